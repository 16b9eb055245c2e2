import { describe, expect, test } from "vitest";
import { layOut, type Layout, type Point } from "./geometry";

const LOOP = Array.from({ length: 28 }, (_, box) => ({ 5: "diversion", 12: "foot-sound", 20: "foot-give" })[box] ?? "question");
const SIZES = [
  [360, 420],
  [800, 600],
  [1280, 700],
  [500, 900],
] as const;

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

describe.each(SIZES)("on a board of %i by %i", (width, height) => {
  const board: Layout = layOut(LOOP, 6, width, height);

  test("every stop is on the board, whole", () => {
    for (const { x, y } of board.stops) {
      expect(Math.min(x, width - x, y, height - y)).toBeGreaterThanOrEqual(board.stop / 2);
    }
  });

  test("no two stops lie on each other", () => {
    const gaps = board.stops.map((stop, box) => distance(stop, board.stops[(box + 1) % LOOP.length]!));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(Math.min(28, board.stop) * 0.75);
  });

  test("the diversion is in the upper right corner", () => {
    const corner = { x: width - board.stop / 2 - 2, y: board.stop / 2 + 2 };
    expect(distance(board.stops[5]!, corner)).toBeCloseTo(0);
  });

  test("a cab stands inside its stop and outside the town", () => {
    LOOP.forEach((_, box) => {
      const cab = board.cabAt(box);
      expect(distance(cab, board.stops[box]!)).toBeLessThan(2 * (board.stop + board.lane));
      const { town } = board;
      const inTown = cab.x > town.x && cab.x < town.x + town.width && cab.y > town.y && cab.y < town.y + town.height;
      expect(inTown).toBe(false);
    });
  });

  test("a cab drives all the way round without a jump, and turns with the street", () => {
    const steps = Array.from({ length: LOOP.length * 40 + 1 }, (_, at) => board.cabAt(at / 40));
    const longest = (2 * (board.street.width + board.street.height)) / (LOOP.length * 20);
    for (const [at, cab] of steps.slice(1).entries()) {
      expect(distance(cab, steps[at]!)).toBeLessThan(longest);
      const turned = ((((cab.turn - steps[at]!.turn) % 360) + 540) % 360) - 180;
      expect(turned).toBeGreaterThanOrEqual(-1e-9);
      expect(turned).toBeLessThan(20);
    }
    const [start, end] = [steps[0]!, steps.at(-1)!];
    expect(distance(start, end)).toBeCloseTo(0);
  });

  test("the road works lie in the town, one below the other, and are left free of the middle", () => {
    const { town, free, rungs, rung } = board;
    expect(rungs).toHaveLength(6);
    for (const { x, y } of rungs) {
      expect(x - rung.width / 2).toBeGreaterThanOrEqual(free.x + free.width);
      expect(x + rung.width / 2).toBeLessThanOrEqual(town.x + town.width);
      expect([y >= town.y, y <= town.y + town.height]).toEqual([true, true]);
    }
    expect(rungs.map(({ y }) => y)).toEqual(rungs.map(({ y }) => y).toSorted((a, b) => a - b));
  });

  test("a cab on the road works looks down; below the last rung it is at their foot", () => {
    expect(board.cabOnRung(1)).toEqual({ ...board.rungs[0], turn: 90 });
    expect(board.cabOnRung(7).y).toBeGreaterThan(board.rungs[5]!.y);
  });

  test("two ways lead from the foot of the road works back to the street", () => {
    const ends = board.ways.map((way) => way.split(" ").slice(-2).map(Number));
    expect(ends).toEqual([12, 20].map((box) => [board.cabAt(box).x, board.cabAt(box).y]));
  });
});

test("a cab on a straight looks along it: right at the top, down at the right, left at the bottom, up at the left", () => {
  const board = layOut(LOOP, 6, 800, 600);
  const turns = LOOP.map((_, box) => board.cabAt(box).turn);
  for (const turn of [0, 90, 180, 270]) expect(turns).toContain(turn);
});

test("stops on a large board are not larger than they need be, and on a small one not too small to press", () => {
  expect(layOut(LOOP, 6, 3000, 2000).stop).toBe(72);
  expect(layOut(LOOP, 6, 200, 200).stop).toBe(28);
});

test("a loop without a diversion begins in the upper right corner", () => {
  const plain = LOOP.map(() => "question");
  const { stops, stop } = layOut(plain, 6, 800, 600);
  expect([stops[0]!.x, stops[0]!.y]).toEqual([800 - stop / 2 - 2, stop / 2 + 2]);
});
