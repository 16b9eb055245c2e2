/** How a game has ended: where everybody stands, what their scores are made of, and how it is counted up. */
import { api, ask, type Schemas } from "../api/api";
import type { Envelope } from "../games/game";
import { language, t } from "../words/words.svelte";

export type Ending = Schemas["TableEnding"];
export type Finish = Schemas["Finish"];
export type Award = Schemas["Award"];

/** Milliseconds in which one part of every score is counted. */
export const EACH_PART = 700;

/** Ask how the game of a table has ended. */
export function askEnding(table: string): Promise<Ending> {
  return ask(api.GET("/api/tables/{table}/ending", { params: { path: { table } } }));
}

/** Where everybody stands by what the table itself knows: until the rest has come, and where it cannot be had. */
export function bareFinishes({ scores, winners }: Envelope): Finish[] {
  const merit = (at: number) => [winners.includes(at + 1) ? 1 : 0, scores[at]!] as const;
  const isBetter = (one: number, other: number) => {
    const [a, b] = [merit(one), merit(other)];
    return a[0] !== b[0] ? a[0] > b[0] : a[1] > b[1];
  };
  return scores
    .map((score, at): Finish => {
      const place = 1 + scores.filter((_, other) => isBetter(other, at)).length;
      return { seat: at + 1, place, score, parts: [], best: null };
    })
    .sort((one, other) => one.place - other.place);
}

/** The parts that are counted: where none are told, the score itself is one. */
function amountsOf({ score, parts }: Finish): number[] {
  return parts.length ? parts.map(({ amount }) => amount) : [score ?? 0];
}

/** How many parts there are to be counted, one after another, for everybody at once. */
export function partsOf(finishes: Finish[]): number {
  return Math.max(0, ...finishes.map((finish) => amountsOf(finish).length));
}

/** How somebody has finished, while it is counted up: `counted` parts and the share of the next one that its fraction says. */
export function countedUp(finish: Finish, counted: number): { score: number | null; amounts: number[] } {
  const amounts = amountsOf(finish).map((amount, at) => Math.round(amount * Math.min(1, Math.max(0, counted - at))) || 0);
  const sum = amounts.reduce((sum, amount) => sum + amount, 0);
  const all = counted >= amounts.length;
  return { score: finish.score === null ? null : all ? finish.score : sum, amounts };
}

/** How long a game took, in the largest unit that says enough. */
export function lengthOf(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  if (minutes < 120) return t("web-ending-minutes", { minutes });
  const hours = Math.round(minutes / 60);
  return hours < 48 ? t("web-ending-hours", { hours }) : t("web-ending-days", { days: Math.round(hours / 24) });
}

/** A figure of the coach with its sign, as the language writes it. */
export function signed(figure: number): string {
  return new Intl.NumberFormat(language(), { signDisplay: "exceptZero", maximumFractionDigits: 1 }).format(figure);
}
