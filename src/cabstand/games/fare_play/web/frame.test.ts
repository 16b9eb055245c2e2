import { expect, test } from "vitest";
import { boxAround, frameOf, READABLE, whatMatters } from "./frame";
import type { FarePlayView } from "./parts";

const town = (from: number, to: number, parts: Partial<Record<keyof FarePlayView, unknown>> = {}) =>
  ({
    map: Array.from({ length: to - from + 1 }, (_, at) => ({ x: from + at, y: 0 })),
    drivers: [{ way: ["start -e", "e1 w-"] }, { way: ["w3 -e", "w2 w-"] }],
    waiting: null,
    ...parts,
  }) as unknown as FarePlayView;
/** A window so wide that its pixels are shared by the squares of the box. */
const wide =
  (pixels: number) =>
  ({ left, right }: { left: number; right: number }) =>
    pixels / (right - left);

test("a small town is shown whole, whatever matters", () => {
  const view = town(-1, 1);
  const window = wide(READABLE * 10);
  expect(frameOf(view, whatMatters(view, [1], []), window)).toEqual(boxAround(view.map));
});

test("in a large town the eye is on the ways that are shown, on what happened and on what is asked about", () => {
  const view = town(-9, 9);
  const frame = (spots: ReturnType<typeof whatMatters>) => {
    const { left, right } = frameOf(view, spots, wide(390));
    return [Math.ceil(left), Math.floor(right)];
  };
  expect(frame(whatMatters(view, [1], []))).toEqual([-1, 2]);
  expect(frame(whatMatters(view, [1, 2], []))).toEqual([-4, 2]);
  expect(frame(whatMatters(view, [1], ["e4"]))).toEqual([-1, 5]);
  expect(frame(whatMatters({ ...view, waiting: { square: "w5" } } as FarePlayView, [], []))).toEqual([-6, -4]);
});

test("where nothing matters, or it lies all over the town, the town is shown whole", () => {
  const view = town(-9, 9);
  expect(frameOf(view, [], wide(390))).toEqual(boxAround(view.map));
  expect(frameOf(view, whatMatters(view, [], ["w9", "e9"]), wide(390))).toEqual(boxAround(view.map));
});
