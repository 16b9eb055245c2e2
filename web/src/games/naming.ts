/** What games and characters are called, those included for which nobody has written a text. */
import { factsOf } from "./facts";
import { isKnown, t } from "../words/words.svelte";

/** The title of a game. Texts that are not in the page are the server's; without any, `night-rank` is “Night Rank”. */
export function gameName(game: string): string {
  return isKnown(`${game}-name`) ? t(`${game}-name`) : (factsOf(game)?.texts.name ?? plainName(game));
}

/** What a game is about; nothing where nobody has said it. */
export function aboutGame(game: string): string {
  return isKnown(`${game}-about`) ? t(`${game}-about`) : (factsOf(game)?.texts.about ?? "");
}

/** Its title where there is little room; nothing for a game that has but one. */
export function shortName(game: string): string | undefined {
  return isKnown(`${game}-short-name`) ? t(`${game}-short-name`) : undefined;
}

export function characterName(game: string, who: string): string {
  const id = `${game}-character-${who}`;
  return isKnown(id) ? t(id) : plainName(who);
}

/** An id as a title. */
export function plainName(name: string): string {
  return name.replace(/(^|-)(\w)/g, (_, before: string, letter: string) => (before && " ") + letter.toUpperCase());
}
