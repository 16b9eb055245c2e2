import { expect, test, vi } from "vitest";
import { refusal, server } from "@testing/server";
import { Ended } from "./ended.svelte";
import type { Award, Ending } from "./ending";
import type { TableState } from "./table.svelte";

const FLIGHT: Award = { message: "night-rank-award-flight", args: {}, seat: 1, seq: 9 };
const TRIP: Award = { message: "night-rank-best-trip", args: {}, seat: 1, seq: 9 };
const OTHER: Award = { message: "night-rank-best-trip", args: {}, seat: 2, seq: 4 };
const ENDING: Ending = {
  seconds: 90,
  moves: 12,
  awards: [FLIGHT],
  finishes: [
    { seat: 1, place: 1, score: 30, parts: [], best: TRIP },
    { seat: 2, place: 2, score: 20, parts: [], best: OTHER },
  ],
};
const table = { plan: { table: "t1" }, active: { envelope: { scores: [5, 8], winners: [2] } } } as unknown as TableState;

async function told(): Promise<Ended> {
  const end = new Ended(table);
  await vi.waitFor(() => expect(end.told).toBe(true));
  return end;
}

test("what the server tells about a game that is over is shown", async () => {
  server.on("GET /api/tables/t1/ending", () => ENDING);
  const end = await told();
  expect(end.finishes.map(({ score }) => score)).toEqual([30, 20]);
  expect(end.awards).toEqual([FLIGHT]);
});

test("where the server cannot be asked, the table's own scores stand for it", async () => {
  server.on("GET /api/tables/t1/ending", () => refusal(429, "server-much-at-once"));
  const end = await told();
  expect(end.ending).toBeNull();
  expect(end.finishes.map(({ seat, place, score }) => [seat, place, score])).toEqual([
    [2, 1, 8],
    [1, 2, 5],
  ]);
  expect(end.bestOf(1)).toBeNull();
});

test("a best moment that has an award is not told twice", async () => {
  server.on("GET /api/tables/t1/ending", () => ENDING);
  const end = await told();
  expect(end.bestOf(1)).toBeNull();
  expect(end.bestOf(2)).toEqual(OTHER);
});
