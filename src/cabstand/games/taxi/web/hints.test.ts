import { expect, test } from "vitest";
import type { Now } from "@frame/games/game";
import { hints } from "./hints";
import type { TaxiView } from "./parts";

const THROWS = { ask: "throw", for_order: false, counters: [{ has_token: true }, { has_token: true }] };
const QUESTION = { kind: "question", stage: "open", seat: 1 };

function due(view: object, card: object | null = null, to_move: number | string = 1): string[] {
  const stands = { view: { ...THROWS, ...view }, envelope: { to_move, asked: [1] }, seat: 1, card, chosen: null };
  return hints.filter(({ when }) => when(stands as unknown as Now<TaxiView>)).map(({ id }) => id);
}

test("throws for the order need no hint; throwing and how to win are told when the shift begins", () => {
  expect(due({ for_order: true })).toEqual([]);
  expect(due({})).toEqual(["throw", "win"]);
});

test("a question says how lenient its judge is, to whoever must answer", () => {
  expect(due({ ask: null }, QUESTION, "referee")).toEqual(["answer"]);
  expect(due({ ask: null }, { ...QUESTION, stage: "shown" }, "referee")).toEqual([]);
  expect(due({ ask: null }, { ...QUESTION, kind: "talk" }, "referee")).toEqual([]);
});

test("in the last three rounds whoever is without their token hears it once more", () => {
  const broke = [{ has_token: false }, { has_token: true }];
  expect(due({ round: 7, rounds: 10, counters: broke })).toEqual(["throw", "token", "win"]);
  expect(due({ round: 8, rounds: 10, counters: broke })).toEqual(["throw", "last-rounds", "token", "win"]);
  expect(due({ round: 8, rounds: 10 })).toEqual(["throw", "win"]);
});

test("whoever is without their token hears what that means; nobody hears it about another's", () => {
  expect(due({ ask: "divert", counters: [{ has_token: false }, { has_token: true }] })).toEqual(["token"]);
  expect(due({ ask: "divert", counters: [{ has_token: true }, { has_token: false }] })).toEqual([]);
});
