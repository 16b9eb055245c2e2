import { beforeAll, expect, test } from "vitest";
import { server } from "@testing/server";
import { learn, learnGame } from "../../words/words.svelte";
import { factsOf } from "./facts";

const READER = { game: "night-rank", names: ["Ada", "Chris"] };
const text = (said: string, soft = false) => ({ kind: "text", text: said, soft });
const shown = (value: unknown, field = "thing") => factsOf({ [field]: value }, READER)[0]!.shown;

beforeAll(async () => {
  const texts = "night-rank-fact-cards-left = In the pile\nnight-rank-not-now = Not now, { $player }.\n";
  server.on("GET /api/texts/night-rank/en", () => new Response(texts));
  await learn("plain");
  await learnGame("night-rank");
});

test("a field is named by the game's own text, else by its name in words", () => {
  expect(factsOf({ cards_left: 3, last_throw: 2 }, READER).map(({ label }) => label)).toEqual(["In the pile", "Last throw"]);
});

test("values are told as people say them", () => {
  expect([7, "heart", true, false].map((value) => shown(value))).toEqual([text("7"), text("heart"), text("yes"), text("no")]);
});

test.each([[null], [""], [[]]])("%j is nothing, and said softly", (value) => {
  expect(shown(value)).toEqual(text("–", true));
});

test("a seat is told by who sits there", () => {
  expect(shown(2, "seat")).toEqual(text("Chris"));
  expect(shown(1, "seat_in_turn")).toEqual(text("Ada"));
  expect(shown(3, "seat")).toEqual(text("3"));
  expect(shown(2, "seats")).toEqual(text("2"));
});

test("plain things stand in one line", () => {
  expect(shown([1, 2], "seat")).toEqual(text("Ada, Chris"));
  expect(shown(["a", null, true])).toEqual(text("a, –, yes"));
});

test("a record is facts of its own", () => {
  expect(shown({ fuel: 3 })).toEqual({ kind: "facts", facts: [{ label: "Fuel", shown: text("3") }] });
});

test("records of one kind are a table, with what is missing left open", () => {
  expect(shown([{ seat: 1, coins: 3 }, { seat: 2 }])).toEqual({
    kind: "table",
    heads: ["Seat", "Coins"],
    rows: [
      [text("Ada"), text("3")],
      [text("Chris"), text("–", true)],
    ],
  });
});

test("a column in which nothing stands is left out; one column alone is a line", () => {
  const records = [
    { seat: 1, card: null },
    { seat: 2, card: null },
  ];
  expect(shown(records)).toEqual(text("Ada, Chris"));
});

test("lists of lists are lines", () => {
  expect(shown([[1, 2], [3]])).toEqual({ kind: "lines", lines: [text("1, 2"), text("3")] });
});

test("a refusal is told as a sentence", () => {
  expect(shown({ reason: "night-rank-not-now", args: { seat: 1 } })).toEqual(text("Not now, Ada.", true));
});

test("a game without a view of its own shows a row for each player, then the fields of its record", () => {
  const view = { by_seat: { coins: [3, 1], cards_left: [[1, 2], []] }, facts: { rolling: false, player: 7 } };
  expect(factsOf(view, READER)).toEqual([
    {
      label: "Players",
      shown: {
        kind: "table",
        heads: ["Player", "Coins", "In the pile"],
        rows: [
          [text("Ada"), text("3"), text("1, 2")],
          [text("Chris"), text("1"), text("–", true)],
        ],
      },
    },
    { label: "Rolling", shown: text("no") },
    { label: "Player", shown: text("7") },
  ]);
  expect(factsOf({ by_seat: {}, facts: { stones: 3 } }, READER)).toEqual([{ label: "Stones", shown: text("3") }]);
});
