/** What games look like from outside: a picture on the front page, and the faces of their characters. */
import type { Component } from "svelte";
import { byName } from "./folders";

interface Drawing<Props extends Record<string, unknown>> {
  default: Component<Props>;
}

// small, and wanted by the first page: there at once, so that nothing jumps
const PICTURES = byName(import.meta.glob<Drawing<Record<string, never>>>("@games/*/web/Picture.svelte", { eager: true }));
const FACES = byName(import.meta.glob<Drawing<{ who: string }>>("@games/*/web/Face.svelte", { eager: true }));
const PAINTS = 6;

/** A drawing of 320 by 150 within an `svg`; nothing for a game that brings none. */
export const pictureOf = (game: string) => PICTURES.get(game)?.default;

/** A drawing of 64 by 64 within an `svg`, on a disc; nothing for a game that brings none. */
export const faceOf = (game: string) => FACES.get(game)?.default;

/** A colour for what has no drawing of its own, always the same for one name. */
export function paintOf(name: string): string {
  const sum = [...name].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 9973, 7);
  return `var(--seat-${(sum % PAINTS) + 1})`;
}
