/** A day of a game: asked for, played, and told in one line to anyone who wants to know. */
import { api, ask, type Schemas } from "../api/api";
import { introduce } from "../api/me";
import { loadGame } from "../games";
import { allGames, can } from "../games/facts";
import { gameName } from "../games/naming";
import { isKnown, language, learn, t } from "../words/words.svelte";
import type { Marks } from "./marks";

export type Day = Schemas["ToldDay"];
export function total(scores: number[]): number {
  return scores.reduce((sum, score) => sum + score, 0);
}

/** Without an address: everybody who plays here knows where it is. */
export function shareLine(day: Day, marks: Marks | null): string {
  const mine = day.mine?.first;
  if (!mine) return "";
  const said = { day: day.day, score: mine.score, marks: mine.marks.map((mark) => marks?.letters[mark] ?? "").join("") };
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

/** The games that have a daily, in the order in which they stand on the rank. */
export function dailyGames(): string[] {
  return allGames()
    .map(({ name }) => name)
    .filter((name) => can(name, "daily"));
}

/** Read the texts of the page of a day, and what a game says there. */
export async function learnDaily(game: string): Promise<void> {
  await Promise.all([learn("daily"), learn(`${game}/daily`)]);
}

/** What the daily of a game is called; by its game, too, where there are several. */
export function dailyName(game: string): string {
  return dailyGames().length > 1 ? `${t("web-daily-name")}: ${gameName(game)}` : t("web-daily-name");
}

/** What is played, in a sentence. */
export function aboutDaily(game: string): string {
  const own = `${game}-daily-about`;
  return isKnown(own) ? t(own) : t("web-daily-about", { game: gameName(game) });
}

/** Where a day of a game is shown; the first game's days have the short addresses. */
export function dayAddress(game: string, day?: string): string {
  return ["/daily", ...(game === dailyGames()[0] ? [] : [game]), ...(day ? [day] : [])].join("/");
}

/** What the steps of an address behind `/daily` ask for: a day, or a game and perhaps a day. */
export function askedDay([first = "", second]: string[]): { game: string; asked?: string } {
  const [game, day] = first && !/^\d/.test(first) ? [first, second] : [dailyGames()[0] ?? "", first];
  return { game, ...(day ? { asked: day } : {}) };
}

/** A day of a game; today where none is named. */
export function askDay(game: string, day?: string): Promise<Day> {
  const query = game ? { game } : {}; // a server without any daily says so
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
