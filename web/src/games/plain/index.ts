/** The screen of any game that brings none of its own: facts as a list, moves as buttons, a field where they are many. */
import type { Envelope, GameScreen, Said } from "../game";
import Board from "./Board.svelte";
import Rules from "./Rules.svelte";
import Text from "./Text.svelte";

function prompt(_view: unknown, names: string[], seat: number | null, _card: unknown, envelope: Envelope): Said {
  const nameOf = (one: number) => names[one - 1] ?? String(one);
  if (envelope.over)
    return { id: "plain-over", args: { winners: envelope.winners.length, names: envelope.winners.map(nameOf).join(" + ") } };
  if (seat !== null && envelope.asked.includes(seat)) return { id: envelope.to_move === "referee" ? "plain-asked-answer" : "plain-asked" };
  const mover = envelope.asked[0] ?? envelope.turn;
  if (mover !== null && mover !== undefined) return { id: "plain-turn", args: { player: nameOf(mover) } };
  return { id: envelope.to_move === "referee" ? "plain-referee" : "plain-chance" };
}

/** `secret`: whether seats have secrets. */
export function plainScreen(secret: boolean): GameScreen<unknown> {
  return {
    secret,
    Board,
    Text,
    Rules,
    prompt,
    sayMove: (move) => move,
    takes: () => true,
    cue: ({ message }) => (/-story-(shared-)?win$/.test(message) ? "win" : "click"),
    help: () => [{ id: "plain-help" }],
    hints: [],
  };
}
