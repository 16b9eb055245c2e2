/** Asking the coach about a seat, and telling in words what it says. */
import { api, ask, type Schemas } from "../api/api";
import { isKnown, own, t } from "../words/words.svelte";

export type Advice = Schemas["Advice"];
export type Choice = Schemas["Choice"];
export type Coached = Schemas["Coached"];

export function askCoach(table: string, seat: number, play: string, deep: boolean): Promise<Coached> {
  return ask(api.GET("/api/tables/{table}/coach", { params: { path: { table }, query: { seat, play, deep } } }));
}

/** The figures of a choice, each as a few words: those that there is a text for. */
export function toldFigures(game: string, { figures }: Choice): string[] {
  const { loss, ...others } = figures;
  const told = Object.entries(others).map(([name, value]) => ({ id: own(game, `coach-figure-${name}`), name, value }));
  return [
    ...(loss !== undefined && loss >= 0.05 ? [t("coach-figure-loss", { loss })] : []),
    ...told.filter(({ id }) => isKnown(id)).map(({ id, name, value }) => t(id, { [name]: value!, percent: Math.round(value! * 100) })),
  ];
}
