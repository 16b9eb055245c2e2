/** Which part of the town is worth looking at: all of it while its cards stay large, later what matters now. */
import type { Box } from "./camera.svelte";
import { spotOf, type FarePlayView, type Spot } from "./parts";
import { wayOf } from "./ways";

/** Squares of ground that are shown round about. */
const MARGIN = 1.05;
/** Pixels for a card below which the whole town is too small to read. */
export const READABLE = 56;

export function boxAround(spots: readonly Spot[]): Box {
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  const edge = 0.5 + MARGIN;
  return { left: Math.min(...xs) - edge, right: Math.max(...xs) + edge, top: Math.min(...ys) - edge, bottom: Math.max(...ys) + edge };
}

/** The squares that matter: the ways that are shown, where something has happened or is about to, where a card could go. */
export function whatMatters(view: FarePlayView, ways: readonly number[], squares: readonly string[]): Spot[] {
  const steps = ways.flatMap((seat) => wayOf(view.drivers[seat - 1]!).steps);
  const waiting = view.waiting?.square ? [view.waiting.square] : [];
  return [...steps, ...[...waiting, ...squares].map(spotOf)];
}

/** The box to show: the whole town where its cards stay readable or nothing matters more, else what matters. */
export function frameOf(view: FarePlayView, spots: readonly Spot[], scaleFor: (box: Box) => number): Box {
  const whole = boxAround(view.map);
  if (!spots.length || scaleFor(whole) >= READABLE) return whole;
  const near = boxAround(spots);
  return scaleFor(near) > scaleFor(whole) ? near : whole;
}
