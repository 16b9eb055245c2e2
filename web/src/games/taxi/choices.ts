/** What a seat can choose from just now: moves, how they are said, and the key for each. */
import type { Said } from "../game";
import { EXIT_COSTS, TOKEN_COSTS, type TaxiView } from "./parts";

export interface Choice {
  move: string;
  say: Said;
  /** As `event.key` has it. */
  key: string;
  /** The one to press, where one stands out. */
  main?: boolean;
  /** The seat that a card would go to. */
  to?: number;
  pounds?: number;
}

const THROW: Choice = { move: "throw", say: { id: "web-taxi-do-throw" }, key: " ", main: true };

export function choices(view: TaxiView, names: string[]): Choice[] {
  if (view.ask === "throw") return [THROW];
  if (view.ask === "divert") {
    const pay: Choice = { move: "pay", say: { id: "web-taxi-do-pay", args: { pounds: EXIT_COSTS } }, key: "p", pounds: EXIT_COSTS };
    return view.can_pay ? [pay, THROW] : [THROW];
  }
  if (view.ask === "leave") {
    return [
      { move: "leave sound", say: { id: "taxi-box-sound" }, key: "s" },
      { move: "leave give", say: { id: "taxi-box-give" }, key: "g" },
    ];
  }
  if (view.ask !== "choose") return [];
  const others = view.hands.filter(({ refusal }) => refusal === null);
  return [
    { move: "keep", say: { id: "web-taxi-do-keep" }, key: "k" },
    ...others.map(
      ({ seat }): Choice => ({
        move: `hand ${seat}`,
        say: { id: "web-taxi-do-hand", args: { player: names[seat - 1] ?? String(seat) } },
        key: String(seat),
        to: seat,
      }),
    ),
  ];
}

/** Getting the token back, at any moment when that is allowed. */
export function redeeming(view: TaxiView): Choice | null {
  if (!view.can_redeem) return null;
  return { move: "redeem", say: { id: "web-taxi-do-redeem", args: { pounds: TOKEN_COSTS } }, key: "r", pounds: TOKEN_COSTS };
}
