import { expect, test } from "vitest";
import { server } from "@testing/server";
import type { Envelope } from "../games/game";
import { askEnding, bareFinishes, countedUp, partsOf, signed, type Finish } from "./ending";

const PARTS = [
  { message: "night-rank-part-tips", amount: 12 },
  { message: "night-rank-part-fuel", amount: -4 },
];
const finish = (more: Partial<Finish> = {}): Finish => ({ seat: 1, place: 1, score: 8, parts: PARTS, best: null, ...more });
const envelope = (scores: number[], winners: number[]) => ({ scores, winners }) as unknown as Envelope;

test("without an ending of its own a game is ranked by winners, then by scores", () => {
  const places = (scores: number[], winners: number[]) => bareFinishes(envelope(scores, winners)).map(({ seat, place }) => [seat, place]);
  expect(places([20, 35, 20], [2])).toEqual([
    [2, 1],
    [1, 2],
    [3, 2],
  ]);
  expect(places([40, 35], [2])).toEqual([
    [2, 1],
    [1, 2],
  ]);
});

test("a score is counted up part by part, and what was lost counts down", () => {
  const seen = [0, 0.5, 1, 1.5, 2].map((counted) => countedUp(finish(), counted));
  expect(seen.map(({ score }) => score)).toEqual([0, 6, 12, 10, 8]);
  expect(seen.map(({ amounts }) => amounts)).toEqual([
    [0, 0],
    [6, 0],
    [12, 0],
    [12, -2],
    [12, -4],
  ]);
});

test("what the game calls the score stands at the end, and a score without parts is one part", () => {
  expect(countedUp(finish({ parts: [] }), 0.5).score).toBe(4);
  expect(countedUp(finish({ parts: [] }), 1).score).toBe(8);
  expect(countedUp(finish({ score: 9 }), 2).score).toBe(9);
  expect(partsOf([finish(), finish({ parts: [] })])).toBe(2);
  expect(partsOf([])).toBe(0);
});

test("counts of different things have no score", () => {
  expect(countedUp(finish({ score: null }), 1)).toEqual({ score: null, amounts: [12, 0] });
});

test("luck has a sign, unless there was none", () => {
  expect([signed(3.24), signed(0)]).toEqual(["+3.2", "0"]);
});

test("the ending of a table is asked for by its name", async () => {
  server.on("GET /api/tables/rank-7/ending", () => ({ seconds: 60, moves: 4, finishes: [], awards: [] }));
  expect((await askEnding("rank-7")).moves).toBe(4);
});
