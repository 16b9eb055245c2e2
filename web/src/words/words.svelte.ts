/** Every text a person reads: the same Fluent files that the terminal uses, one language at a time. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import facts from "../facts.json";
import { change, settings } from "../settings.svelte";

/** What a text is told with. */
export type Args = Record<string, string | number>;

const FILES = import.meta.glob<string>(
  ["@languages/*/*.ftl", "@games/*/texts/*/*.ftl", "!@languages/*/terminal.ftl", "!@games/*/texts/*/terminal.ftl"],
  {
    query: "?raw",
    import: "default",
  },
);

/** Texts by the name that they are wanted by, and by language: `replay` is a general file, `night-rank/web` one of a game. */
const BY_NAME = new Map(Object.entries(FILES).map(([path, text]) => [nameOf(path), text]));

function nameOf(path: string): string {
  const [file, code, , folder] = path
    .replace(/\.ftl$/, "")
    .split("/")
    .reverse();
  return `${code}/${path.includes("/texts/") ? `${folder!.replaceAll("_", "-")}/` : ""}${file}`;
}

/** Games whose texts are part of the page. */
const BUILT_IN = new Set([...BY_NAME.keys()].flatMap((name) => /^\w+\/(.+)\//.exec(name)?.[1] ?? []));

/** Texts that every page may need, with what the front page says of each game. */
const FIRST = ["common", "server", "chat", "web", ...[...BUILT_IN].map((game) => `${game}/front`)];
/** Pages with texts of their own, general ones and those of the games below: `coach`. */
const pages = new Set<string>();
/** Games that this server has, whether or not the page was built with them. */
const mentioned = new Set(BUILT_IN);
/** Games that somebody sits down to. */
const seated = new Set<string>();

function wanted(): string[] {
  const ofGame = (game: string) => ["game", "web", "board", ...pages].map((file) => `${game}/${file}`);
  return [...FIRST, ...[...pages].flatMap((page) => [page, `web-${page}`]), ...[...seated].flatMap(ofGame)];
}

/** Languages by code, with their own name; `whole` is false where only a part of a game is translated. */
export const LANGUAGES = facts.languages;

let bundles: FluentBundle[] = $state.raw([]);
let readings = 0;
let latest: Promise<void> = Promise.resolve();

/** Our texts are written in pounds; at a table with another currency its sign stands in their place. */
const POUND = "£";
const SIGNS: Record<string, string> = { euro: "€", dollar: "$" };
let sign = $state(POUND);

/** What the people of this server type to run it: the page brings it along, for the few texts that name it. */
function command(): string {
  return document.querySelector<HTMLMetaElement>("meta[name=command]")?.content ?? "cabstand";
}

async function load(code: string): Promise<FluentBundle> {
  const transform = (text: string) => text.replaceAll(POUND, sign);
  const bundle = new FluentBundle(code, { useIsolating: false, functions: { COMMAND: command }, transform });
  const found = wanted().flatMap((name) => BY_NAME.get(`${code}/${name}`) ?? []);
  const fromElsewhere = [...seated].filter((game) => !BUILT_IN.has(game)).map((game) => fetchTexts(game, code));
  for (const text of await Promise.all([...found.map((read) => read()), ...fromElsewhere])) bundle.addResource(new FluentResource(text));
  return bundle;
}

/** The texts of a game that this page was built without; nothing where the server cannot be asked: then they are told in plain words. */
async function fetchTexts(game: string, code: string): Promise<string> {
  try {
    const answer = await fetch(`/api/texts/${game}/${code}`);
    return answer.ok ? await answer.text() : "";
  } catch {
    return "";
  }
}

/** Games that this server has, those included that the page was built without: their texts are read with the others. */
export function mention(names: string[]): void {
  for (const name of names) mentioned.add(name);
}

/** Read the texts of a page of its own, too. */
export async function learn(page: string): Promise<void> {
  await want(pages, page);
}

/** Read the texts of a game, too. */
export async function learnGame(game: string): Promise<void> {
  await want(seated, game);
}

function want(among: Set<string>, name: string): Promise<void> {
  if (among.has(name)) return latest;
  among.add(name);
  return speak();
}

/** The first language of the browser that we speak. */
function negotiated(): string {
  const wanted = [settings.language, ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())];
  return wanted.find((code) => LANGUAGES.some((language) => language.code === code)) ?? "en";
}

/** Read the texts; English stands behind a language that lacks something. */
export function speak(code = negotiated()): Promise<void> {
  readings += 1;
  latest = read(code, readings);
  return latest;
}

/** Of several readings at once the last one counts, whichever ends first: it holds all that the others wanted. */
async function read(code: string, reading: number): Promise<void> {
  const whole = LANGUAGES.find((language) => language.code === code)?.whole ?? false;
  const loaded = await Promise.all((whole ? [code] : [code, "en"]).map(load));
  if (reading !== readings) return latest;
  bundles = loaded;
  document.documentElement.lang = code;
}

export async function choose(code: string): Promise<void> {
  change({ language: code });
  await speak(code);
}

export function language(): string {
  return bundles[0]?.locales[0] ?? "en";
}

/** Say what money is called from now on, as a table has it; nothing: as our texts have it. */
export function payIn(currency: string): void {
  sign = SIGNS[currency] ?? POUND;
}

export function moneySign(): string {
  return sign;
}

/** The same with the browser's region, such as `en-GB`. */
export function spoken(): string {
  return navigator.languages.find((tag) => tag.slice(0, 2).toLowerCase() === language()) ?? language();
}

/** The text of a message. One that is missing shows its id, and a test fails. */
export function t(id: string, args: Args = {}): string {
  for (const bundle of bundles) {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) continue;
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, args, errors);
    // a mistake of ours: the console says so, and whoever reads sees all but the missing word
    for (const error of errors) console.error(id, error);
    return text;
  }
  return id;
}

