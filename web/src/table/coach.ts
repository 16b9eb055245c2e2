/** Asking the coach about a seat, and telling in words what it says. */
import { api, ask, type Schemas } from "../api/api";
import { t } from "../words/words.svelte";

export type Advice = Schemas["Advice"];
export type Choice = Schemas["Choice"];
export type Coached = Schemas["Coached"];

export function askCoach(table: string, seat: number, play: string, deep: boolean): Promise<Coached> {
  return ask(api.GET("/api/tables/{table}/coach", { params: { path: { table }, query: { seat, play, deep } } }));
}

const percent = (share: number): number => Math.round(share * 100);

/** The figures of a choice, each as a few words; those that there are. */
export function toldFigures({ figures }: Choice): string[] {
  const { points, pounds, launch, full, win, loss } = figures;
  return [
    ...(loss !== undefined && loss >= 0.05 ? [t("coach-figure-loss", { loss })] : []),
    ...(points !== undefined ? [t("coach-figure-points", { points })] : []),
    ...(pounds !== undefined ? [t("coach-figure-pounds", { pounds })] : []),
    ...(launch !== undefined ? [t("coach-figure-launch", { percent: percent(launch) })] : []),
    ...(full !== undefined ? [t("coach-figure-full", { percent: percent(full) })] : []),
    ...(win !== undefined ? [t("coach-figure-win", { percent: percent(win) })] : []),
  ];
}
