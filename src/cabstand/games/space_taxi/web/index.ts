/** Space Taxi for the frame of every table. */
import type { Card, Cue, Envelope, GameScreen, Said } from "@frame/games/game";
import { teach } from "@frame/words/words.svelte";
import Board from "./Board.svelte";
import { inWords } from "./heap";
import { hints } from "./hints";
import type { SpaceTaxiView } from "./parts";
import Play from "./Play.svelte";
import Rules from "./Rules.svelte";
import Text from "./Text.svelte";

const CUES: Record<string, Cue> = {
  "space-taxi-story-throw": "tumble",
  "space-taxi-story-smuggling-fails": "cough",
  "space-taxi-story-play": "click",
  "space-taxi-story-zero": "click",
  "space-taxi-story-pay": "coin",
  "space-taxi-story-failed-launch": "cough",
  "space-taxi-story-launch": "launch",
  "space-taxi-story-full-taxi": "coin",
  "space-taxi-story-return": "coin",
  "space-taxi-story-struck-out": "horn",
  "space-taxi-story-win": "win",
  "space-taxi-story-shared-win": "win",
  "space-taxi-story-solo-over": "win",
};

function promptOfEnd({ scores, winners: won }: Envelope, names: string[]): Said {
  const players = won.map((seat) => names[seat - 1] ?? String(seat)).join(" + ");
  const points = scores[(won[0] ?? 1) - 1] ?? 0;
  if (scores.length === 1) return { id: "space-taxi-web-prompt-solo-over", args: { points } };
  return { id: won.length === 1 ? "space-taxi-web-prompt-won" : "space-taxi-web-prompt-shared", args: { players, points } };
}

function prompt(view: SpaceTaxiView, names: string[], _seat: number | null, _card: Card | null, envelope: Envelope): Said {
  if (view.over) return promptOfEnd(envelope, names);
  const dice = view.dice_in_hand;
  if (view.ask === "throw") return { id: "space-taxi-web-prompt-throw", args: { dice } };
  if (view.ask === "play") {
    const must = view.dice.some((die) => die.must);
    return { id: must ? "space-taxi-web-prompt-must" : "space-taxi-web-prompt-play" };
  }
  if (view.ask === "return") return { id: "space-taxi-web-prompt-return" };
  if (view.seat_in_turn === null) return { id: "space-taxi-web-prompt-lot" };
  return { id: "space-taxi-web-prompt-other", args: { player: names[view.seat_in_turn - 1] ?? String(view.seat_in_turn) } };
}

function help(view: SpaceTaxiView): Said[] {
  if (view.ask === "throw") return [{ id: "space-taxi-web-help-throw" }, { id: "space-taxi-web-help-tiles" }];
  if (view.ask === "return") {
    const last = view.round === view.rounds;
    return [{ id: "space-taxi-web-help-return" }, { id: last ? "space-taxi-web-help-last-round" : "space-taxi-web-help-keep-coins" }];
  }
  if (view.ask !== "play") return [{ id: "space-taxi-web-help-wait" }];
  const said: Said[] = [{ id: "space-taxi-web-help-play" }, { id: "space-taxi-web-help-groups" }, { id: "space-taxi-web-help-fuel" }];
  if (view.dice.some(({ kind }) => kind === "thumb")) said.push({ id: "space-taxi-web-help-thumb" });
  if (view.dice.some(({ must }) => must)) said.push({ id: "space-taxi-web-help-must" });
  else if (view.dice.some(({ kind }) => kind === "crystal")) said.push({ id: "space-taxi-web-help-crystal" });
  return said;
}

teach("space-taxi", (key, value) => (key === "dice" ? inWords(value) : null));

const screen: GameScreen<SpaceTaxiView> = {
  secret: false,
  comesHome: true,
  Board,
  Text,
  Rules,
  Move: Play,
  prompt,
  cue: ({ message }) => CUES[message] ?? null,
  help,
  hints,
};

export default screen;
