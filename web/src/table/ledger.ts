/** A game gone through, told as an account: what it was worth before, everything that moved that, and what it came to. */
import type { Schemas } from "../api/api";
import { language, own, t } from "../words/words.svelte";
import { signed } from "./ending";

export type SeatReview = Schemas["SeatReview"];
export type Measure = Schemas["Measure"];

export interface Entry {
  label: string;
  figure: string;
}

/** A figure in the measure of its review: points, or a chance in percent. */
export function figure(measure: Measure, value: number): string {
  return measure === "win" ? t("coach-review-figure-win", { percent: 100 * value }) : t("coach-review-figure", { points: value });
}

/** What has changed, with its sign; percent points where chances are told. */
export function change(measure: Measure, value: number): string {
  const shown = measure === "win" ? 100 * value : value;
  return new Intl.NumberFormat(language(), { signDisplay: "exceptZero", minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(shown);
}

/** What was given away, and how far that may be off. */
export function given(measure: Measure, { loss, within }: { loss: number; within: number }): string {
  const told = figure(measure, loss);
  return within ? t("coach-review-within", { figure: told, within: figure(measure, within) }) : told;
}

export function ledger(game: string, measure: Measure, review: SeatReview): Entry[] {
  const { first, luck, besides = {}, loss, within = 0, final } = review;
  const moved = [...(luck === null ? [] : [["luck", luck] as const]), ...Object.entries(besides)];
  const lost = change(measure, -loss);
  return [
    { label: t("coach-review-first"), figure: figure(measure, first) },
    ...moved.map(([name, value]) => ({ label: t(own(game, `coach-review-${name}`)), figure: change(measure, value!) })),
    {
      label: t("coach-review-given"),
      figure: within ? t("coach-review-within", { figure: lost, within: figure(measure, within) }) : lost,
    },
    { label: t("coach-review-final"), figure: figure(measure, final) },
  ];
}

/** How somebody has played, in one line. */
export function inOneLine({ accuracy, luck, best, decisions }: SeatReview, player: string): string {
  if (accuracy === null || luck === null) return t("web-ending-choices", { player, choices: t("coach-review-best", { best, decisions }) });
  return t("web-ending-played", { player, percent: Math.round(accuracy * 100), luck: signed(luck) });
}
