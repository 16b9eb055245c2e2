/** How a game shows the way a turn of its day ended: `daily.ts` in the game's folder. */
import type { Component } from "svelte";
import { byName } from "../games/folders";
import { isKnown, t } from "../words/words.svelte";

export interface Marks {
  /** A mark, drawn. */
  Sign: Component<{ mark: string }>;
  /** A picture for each day. */
  Picture?: Component<{ day: string }>;
  /** What stands for a mark in the line that is shared. */
  letters: Record<string, string>;
}

const MARKS = byName(import.meta.glob<{ default: Marks }>("@games/*/web/daily.ts"));

/** Null for a game that draws none: its marks are told in words. */
export async function marksOf(game: string): Promise<Marks | null> {
  return (await MARKS.get(game)?.())?.default ?? null;
}

/** A mark in words. */
export function markName(game: string, mark: string): string {
  const id = `${game}-daily-${mark}`;
  return isKnown(id) ? t(id) : mark;
}
