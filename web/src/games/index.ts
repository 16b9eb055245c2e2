/** The games that have a screen. Each is loaded when somebody sits down to it. */
import type { Component } from "svelte";
import type { Follow } from "../draws/follower";
import { learn, learnGame } from "../words/words.svelte";
import { factsOf } from "./facts";
import { byName } from "./folders";
import type { Envelope, GameScreen } from "./game";
import { loadOutside } from "./outside";

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a view is whatever its own game makes of it: the frame only hands it on
export type AnyGame = GameScreen<any>;

/** What stands beside each name in a row of players, by seat: the scores, unless the game has something else to show. */
export function besideNames(screen: AnyGame | null, view: unknown, envelope: Envelope | null): (number | string)[] {
  if (!envelope) return [];
  return screen?.besideNames?.(view, envelope) ?? envelope.scores;
}

const SCREENS = byName(import.meta.glob<{ default: AnyGame }>("@games/*/web/index.ts"));
const EDITORS = byName(import.meta.glob<{ default: Component }>("@games/*/web/editor.ts"));
const FOLLOWERS = byName(import.meta.glob<{ default: Follow }>("@games/*/web/follower.ts"));

/** Whether a game brings an editor for its editions. */
export function hasEditor(name: string): boolean {
  return EDITORS.has(name);
}

/** The editor of a game's editions; without a name, the first game that has one. Null where there is none. */
export async function loadEditor(name = [...EDITORS.keys()][0] ?? ""): Promise<Component | null> {
  return (await EDITORS.get(name)?.())?.default ?? null;
}

/** Whether the page brings a game's own screen, and with it a page of rules. */
export function hasScreen(name: string): boolean {
  return SCREENS.has(name);
}

/** A game's screen and its texts; the plain screen for a game that brings none, nothing for one that is not on this server. */
export async function loadGame(name: string): Promise<AnyGame | null> {
  const load = SCREENS.get(name);
  if (!load) return loadPlain(name);
  const [screen] = await Promise.all([load(), learnGame(name)]);
  return screen.default;
}

/** A screen of its own comes from the game's package; the plain one is around it, and stands in where it cannot be had. */
async function loadPlain(name: string): Promise<AnyGame | null> {
  const facts = factsOf(name);
  if (!facts) return null;
  const { plainScreen } = await import("./plain");
  await Promise.all([learn("plain"), learnGame(name)]);
  const plain = plainScreen(facts.secret);
  if (!facts.screen || !(await loadOutside(name, facts.screen))) return plain;
  const { default: Board } = await import("./Outside.svelte");
  return { ...plain, Board };
}

/** What follows a game's log to draw its dice and cards again; null for a game that brings nothing of the kind. */
export async function loadFollower(name: string): Promise<Follow | null> {
  return (await FOLLOWERS.get(name)?.())?.default ?? null;
}
