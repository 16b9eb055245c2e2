/** What a person likes, kept in this browser and nowhere else. A browser that keeps nothing works too. */

export type Theme = "auto" | "light" | "dark";
export type Motion = "none" | "quick" | "calm";
export type BotPace = "instant" | "quick" | "calm";

interface Settings {
  language: string;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  /** How loud, of 100. */
  volume: number;
  /** How long bots let you look before they move, at the tables that you lay. */
  botPace: BotPace;
  /** The rendering for screen readers instead of the drawing. */
  textView: boolean;
  name: string;
  /** The face and the cab that I like to be drawn with; "" where I have chosen none. */
  face: string;
  paint: string;
  roof: string;
  /** Whether this browser has been given a cookie. */
  known: boolean;
  /** How many tables of mine there were last time. */
  tables: number;
  /** Hints that have done their work: `game/hint`, or `game/*` for all of a game. */
  hinted: string[];
  /** Games that were played to the end. */
  played: string[];
  /** Lets every card happen without being asked, where others may react to it. */
  passesReactions: boolean;
  /** Whom I had rather not hear, at which table: `table/name`. */
  muted: string[];
  /** Bots to play against: `game/bot`. An earlier page kept characters under their bare names. */
  opponents: string[];
  /** Options of games as they were chosen last: `game/option`. */
  options: Record<string, string>;
  /** Editions of one's own, in games that have them: the hash by `game`, what it is called by `game/name`. */
  editions: Record<string, string>;
}

const KEY = "cabstand";

const FIRST: Settings = {
  language: "",
  theme: "auto",
  motion: "quick",
  sound: true,
  volume: 100,
  botPace: "quick",
  textView: false,
  name: "",
  face: "",
  paint: "",
  roof: "",
  known: false,
  tables: 0,
  hinted: [],
  played: [],
  passesReactions: false,
  muted: [],
  opponents: [],
  options: {},
  editions: {},
};
const CHOICES: Record<string, unknown[]> = {
  theme: ["auto", "light", "dark"],
  motion: ["none", "quick", "calm"],
  botPace: ["instant", "quick", "calm"],
};

/** What was kept, as far as it can be meant: an older page, or somebody's hand, may have left anything there. */
function kept(): Partial<Settings> {
  try {
    const found = Object.entries(renewed(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, unknown>));
    return Object.fromEntries(found.filter(([key, value]) => fits(FIRST[key as keyof Settings], value, CHOICES[key])));
  } catch {
    return {};
  }
}

/** An earlier page kept the one option and the one edition that there were as settings of their own, without their games; and it
 * showed a game once, all at a time. */
function renewed({ tournament, edition, editionName, toured, ...kept }: Record<string, unknown>): Record<string, unknown> {
  const played = Array.isArray(toured) ? toured.map(String) : [];
  const options = tournament === true ? { options: { tournament: "true" } } : {};
  const editions = edition ? { editions: { "": edition, "/name": editionName } } : {};
  return { ...options, ...editions, hinted: played.map((game) => `${game}/*`), played, ...kept };
}

function fits(first: unknown, value: unknown, choices: unknown[] | undefined): boolean {
  if (Array.isArray(first)) return Array.isArray(value) && value.every((one) => typeof one === "string");
  if (typeof first === "object") return isRecord(value) && Object.values(value).every((one) => typeof one === "string");
  return typeof value === typeof first && (choices?.includes(value) ?? true);
}

function isRecord(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export const settings: Settings = $state({ ...FIRST, ...kept() });

export function change(parts: Partial<Settings>): void {
  Object.assign(settings, parts);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // private windows may refuse to keep anything: the setting holds until the page is closed
  }
}

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

export function showLook(): void {
  const root = document.documentElement;
  root.dataset.theme = settings.theme === "auto" ? (dark.matches ? "dark" : "light") : settings.theme;
  root.dataset.motion = pace() === 0 ? "none" : settings.motion;
}

dark.addEventListener("change", showLook);
still.addEventListener("change", showLook);

/** How long motion takes: 0 for none, which a system-wide wish for stillness always means. */
export function pace(): number {
  if (still.matches || settings.motion === "none") return 0;
  return settings.motion === "calm" ? 2 : 1;
}