type Told = (key: string, value: string) => string | null;
const tellers: Record<string, Told> = {};

/** How a game tells an argument that is notation in words; null where it is none. */
export function teach(game: string, told: Told): void {
  tellers[game] = told;
}

/** The id by which a game says something in words of its own: `night-rank-coach-figure-tips`. Else the general one. */
export function own(game: string, id: string): string {
  return isKnown(`${game}-${id}`) ? `${game}-${id}` : id;
}

/** Things one after another, as the language writes a list; one that only a board speaks has its sentences in English. */
export function list(things: string[]): string {
  const locale = bundles.at(-1)?.locales[0] ?? "en";
  // as our own texts are written: no comma before the last “and”
  return new Intl.ListFormat(locale === "en" ? "en-GB" : locale, { type: "conjunction" }).format(things);
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** How long ago a moment was, in words; nothing within the last minute. */
export function ago(moment: number, now = Date.now()): string {
  const seconds = (now - moment) / 1000;
  const [unit, length] = UNITS.find(([, each]) => seconds >= each) ?? ["", 1];
  const locale = bundles.at(-1)?.locales[0] ?? "en";
  return unit ? new Intl.RelativeTimeFormat(locale).format(-Math.floor(seconds / length), unit) : "";
}

/** Whether there is such a text: not every game has every one. */
export function isKnown(id: string): boolean {
  return bundles.some((bundle) => bundle.hasMessage(id));
}

/** The game that a text belongs to: its id begins with the game's name. */
function gameOf(id: string): string {
  return [...mentioned, ...seated].filter((game) => id.startsWith(`${game}-`)).sort((one, two) => two.length - one.length)[0] ?? "";
}

/** Seats that are told by the names of those who sit there. */
const SEATS: Record<string, string> = { seat: "player", to: "other" };

/**
 * A line of a story or a refusal: seats are told as the names of those who sit there, things of a game as it calls them. In a text of
 * `night-rank`, the card `u-turn` is told by `night-rank-card-u-turn`, where there is such a text; the server has the same rule.
 */
export function tell(id: string, args: Args, names: string[]): string {
  const told: Args = { ...args };
  const game = gameOf(id);
  for (const [key, value] of Object.entries(args)) {
    const name = SEATS[key];
    if (name && typeof value === "number") told[name] = names[value - 1] ?? String(value);
    else if (typeof value === "string") told[key] = nameOfThing(`${game}-${key}-${value}`) ?? tellers[game]?.(key, value) ?? value;
  }
  return isKnown(id) || !game || BUILT_IN.has(game) ? t(id, told) : inPlainWords(id, game, told);
}

/** The text that is the name of a thing; nothing where there is none, or one that asks for more. */
function nameOfThing(id: string): string | null {
  const bundle = bundles.find((bundle) => bundle.hasMessage(id));
  const pattern = bundle?.getMessage(id)?.value;
  const errors: Error[] = [];
  const text = pattern ? bundle!.formatPattern(pattern, {}, errors) : null;
  return errors.length ? null : text;
}

/** A text that a game does not bring: `night-rank-story-drive` with a seat and a card is “Ada: drive (card W)”. */
function inPlainWords(id: string, game: string, args: Args): string {
  const what = id
    .slice(game.length + 1)
    .replace(/^story-/, "")
    .replaceAll("-", " ");
  const shown = Object.entries(args).filter(([key]) => key !== "player" && !(SEATS[key] && SEATS[key]! in args));
  const details = shown.map(([key, value]) => `${key} ${value}`).join(", ");
  return (args.player === undefined ? "" : `${args.player}: `) + what + (details && ` (${details})`);
}
