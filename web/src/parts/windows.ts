/** When a time in which everybody is asked is over, on this browser's own clock, however often it is shown anew. */
import type { Window } from "../games/game";

const ends = new WeakMap<Window, number>();

/** The same, noted as it came. */
export function arrived(window: Window | null): Window | null {
  if (window) ends.set(window, performance.now() + window.seconds * 1000);
  return window;
}

/** Milliseconds that are left. */
export function leftOf(window: Window): number {
  return Math.max(0, (ends.get(window) ?? 0) - performance.now());
}

/** The same once I have answered: it lasts as long as before. */
export function answered(window: Window | null): Window | null {
  if (!window) return null;
  const same = { ...window, answered: true };
  ends.set(same, ends.get(window) ?? 0);
  return same;
}
