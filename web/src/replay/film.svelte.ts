/** A game that can be stepped through: it comes in parts, the one that is looked at first, then all the others. */
import facts from "../facts.json";
import { api, ask, Refused, type Schemas } from "../api/api";
import { introduce } from "../api/me";
import { settings } from "../settings.svelte";

export type Step = Schemas["ReplayStep"];
export type Part = Schemas["Replay"];

const PART = facts.steps;

/** Where a game comes from. */
export interface Source {
  /** Its table, where it was played at one of this server. */
  table: string | null;
  /** Some of its steps, through a seat's eyes. */
  part(from: number, seat: number | null): Promise<Part>;
  /** The log as text. */
  log(): Promise<string>;
  /** The coach's word on a moment of a game that is over; `deep` with what takes longer. */
  coach(at: number, deep: boolean): Promise<Schemas["Coached"]>;
  /** The whole game gone through by the coach. */
  review(): Promise<Schemas["Reviewed"]>;
}

/** The answer by its own type: on its way through the client's types a pair becomes a list. */
const asPart = (asked: Promise<unknown>) => asked as Promise<Part>;

export function fromTable(table: string): Source {
  const path = { table };
  const part = (from: number, seat: number | null) =>
    asPart(ask<unknown>(api.GET("/api/tables/{table}/replay", { params: { path, query: { from, seat } } })));
  return {
    table,
    part: async (from, seat) => {
      if (!settings.known) await introduce();
      try {
        return await part(from, seat);
      } catch (error) {
        if (!(error instanceof Refused) || error.problem.reason !== "server-who-are-you") throw error;
        await introduce();
        return part(from, seat);
      }
    },
    log: () => ask(api.GET("/api/tables/{table}/log", { params: { path }, parseAs: "text" })),
    coach: (at, deep) => ask(api.GET("/api/tables/{table}/replay/coach", { params: { path, query: { at, deep } } })),
    review: () => ask(api.GET("/api/tables/{table}/review", { params: { path } })),
  };
}

export function fromFile(log: string): Source {
  return {
    table: null,
    part: (from, seat) => asPart(ask<unknown>(api.POST("/api/replays", { body: { log, seat, from } }))),
    log: () => Promise.resolve(log),
    coach: (at, deep) => ask(api.POST("/api/replays/coach", { body: { log, at, deep } })),
    review: () => ask(api.POST("/api/replays/review", { body: { log, seat: null, from: 0 } })),
  };
}

export class Film {
  readonly source: Source;
  /** What every part says about the whole. */
  head: Part = $state.raw()!;
  /** By their number, with holes where they have not come yet. */
  steps: (Step | undefined)[] = $state.raw([]);
  /** Why the rest does not come. */
  trouble: unknown = $state.raw(null);
  #wanted = 0;
  #turn = 0;

  private constructor(source: Source) {
    this.source = source;
  }

  /** Open a film at a moment. Who sat at the table sees what their own seat saw; who sat on several, only while it is under way. */
  static async open(source: Source, at: number, seat: number | null): Promise<Film> {
    const film = new Film(source);
    let first = await source.part(startOf(at), seat);
    const mine = first.over && first.mine.length > 1 ? undefined : first.mine[0];
    if (seat === null && mine) first = await source.part(startOf(at), mine);
    if (at > first.total) first = await source.part(startOf(first.total), first.seat);
    film.#take(first);
    void film.#loadRest();
    return film;
  }

  /** See the same through other eyes. */
  async look(seat: number | null, at: number): Promise<void> {
    const first = await this.source.part(startOf(at), seat);
    this.#turn += 1;
    this.steps = [];
    this.#take(first);
    void this.#loadRest();
  }

  /** This moment is looked at: it comes next. */
  want(at: number): void {
    this.#wanted = at;
  }

  /** Of a game under way: what has happened since. */
  async refresh(): Promise<void> {
    const last = await this.source.part(startOf(this.head.total), this.head.seat);
    this.#take(last);
    void this.#loadRest();
  }

  async retry(): Promise<void> {
    this.trouble = null;
    await this.#loadRest();
  }

  #take(part: Part): void {
    const steps = [...this.steps];
    steps.length = part.total + 1;
    for (const step of part.steps) steps[step.seq] = step;
    this.head = part;
    this.steps = steps;
  }

  async #loadRest(): Promise<void> {
    const turn = ++this.#turn;
    try {
      for (let next = this.#missing(); next !== null; next = this.#missing()) {
        const part = await this.source.part(next, this.head.seat);
        if (turn !== this.#turn) return; // other eyes were chosen meanwhile
        this.#take(part);
      }
    } catch (error) {
      if (turn === this.#turn) this.trouble = error;
    }
  }

  #missing(): number | null {
    if (!this.steps[this.#wanted] && this.#wanted <= this.head.total) return startOf(this.#wanted);
    const hole = this.steps.findIndex((step) => !step);
    return hole < 0 ? null : startOf(hole);
  }
}

function startOf(at: number): number {
  return Math.floor(at / PART) * PART;
}
