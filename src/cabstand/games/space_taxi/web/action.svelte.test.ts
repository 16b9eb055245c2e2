import { expect, test } from "vitest";
import { action } from "./action";
import { Choice } from "./choice.svelte";
import type { SpaceTaxiView } from "./parts";

const TURNED = { reason: "space-taxi-tile-turned", args: { tile: 0 } };

/** Ten dice were thrown; `zero` is why the spare throw cannot be used. */
function thrown(zero: object | null = null): SpaceTaxiView {
  const dice = [..."RRGBYP"].map((face) => ({ kind: "passenger", face, must: false }));
  const tiles = [0, 1, 2, 3, 4].map((number) => ({ number, open: number > 0 || !zero, refusal: number ? null : zero }));
  return { ask: "play", dice, dice_in_hand: 6, tiles, turn: { aboard: "", wings: "" } } as unknown as SpaceTaxiView;
}

test("with nothing chosen the main button does nothing, and the spare throw stands beside it", () => {
  expect(action(thrown(), new Choice())).toMatchObject({ move: null, spare: true, note: null, say: { id: "space-taxi-web-do-choose" } });
});

test("a spare throw that was used is not offered, and the screen says why", () => {
  expect(action(thrown(TURNED), new Choice())).toMatchObject({ move: null, spare: false, note: { id: TURNED.reason } });
});

test("once somebody has chosen to throw again, as the coach may advise, the main button does it", () => {
  const choice = new Choice();
  choice.take(thrown(), "0");
  expect(action(thrown(), choice)).toMatchObject({ move: "0", spare: false, say: { id: "space-taxi-web-do-zero" } });
});

test("with dice chosen the spare throw is not offered", () => {
  const choice = new Choice();
  choice.toggle(thrown(), 0);
  expect(action(thrown(), choice)).toMatchObject({ move: "R", spare: false });
});
