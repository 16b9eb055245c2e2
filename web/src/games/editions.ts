/** The edition that a game was played with last in this browser: one of somebody's own, or none for the one that comes with it. */
import { change, settings } from "../settings.svelte";

export interface ChosenEdition {
  /** "" for the one that comes with the game. */
  sha: string;
  name: string;
}

/** An earlier page kept one for all games. */
export function chosenEdition(game: string): ChosenEdition {
  const kept = game in settings.editions ? game : "";
  return { sha: settings.editions[kept] ?? "", name: settings.editions[`${kept}/name`] ?? "" };
}

export function chooseEdition(game: string, { sha, name }: ChosenEdition): void {
  change({ editions: { ...settings.editions, [game]: sha, [`${game}/name`]: name } });
}

/** Play with what comes with the game, if this edition was chosen: it is no more. */
export function forgetEdition(game: string, sha: string): void {
  if (chosenEdition(game).sha === sha) chooseEdition(game, { sha: "", name: "" });
}
