import { expect, test } from "vitest";
import turns from "@vectors/space_taxi_turns.json";
import type { SpaceTaxiView } from "./parts";
import { isLast, POINTS_OF_A_COIN, read, told } from "./scoring";
import type { Rider } from "./parts";

test.each(turns)("a taxi with $aboard aboard and $wings in its wings is worth what the rules count", (turn) => {
  expect(read([...turn.aboard] as Rider[], [...turn.wings].map(Number), turn.mine)).toEqual(told(turn));
});

test("a coin is worth two points", () => {
  expect(POINTS_OF_A_COIN).toBe(2);
});

test("the last dice are those that leave none in hand", () => {
  const view = { dice_in_hand: 3 } as SpaceTaxiView;
  expect([0, 2, 3].map((played) => isLast(view, played))).toEqual([false, false, true]);
  expect(isLast({ dice_in_hand: 0 } as SpaceTaxiView, 0)).toBe(false);
});
