/** The things of TAXI!: boxes of the board, cabs, and what a view says about them. */
import { t } from "@frame/words/words.svelte";
import type { Args, Card, Envelope, Said } from "@frame/games/game";
import type { components } from "./view";

export type TaxiView = components["schemas"]["TaxiView"];
export type Counter = components["schemas"]["Counter"];
export type BoxKind = "rank" | "fare" | "question" | "give" | "sound" | "refuel" | "diversion" | "exit";

export interface Box {
  kind: BoxKind;
  /** In pounds; 0 where the box has none. */
  amount: number;
}

/** What a stop's picture lies on. */
export const PLATES: Record<BoxKind, string> = {
  rank: "var(--dusk-paint)",
  fare: "var(--stop-fare)",
  question: "var(--stop-question)",
  give: "var(--stop-give)",
  sound: "var(--stop-sound)",
  refuel: "var(--stop-refuel)",
  diversion: "var(--cab)",
  exit: "var(--go-paint)",
};

export const WORDS = 6;
export const WORD_PAYS = 4;
export const EXIT_COSTS = 20;
export const TOKEN_COSTS = 30;
export const REFUEL_COSTS = 6;
export const RANK_PAYS = 10;

/** Money as the reader's language writes it; only the bank can have less than none. */
export function pounds(amount: number): string {
  return `${amount < 0 ? "−" : ""}${t("taxi-money", { pounds: Math.abs(amount) })}`;
}

/** `fare-3` is a fare of 3; a foot of the ladder is a box like its kind. */
export function boxOf(name: string): Box {
  const [kind, amount] = name.replace("foot-", "").split("-");
  return { kind: kind as BoxKind, amount: Number(amount ?? 0) };
}

/** A box in words. */
export function nameOfBox(name: string): Said {
  const { kind, amount } = boxOf(name);
  const args: Args = amount ? { pounds: amount } : {};
  return { id: `taxi-box-${kind}`, args };
}

/** Where a seat stands, in words. */
export function placeOf(view: TaxiView, counter: Counter): Said {
  if (counter.out) return { id: "taxi-board-out" };
  if (!counter.rung) return nameOfBox(view.loop[counter.place] ?? "rank");
  const number = view.ladder[counter.rung - 1] ?? 0;
  if (!number) return { id: "taxi-board-rung-none", args: { box: counter.rung } };
  return { id: "taxi-board-rung", args: { box: counter.rung, number } };
}

/** Who may still let a wrong answer count. */
export function whoDecides(card: Card, names: string[]): Said {
  const [only, ...others] = card.judges.map((seat) => names[seat - 1] ?? "");
  if (only === undefined || others.length) return { id: "taxi-web-others-decide" };
  return { id: "taxi-web-asker-decides", args: { asker: only } };
}

/** Whether a card waits for this seat: to answer, to talk, or to let an answer count. */
export function mustAnswer({ to_move, asked }: Envelope, seat: number | null, card: Card | null | undefined): boolean {
  return seat !== null && !!card && card.stage !== "done" && to_move === "referee" && asked.includes(seat);
}
