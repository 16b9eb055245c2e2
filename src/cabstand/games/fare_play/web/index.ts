/** Fare Play for the frame of every table. */
import type { Cue, GameScreen, Said } from "@frame/games/game";
import Board from "./Board.svelte";
import { optionOf } from "./moves";
import type { FarePlayView } from "./parts";
import Rules from "./Rules.svelte";
import { doesInFull, prompt } from "./says";
import Text from "./Text.svelte";

const CUES: Record<string, Cue> = {
  "fare-play-story-lay": "click",
  "fare-play-story-token": "cough",
  "fare-play-story-hearse": "cough",
  "fare-play-story-clear": "click",
  "fare-play-story-aim": "horn",
  "fare-play-story-work": "click",
  "fare-play-story-play": "horn",
  "fare-play-story-red-light": "horn",
  "fare-play-story-detour": "horn",
  "fare-play-story-declare": "coin",
  "fare-play-story-undeclare": "cough",
  "fare-play-story-win": "win",
};

const HELP: Record<string, string> = {
  begin: "web-fare-play-help-begin",
  locate: "web-fare-play-help-locate",
  passed: "web-fare-play-help-passed",
  play: "web-fare-play-help-play",
  react: "web-fare-play-help-react",
  fast: "web-fare-play-help-fast",
  rush: "web-fare-play-help-rush",
  discard: "web-fare-play-help-discard",
  declare: "web-fare-play-help-declare",
  drive: "web-fare-play-help-drive",
};

function help(view: FarePlayView): Said[] {
  const said: Said[] = [{ id: view.ask ? HELP[view.ask]! : "web-fare-play-help-wait" }, { id: "web-fare-play-help-fares" }];
  if (view.ask === "play" || view.ask === "fast" || view.ask === "rush") said.push({ id: "web-fare-play-help-lay" });
  if (view.seats === 2) said.push({ id: "web-two-players-why" });
  else if (view.tournament) said.push({ id: "web-tournament-why" });
  return said;
}

const screen: GameScreen<FarePlayView> = {
  secret: true,
  teams: false,
  showsPlayers: true,
  Board,
  Text,
  Rules,
  takes: (move) => optionOf(move).card !== "",
  sayMove: (move, view, names) => doesInFull(optionOf(move), view, names),
  prompt,
  turnOf: (view) => (view.over ? null : view.seat_in_turn),
  isAsked: (view) => view.ask !== null,
  isOver: (view) => view.over,
  standing: (view) => view.drivers.map(({ cards }) => cards),
  winners: (view) => (view.winner === null ? [] : [view.winner]),
  cue: ({ message }) => CUES[message] ?? null,
  help,
  tour: [
    { at: ".fare-play .fares", say: "web-fare-play-tour-fares" },
    { at: ".fare-play .town", say: "web-fare-play-tour-map" },
    { at: ".fare-play .hand", say: "web-fare-play-tour-hand" },
    { at: ".fare-play .act", say: "web-fare-play-tour-act" },
  ],
};

export default screen;
