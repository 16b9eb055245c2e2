import { beforeAll, beforeEach, expect, test } from "vitest";
import { server } from "@testing/server";
import { meetGames } from "../games/facts";
import { change } from "../settings.svelte";
import { gentlest, isFirst, keepOpponents, notePlayed, opponentName, opponentNames, stronger, usualMix } from "./characters";

const CHARACTERS = ["otto", "kiki", "juno", "zora"].map((id) => ({ id, knows: null }));

beforeAll(async () => {
  server.on("GET /api/games", () => ({ games: [{ name: "rockets", characters: CHARACTERS, bots: ["random"] }] }));
  await meetGames();
});
beforeEach(() => change({ opponents: [], played: [] }));

test("a first game is against nobody but the weakest", () => {
  expect(gentlest("rockets", 2)).toEqual(["otto", "otto"]);
  expect(gentlest("elsewhere", 2)).toEqual([]);
});

test("of several that are called the same, one name says how many", () => {
  const [otto, kiki] = ["otto", "kiki"].map((who) => opponentName("rockets", who));
  expect(opponentNames("rockets", ["otto", "kiki", "otto"])).toEqual([`2 × ${otto}`, kiki]);
});

test("whoever has won meets the usual mix next, others one who is a little stronger", () => {
  expect(stronger("rockets", 3, true)).toEqual(usualMix("rockets", 3));
  expect(stronger("rockets", 3, false)).toEqual(["kiki", "otto", "otto"]);
});

test("the first game is over once one was played to its end, or opponents were chosen", () => {
  expect(isFirst("rockets")).toBe(true);
  keepOpponents("rockets", ["juno"]);
  expect(isFirst("rockets")).toBe(false);
  keepOpponents("rockets", []);
  notePlayed("rockets");
  expect([isFirst("rockets"), isFirst("cabs")]).toEqual([false, true]);
});
