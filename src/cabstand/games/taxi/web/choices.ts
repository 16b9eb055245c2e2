/** What a seat can choose from just now: moves, how they are said, and the key for each. */
import type { Said } from "@frame/games/game";
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

/** Every move but one that names a seat. */
const MOVES: Record<string, Choice> = Object.fromEntries(
  [
    { move: "throw", say: { id: "taxi-web-do-throw" }, key: " ", main: true },
    { move: "pay", say: { id: "taxi-web-do-pay", args: { pounds: EXIT_COSTS } }, key: "p", pounds: EXIT_COSTS },
    { move: "leave sound", say: { id: "taxi-box-sound" }, key: "s" },
    { move: "leave give", say: { id: "taxi-box-give" }, key: "g" },
    { move: "keep", say: { id: "taxi-web-do-keep" }, key: "k" },
    { move: "redeem", say: { id: "taxi-web-do-redeem", args: { pounds: TOKEN_COSTS } }, key: "r", pounds: TOKEN_COSTS },
  ].map((choice) => [choice.move, choice]),
);

function handTo(seat: number, names: string[]): Choice {
  const say = { id: "taxi-web-do-hand", args: { player: names[seat - 1] ?? String(seat) } };
  return { move: `hand ${seat}`, say, key: String(seat), to: seat };
}

/** What a move is called, whoever can make it. */
export function called(move: string, names: string[]): Said | null {
  const [word, seat] = move.split(" ");
  return word === "hand" ? handTo(Number(seat), names).say : (MOVES[move]?.say ?? null);
}

export function choices(view: TaxiView, names: string[]): Choice[] {
  const { throw: toss, pay, keep } = MOVES as Record<"throw" | "pay" | "keep", Choice>;
  if (view.ask === "throw") return [toss];
  if (view.ask === "divert") return view.can_pay ? [pay, toss] : [toss];
  if (view.ask === "leave") return [MOVES["leave sound"]!, MOVES["leave give"]!];
  if (view.ask !== "choose") return [];
  const others = view.hands.filter(({ refusal }) => refusal === null);
  return [keep, ...others.map(({ seat }) => handTo(seat, names))];
}

/** Getting the token back, at any moment when that is allowed. */
export function redeeming(view: TaxiView): Choice | null {
  return view.can_redeem ? MOVES["redeem"]! : null;
}
