import { expect, test } from "vitest";
import type { Now } from "@frame/games/game";
import { hints } from "./hints";
import type { SpaceTaxiView } from "./parts";

const tiles = (...turned: number[]) => [0, 1, 2, 3, 4].map((number) => ({ number, open: !turned.includes(number), refusal: null }));
const dice = (faces: string) => [...faces].map((face) => ({ kind: "passenger", face, must: false }));
const sheet = (...scores: [number, boolean][]) => ({ scores: scores.map(([points, struck_out]) => ({ points, struck_out })) });

function now(view: Record<string, unknown>, chosen: string | null = null): Now<SpaceTaxiView> {
  const whole = { seats: 3, round: 1, rounds: 5, ask: "throw", tiles: tiles(), dice: [], sheets: [sheet(), sheet(), sheet()], ...view };
  return { view: whole, seat: 1, card: null, chosen } as unknown as Now<SpaceTaxiView>;
}

/** The hints that matter and are not done with. */
function due(stands: Now<SpaceTaxiView>): string[] {
  return hints.filter(({ when, done }) => when(stands) && !done?.(stands)).map(({ id }) => id);
}

test("a first turn teaches to throw, to choose two of a kind, and to read the meter", () => {
  expect(due(now({}))).toEqual(["throw"]);
  expect(due(now({ ask: "play", dice: dice("RGRBYP") }))).toEqual(["pair"]);
  expect(due(now({ ask: "play", dice: dice("RGRBYP") }, "R"))).toEqual(["pair", "meter"]);
  expect(due(now({ ask: "play", dice: dice("RGRBYP") }, "RR"))).toEqual(["meter"]);
  expect(due(now({ ask: "play", dice: dice("RGTBYP") }, "RT=R"))).toEqual(["meter"]);
});

test("nobody is sent to look for two of a kind that are not there, or that no tile is left for", () => {
  expect(due(now({ ask: "play", dice: dice("RGTBYP") }))).toEqual([]);
  expect(due(now({ ask: "play", dice: dice("RR"), tiles: tiles(2) }))).toEqual(["meter"]);
});

test("how to win is told before the second throw, and what was struck out once something was", () => {
  expect(due(now({ tiles: tiles(2) }))).toEqual(["throw", "win"]);
  const scored = [sheet([15, true]), sheet([28, false]), sheet([20, false])];
  expect(due(now({ round: 2, sheets: scored }))).toEqual(["throw", "struck", "win"]);
});

test("where nothing is struck out, nothing is said of it", () => {
  const win = hints.find(({ id }) => id === "win")!;
  expect([2, 3].map((seats) => win.args!(now({ seats })))).toEqual([
    { rounds: 5, strikes: 0 },
    { rounds: 5, strikes: 1 },
  ]);
});
