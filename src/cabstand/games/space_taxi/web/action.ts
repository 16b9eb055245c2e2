/** The one thing that the main button would do now, and why it may be unable to. */
import type { Said } from "@frame/games/game";
import type { Choice } from "./choice.svelte";
import type { SpaceTaxiView } from "./parts";
import { POINTS_OF_A_COIN } from "./scoring";

export interface Action {
  say: Said;
  /** In notation; null where it cannot be done. */
  move: string | null;
  /** Why not, or what will come of it. */
  note: Said | null;
  danger: boolean;
  /** Whether the spare throw can be used instead, beside the main button: nothing bright burns it. */
  spare: boolean;
}

export function action(view: SpaceTaxiView, choice: Choice): Action | null {
  if (view.ask === "throw") return does("space-taxi-web-do-throw", { dice: view.dice_in_hand }, "throw");
  if (view.ask === "return") {
    const coins = choice.coins;
    return does("space-taxi-web-do-return", { coins, points: coins * POINTS_OF_A_COIN }, `return ${coins}`);
  }
  return view.ask === "play" ? playing(view, choice) : null;
}

function does(id: string, args: Record<string, number>, move: string): Action {
  return { say: { id, args }, move, note: null, danger: false, spare: false };
}

function playing(view: SpaceTaxiView, choice: Choice): Action {
  const dice = choice.picked.length;
  const refused = choice.refusal(view);
  if (dice === 0) {
    const zero = choice.throwsAgain && !refused;
    const say = { id: zero ? "space-taxi-web-do-zero" : "space-taxi-web-do-choose" };
    return { say, move: zero ? "0" : null, note: refused, danger: false, spare: !refused && !zero };
  }
  if (refused) return { say: { id: "space-taxi-web-do-play", args: { dice } }, move: null, note: refused, danger: false, spare: false };
  const outcome = choice.outcome(view);
  const { fuel, factor } = choice.meter(view);
  const says = { "goes-on": "space-taxi-web-do-play", launch: "space-taxi-web-do-launch", fails: "space-taxi-web-do-fail" };
  const notes = { "goes-on": "space-taxi-web-note-tile", launch: "space-taxi-web-note-launch", fails: "space-taxi-web-note-fail" };
  return {
    say: { id: says[outcome], args: { dice } },
    move: choice.notation(view),
    note: { id: notes[outcome], args: { tile: dice, fuel, factor } },
    danger: outcome === "fails",
    spare: false,
  };
}
