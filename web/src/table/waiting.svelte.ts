/** Tables of mine, and which of them wait for me: asked for again every few minutes, wherever I am. */
import { api, ask, type Plan } from "../api/api";
import { settings } from "../settings.svelte";

/** Seldom: the server may have to open games for the answer in which nobody has been for a while. */
const AGAIN = 5 * 60_000;

/** Those that wait for me first, the longest first; the others in the order in which they came. */
export function mostUrgentFirst<T extends Pick<Plan, "asked" | "since">>(tables: T[]): T[] {
  const waiting = tables.filter(({ asked }) => asked).sort((one, other) => one.since - other.since);
  return [...waiting, ...tables.filter(({ asked }) => !asked)];
}

export class MyTables {
  all: Plan[] = $state.raw([]);
  /** Whether the server has answered, or could not be asked. */
  known = $state(false);

  /** Ask now and again, until what is returned is called. Somebody who has never been here has no tables to ask for. */
  watch(): () => void {
    if (!settings.known) return () => {};
    void this.#look();
    const timer = setInterval(() => void this.#look(), AGAIN);
    return () => clearInterval(timer);
  }

  /** How many wait for me besides one. */
  waiting(besides = ""): number {
    return this.all.filter(({ asked, table }) => asked && table !== besides).length;
  }

  async #look(): Promise<void> {
    // forgotten, or nobody answers: what was known stays
    this.all = mostUrgentFirst(await ask(api.GET("/api/tables")).catch(() => this.all));
    this.known = true;
  }
}
