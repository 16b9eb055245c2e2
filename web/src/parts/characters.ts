/** Bots have names: the characters of each game, weakest first, from the same file that the server reads. */
import cast from "@characters";
import type { Schemas } from "../api/api";
import { characterName } from "../words/naming";
import { t } from "../words/words.svelte";

export interface Character {
  id: string;
  /** TAXI!: of 100 questions, about so many. */
  knows?: number;
}

const CAST: Record<string, Character[]> = cast;

export function charactersOf(game: string): Character[] {
  return CAST[game] ?? [];
}

export function isIn(game: string, who: string): boolean {
  return charactersOf(game).some(({ id }) => id === who);
}

/** Who sits down when nobody has chosen: all different as long as there are enough, neither the weakest nor the strongest first. */
export function usualMix(game: string, count: number): string[] {
  const all = charactersOf(game).map(({ id }) => id);
  const order = [...all.slice(1, 3), ...all.slice(0, 1), ...all.slice(3)];
  return Array.from({ length: count }, (_, at) => order[at % order.length]!);
}

function botName(game: string, level: string, seat: number): string {
  return isIn(game, level) ? characterName(game, level) : t("web-bot-plain", { seat });
}

/** Names as they are shown, in the order of the seats: a character that sits here twice has a number. */
function numbered(names: string[], bots: boolean[]): string[] {
  return names.map((name, at) => {
    const before = bots[at] ? names.slice(0, at).filter((other) => other === name).length : 0;
    return before ? `${name} ${before + 1}` : name;
  });
}

/** Who sits at a table. */
export function namesAt(plan: { game: string; seats: Schemas["ToldPlace"][] }): string[] {
  const names = plan.seats.map((place) =>
    place.kind === "bot" ? botName(plan.game, place.bot, place.seat) : place.name || t("web-seat-open"),
  );
  return numbered(names, plan.seats.map((place) => place.kind === "bot"));
}

/** The bot of a seat in a log, `bot otto`; nothing for a person. */
export function levelIn(seat: string): string {
  return /^bot (\S+)/.exec(seat)?.[1] ?? "";
}

/** Who sat where, from the header of a log. */
export function namesIn(game: string, seats: string[]): string[] {
  const names = seats.map((seat, at) => (levelIn(seat) ? botName(game, levelIn(seat), at + 1) : seat));
  return numbered(names, seats.map((seat) => levelIn(seat) !== ""));
}
