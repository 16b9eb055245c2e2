import { beforeEach, expect, test, vi } from "vitest";
import type { Window } from "../games/game";
import { answered, arrived, leftOf } from "./windows";

const windowOf = (seconds: number) => ({ seconds, seats: [1, 2], answered: false }) as Window;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance", "setTimeout"] });
  return () => vi.useRealTimers();
});

test("a window lasts its seconds from when it came, on this browser's clock", () => {
  const window = arrived(windowOf(8))!;
  expect(leftOf(window)).toBe(8000);
  vi.advanceTimersByTime(3000);
  expect(leftOf(window)).toBe(5000);
});

test("a window that is over has nothing left, and no less", () => {
  const window = arrived(windowOf(2))!;
  vi.advanceTimersByTime(5000);
  expect(leftOf(window)).toBe(0);
});

test("one that I have answered lasts as long as before", () => {
  const window = arrived(windowOf(8))!;
  vi.advanceTimersByTime(1000);
  const mine = answered(window)!;
  vi.advanceTimersByTime(1000);
  expect([mine.answered, leftOf(mine), window.answered]).toEqual([true, 6000, false]);
});

test("where there is none, there is none", () => {
  expect([arrived(null), answered(null)]).toEqual([null, null]);
});

test("one that never came is over", () => {
  expect(leftOf(windowOf(9))).toBe(0);
});
