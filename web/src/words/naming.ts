/** What games and characters are called, those included for which nobody has written a text. */
import { isKnown, t } from "./words.svelte";

/** The title of a game; `night-rank` is “Night Rank” where its texts do not say otherwise. */
export function gameName(game: string): string {
  return isKnown(`${game}-name`) ? t(`${game}-name`) : plainName(game);
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
