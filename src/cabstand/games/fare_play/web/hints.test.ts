import { expect, test } from "vitest";
import type { Now } from "@frame/games/game";
import { hints } from "./hints";
import type { FarePlayView } from "./parts";

function now(view: object, chosen: string | null = null): Now<FarePlayView> {
  const drivers = [{ fare: ["church", "station"] }, { fare: null }];
  return { view: { seats: 4, drivers, hand: [], ...view }, seat: 1, card: null, chosen } as unknown as Now<FarePlayView>;
}

function due(stands: Now<FarePlayView>): string[] {
  return hints.filter(({ when, done }) => when(stands) && !done?.(stands)).map(({ id }) => id);
}

test("my fare comes first, and then a road, until one is chosen", () => {
  expect(due(now({ ask: "begin" }))).toEqual(["fare"]);
  const hand = [{ card: "tee", refusal: null }];
  expect(due(now({ ask: "play", hand }))).toEqual(["fare", "lay"]);
  expect(due(now({ ask: "play", hand }, "lay tee e1 t1"))).toEqual(["fare"]);
});

test("nobody is told to lay what they cannot lay", () => {
  const hand = [
    { card: "tee", refusal: { reason: "fare-play-not-now", args: {} } },
    { card: "red-light", refusal: null },
  ];
  expect(due(now({ ask: "play", hand }))).toEqual(["fare"]);
});

test("declaring and reacting are explained when they are asked for", () => {
  expect(due(now({ ask: "declare" }))).toEqual(["declare"]);
  expect(due(now({ ask: "react" }))).toEqual(["react"]);
});

test("with two players a way must be held for two rounds", () => {
  const fare = hints.find(({ id }) => id === "fare")!;
  expect([2, 4].map((seats) => fare.args!(now({ seats }))["rounds"])).toEqual([2, 1]);
});
