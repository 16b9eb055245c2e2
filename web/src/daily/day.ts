/** A day of the daily taxi: asked for, played, and told in one line to whoever wants to know. */
import { api, ask, type Schemas } from "../api/api";
import { introduce } from "../api/me";
import { loadGame } from "../games";
import { language, t } from "../words/words.svelte";

export type Day = Schemas["ToldDay"];
export type Mark = Schemas["Outcome"]["marks"][number];

/** What stands for a turn in the line that is shared. */
export const SIGNS: Record<string, string> = { failed: "💥", launched: "🚀", full: "🌟" };

export function markName(mark: Mark): string {
  if (mark === "full") return t("web-daily-full");
  return mark === "failed" ? t("web-daily-failed") : t("web-daily-launched");
}

export function total(scores: number[]): number {
  return scores.reduce((sum, score) => sum + score, 0);
}

/** Without an address: whoever plays here knows where it is. */
export function shareLine(day: Day): string {
  const mine = day.mine?.first;
  if (!mine) return "";
  const said = { day: day.day, score: mine.score, marks: mine.marks.map((mark) => SIGNS[mark] ?? "").join("") };
  return day.figures ? t("web-daily-share-perfect", { ...said, perfect: total(day.figures.perfect) }) : t("web-daily-share", said);
}

/** The reader's own manner of this language, as far as the browser knows it: not every clock that speaks English says a.m. */
function manner(): string {
  return navigator.languages.find((tag) => tag.startsWith(language())) ?? language();
}

/** The day as people say it. It is the one in Greenwich, wherever they are. */
export function dayName(day: string): string {
  return new Intl.DateTimeFormat(manner(), { dateStyle: "full", timeZone: "UTC" }).format(new Date(`${day}T12:00:00Z`));
}

/** A moment on the reader's own clock. */
export function clockTime(moment: number): string {
  return new Intl.DateTimeFormat(manner(), { weekday: "long", hour: "numeric", minute: "2-digit" }).format(moment);
}

/** A day of a game; today, and the game whose day the server shows first, where none is named. */
export function askDay(day?: string, game?: string): Promise<Day> {
  const query = game ? { game } : {};
  return ask(day ? api.GET("/api/daily/{day}", { params: { path: { day }, query } }) : api.GET("/api/daily", { params: { query } }));
}

/** Begin today's game, or go on with it: the address of its table. */
export async function playToday(game: string): Promise<string> {
  await introduce();
  const [plan] = await Promise.all([ask(api.POST("/api/daily", { params: { query: { game } } })), loadGame(game)]);
  return `/t/${plan.table}`;
}

export function listMe({ game, day }: Day, listed: boolean): Promise<Day> {
  return ask(api.POST("/api/daily/{day}/board", { params: { path: { day }, query: { game } }, body: { listed } }));
}
