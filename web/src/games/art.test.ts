import { expect, test } from "vitest";
import { faceOf, paintOf, pictureOf } from "./art";
import { byName } from "./folders";

const DRAWN = {
  pictures: byName(import.meta.glob<{ default: unknown }>("@games/*/web/Picture.svelte", { eager: true })),
  faces: byName(import.meta.glob<{ default: unknown }>("@games/*/web/Face.svelte", { eager: true })),
};

test("a game that brings drawings is shown by its own", () => {
  expect(DRAWN.pictures.size).toBeGreaterThan(1);
  for (const [game, { default: own }] of DRAWN.pictures) expect(pictureOf(game)).toBe(own);
  for (const [game, { default: own }] of DRAWN.faces) expect(faceOf(game)).toBe(own);
  expect(new Set(DRAWN.pictures.values()).size).toBe(DRAWN.pictures.size);
});

test("a game without drawings gets nobody else’s: the frame draws a cab", () => {
  for (const game of ["night-rank", "owl-run", ""]) {
    expect(pictureOf(game)).toBeUndefined();
    expect(faceOf(game)).toBeUndefined();
  }
});

test("what has no drawing of its own keeps its colour, and not all have the same", () => {
  const names = ["night-rank", "owl-run", "pig", "dice-race", "random", "searcher", "Ünal", ""];
  const paints = names.map(paintOf);
  expect(names.map(paintOf)).toEqual(paints);
  for (const paint of paints) expect(paint).toMatch(/^var\(--seat-[1-6]\)$/);
  expect(new Set(paints).size).toBeGreaterThan(2);
});
