import { expect, test } from "vitest";
import { readLine, type Log } from "@frame/draws/log";
import { Stream } from "@frame/draws/numbers";
import SpaceTaxi from "./follower";

const LOG: Log = { game: "space-taxi", seats: 1, options: new Map(), facts: new Map(), rows: [] };
const seeded = () => new Stream(new Uint8Array(16).fill(7));

/** How many dice of each kind are thrown after these plays: passengers, fuel, the smuggling die. */
function diceAfter(...plays: string[]): [number, number, number] {
  const follower = new SpaceTaxi(LOG);
  for (const play of plays) follower.move(readLine({ number: 1, text: `1: ${play}` }, 0));
  const line = readLine({ number: 1, text: "1: throw" }, 0);
  const thrown = follower.next(line, 1, seeded(), "", seeded)!;
  const count = (kind: RegExp) => [...thrown.replace(/s\d/, kind.source === "s" ? "s" : "").matchAll(new RegExp(kind, "g"))].length;
  return [count(/[RGBYPT]/), count(/[1-6]/), count(/s/)];
}

test("all ten dice are thrown at the start of a turn", () => {
  expect(diceAfter()).toEqual([6, 3, 1]);
});

test("dice that were played stay in the taxi", () => {
  expect(diceAfter("RR 1")).toEqual([4, 2, 1]);
  expect(diceAfter("RR 1", "T=G s4")).toEqual([3, 2, 0]);
});

test.each([
  ["124", 7],
  ["334", 10],
])("three fuel dice %s, which are %i, go on", (fuel) => {
  expect(diceAfter(`R ${fuel}`)).toEqual([5, 0, 1]);
});

test.each([
  ["123", 6],
  ["335", 11],
])("three fuel dice %s, which are %i, fail: the next turn begins", (fuel) => {
  expect(diceAfter(`R ${fuel}`)).toEqual([6, 3, 1]);
});

test("a full taxi launches: the next turn begins", () => {
  expect(diceAfter("RRGGBB 124", "s3")).toEqual([6, 3, 1]);
});

test("coins that are returned and throws are no plays", () => {
  expect(diceAfter("R", "return 2", "throw")).toEqual([5, 3, 1]);
});
