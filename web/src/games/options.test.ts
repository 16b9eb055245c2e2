import { beforeEach, describe, expect, test } from "vitest";
import { server } from "@testing/server";
import { change, settings } from "../settings.svelte";
import { learnGame } from "../words/words.svelte";
import type { GameFacts } from "./facts";
import * as options from "./options";

const GAME = {
  name: "night-rank",
  options: {
    properties: {
      rounds: { type: "integer", default: 10, examples: [5, 10, 20] },
      strict: { type: "boolean", default: false, title: "Strict rules", "x-seats": { least: 3, most: 6 } },
      coins: { type: "integer", default: 3, minimum: 1, maximum: 9, description: "To begin with." },
      deck: { type: "string", enum: ["small", "large"], default: "small" },
      hash: { type: "string", default: "" },
      first_seat: { type: "integer", default: 0, "x-hidden": true },
    },
  },
} as unknown as GameFacts;
const [rounds, strict, coins, deck] = options.optionsOf(GAME) as [options.Option, options.Option, options.Option, options.Option];

beforeEach(() => change({ options: {} }));

test("what a person can choose is a choice, yes or no, or a number; the rest is not shown", () => {
  expect(options.optionsOf(GAME).map(({ name, kind, usual }) => [name, kind, usual])).toEqual([
    ["rounds", "choice", "10"],
    ["strict", "yes-no", "false"],
    ["coins", "number", "3"],
    ["deck", "choice", "small"],
  ]);
  expect(rounds.values).toEqual(["5", "10", "20"]);
  expect(options.optionsOf({ name: "plain", options: {} } as GameFacts)).toEqual([]);
});

test("an option is a choice only with the seats it is for", () => {
  expect([2, 3, 6, 7].map((seats) => options.isOpen(strict, seats))).toEqual([false, true, true, false]);
  expect(options.isOpen(deck, 2)).toBe(true);
});

test.each([
  [4.4, "4"],
  [0, "1"],
  [12, "9"],
  [NaN, "3"],
])("%d typed is the nearest number that is taken: %s", (typed, taken) => {
  expect(options.nearest(coins, typed)).toBe(taken);
});

describe("what was chosen last in this browser", () => {
  test("is what is usual where nothing was", () => {
    expect(options.lastChosen(GAME)).toEqual({ rounds: "10", strict: "false", coins: "3", deck: "small" });
  });

  test("is kept for its game, beside that of others", () => {
    options.keepChosen({ ...GAME, name: "day-rank" }, "rounds", "20");
    options.keepChosen(GAME, "rounds", "5");
    expect(options.lastChosen(GAME).rounds).toBe("5");
    expect(settings.options).toEqual({ "day-rank/rounds": "20", "night-rank/rounds": "5" });
  });

  test("may have been kept by an earlier page, under its bare name", () => {
    change({ options: { strict: "true" } });
    expect(options.lastChosen(GAME).strict).toBe("true");
  });

  test.each([
    ["rounds", "7"],
    ["strict", "yes"],
    ["coins", "10"],
    ["coins", "2.5"],
    ["deck", ""],
  ])("does not count where %s cannot be %j", (name, value) => {
    options.keepChosen(GAME, name, value);
    expect(options.lastChosen(GAME)[name]).toBe(options.optionsOf(GAME).find((one) => one.name === name)!.usual);
  });
});

test("a new table is told what is not usual, and nothing that its seats leave no choice about", () => {
  const chosen = { rounds: "5", strict: "true", coins: "3", deck: "huge" };
  expect(options.toSend(GAME, chosen, 3)).toEqual({ rounds: "5", strict: "true" });
  expect(options.toSend(GAME, chosen, 2)).toEqual({ rounds: "5" });
  expect(options.toSend(GAME, {}, 3)).toEqual({});
});

test("without texts of the game, the schema and the name speak", () => {
  expect([rounds, strict].map((one) => options.nameOfOption(GAME, one))).toEqual(["Rounds", "Strict rules"]);
  expect([rounds, coins].map((one) => options.whyOfOption(GAME, one))).toEqual(["", "To begin with."]);
  expect(options.valueOfOption(GAME, rounds, "5")).toBe("5");
  expect(options.shortOption(GAME, strict, "true")).toBe("Strict rules");
  expect(options.insteadOfOption(GAME, strict)).toEqual({ name: "", why: "" });
});

test("with texts of the game, those do", async () => {
  const texts = [
    "option-rounds = Length",
    "option-rounds-why = How long it takes.",
    "option-rounds-value = { $value } rounds",
    "option-deck-large = All cards",
    "option-strict-short = strict",
    "option-strict-instead = Mild rules",
  ];
  server.on("GET /api/texts/night-rank/en", () => new Response(texts.map((text) => `night-rank-${text}\n`).join("")));
  await learnGame("night-rank");
  expect([options.nameOfOption(GAME, rounds), options.whyOfOption(GAME, rounds)]).toEqual(["Length", "How long it takes."]);
  expect(options.valueOfOption(GAME, rounds, "5")).toBe("5 rounds");
  expect(options.valueOfOption(GAME, deck, "large")).toBe("All cards");
  expect(options.shortOption(GAME, strict, "true")).toBe("strict");
  expect(options.shortOption(GAME, coins, "5")).toContain("5");
  expect(options.insteadOfOption(GAME, strict)).toEqual({ name: "Mild rules", why: "" });
});
