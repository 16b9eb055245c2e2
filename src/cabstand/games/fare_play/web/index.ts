/** Fare Play for the frame of every table. */
import type { Cue, GameScreen, Said } from "@frame/games/game";
import { t } from "@frame/words/words.svelte";
import Board from "./Board.svelte";
import { hints } from "./hints";
import { optionOf } from "./moves";
import type { FarePlayView } from "./parts";
import Rules from "./Rules.svelte";
import { doesInFull, prompt, told } from "./says";
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
  begin: "fare-play-web-help-begin",
  locate: "fare-play-web-help-locate",
  passed: "fare-play-web-help-passed",
  play: "fare-play-web-help-play",
  react: "fare-play-web-help-react",
  fast: "fare-play-web-help-fast",
  rush: "fare-play-web-help-rush",
  discard: "fare-play-web-help-discard",
  declare: "fare-play-web-help-declare",
  drive: "fare-play-web-help-drive",
};

function help(view: FarePlayView): Said[] {
  const said: Said[] = [{ id: view.ask ? HELP[view.ask]! : "fare-play-web-help-wait" }, { id: "fare-play-web-help-fares" }];
  if (view.ask === "play" || view.ask === "fast" || view.ask === "rush") said.push({ id: "fare-play-web-help-lay" });
  if (view.seats === 2) said.push({ id: "fare-play-option-tournament-instead-why" });
  else if (view.tournament) said.push({ id: "fare-play-option-tournament-why" });
  return said;
}

const screen: GameScreen<FarePlayView> = {
  secret: true,
  showsPlayers: true,
  comesHome: true,
  Board,
  Text,
  Rules,
  takes: (move) => optionOf(move).card !== "",
  sayMove: (move, view, names) => doesInFull(optionOf(move), view, names),
  prompt,
  besideNames: (view) => view.drivers.map(({ cards }) => t("fare-play-board-cards", { cards })),
  besideIcon: "cards",
  told,
  cue: ({ message }) => CUES[message] ?? null,
  help,
  hints,
};

export default screen;
