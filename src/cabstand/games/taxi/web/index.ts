/** TAXI! for the frame of every table. */
import type { Card, Cue, Envelope, GameScreen, Said } from "@frame/games/game";
import { t } from "@frame/words/words.svelte";
import Board from "./Board.svelte";
import { called } from "./choices";
import Phone from "./Phone.svelte";
import { hints } from "./hints";
import { EXIT_COSTS, mustAnswer, pounds, whoDecides, type TaxiView } from "./parts";
import Rules from "./Rules.svelte";
import Text from "./Text.svelte";

const CUES: Record<string, Cue> = {
  "taxi-story-throw": "tumble",
  "taxi-story-rank": "coin",
  "taxi-story-fare": "coin",
  "taxi-story-refuel": "cough",
  "taxi-story-diversion": "horn",
  "taxi-story-question": "horn",
  "taxi-story-give": "horn",
  "taxi-story-talk": "horn",
  "taxi-story-right": "coin",
  "taxi-story-wrong": "cough",
  "taxi-story-gain": "coin",
  "taxi-story-loss": "cough",
  "taxi-story-words": "coin",
  "taxi-story-keep": "click",
  "taxi-story-hand": "click",
  "taxi-story-win": "win",
  "taxi-story-shared-win": "win",
};

function sayMove(move: string, _: TaxiView, names: string[]): string {
  const said = called(move, names);
  return said ? t(said.id, said.args) : move;
}

function prompt(view: TaxiView, names: string[], seat: number | null, card: Card | null, envelope: Envelope): Said {
  const player = names[view.seat_in_turn - 1] ?? String(view.seat_in_turn);
  if (view.over) {
    const won = envelope.winners;
    const pounds = envelope.scores[(won[0] ?? 1) - 1] ?? 0;
    if (!won.length) return { id: "taxi-story-no-winner" };
    return {
      id: "taxi-web-prompt-won",
      args: {
        players: won.map((one) => names[one - 1] ?? "").join(" + "),
        pounds,
        count: won.length,
      },
    };
  }
  if (mustAnswer(envelope, seat, card)) {
    if (card?.stage === "shown" && card.seat === seat) return { id: "taxi-web-prompt-meant" };
    if (card?.stage === "shown") return { id: "taxi-web-prompt-overrule", args: { player } };
    if (card?.stage === "who") return { id: "taxi-web-prompt-who" };
    if (card?.kind === "talk")
      return {
        id: card.stage === "running" ? "taxi-web-prompt-talking" : "taxi-web-prompt-talk",
      };
    return {
      id: "taxi-web-prompt-answer",
      args: { pounds: card?.amount ?? 0 },
    };
  }
  if (view.ask === "choose") return { id: "taxi-web-prompt-choose" };
  if (view.ask === "divert")
    return {
      id: view.can_pay ? "taxi-web-prompt-divert" : "taxi-web-prompt-divert-throw",
      args: { pounds: EXIT_COSTS },
    };
  if (view.ask === "leave") return { id: "taxi-web-prompt-leave" };
  if (view.ask === "throw") return throwing(view);
  if (card?.kind === "talk" && card.stage !== "done" && card.seat === seat)
    return { id: "taxi-web-prompt-mate-talks", args: { player: card.by } };
  if (card?.kind === "talk" && card.stage !== "done") return { id: "taxi-web-prompt-listen", args: { player } };
  if (card?.stage === "shown") return whoDecides(card, names);
  if (view.waiting_for === "answer") return { id: "taxi-web-thinks", args: { player } };
  if (view.doing === "choose") return { id: "taxi-web-chooses", args: { player } };
  return { id: "taxi-web-waits", args: { player } };
}

function throwing(view: TaxiView): Said {
  const mine = view.counters[view.seat_in_turn - 1];
  if (view.for_order) return { id: "taxi-web-prompt-order" };
  if (view.throws_left && mine) {
    return {
      id: "taxi-web-prompt-ladder",
      args: {
        number: view.ladder[mine.rung - 1] ?? 0,
        throws: view.throws_left,
      },
    };
  }
  return { id: mine?.rung ? "taxi-web-prompt-again" : "taxi-web-prompt-throw" };
}

function help(view: TaxiView): Said[] {
  const said: Said[] = [];
  if (view.for_order) said.push({ id: "taxi-web-help-order" });
  else if (view.ask === "choose") said.push({ id: "taxi-web-help-choose" });
  else if (view.ask === "divert" || view.ask === "leave" || view.throws_left) said.push({ id: "taxi-web-help-diversion" });
  else if (view.waiting_for === "answer") said.push({ id: "taxi-web-help-answer" });
  else if (view.waiting_for === "talk") said.push({ id: "taxi-web-help-talk" });
  else said.push({ id: "taxi-web-help-throw" });
  if (view.counters.some(({ has_token }) => !has_token)) said.push({ id: "taxi-web-help-token" });
  return said;
}

const screen: GameScreen<TaxiView> = {
  // the only secret, the words of a Sound Off, is on nobody's screen who talks
  secret: false,
  comesHome: true,
  Board,
  Text,
  Phone,
  Rules,
  sayMove,
  prompt,
  besideNames: (_, { scores }) => scores.map(pounds),
  sayAmount: pounds,
  cue: ({ message }) => CUES[message] ?? null,
  help,
  hints,
};

export default screen;
