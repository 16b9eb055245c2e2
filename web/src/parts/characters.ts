/** Bots have names: the characters of each game, weakest first; a game without characters has its plain bots. */
import type { Schemas } from "../api/api";
import { factsOf } from "../games/facts";
import { change, settings } from "../settings.svelte";
import { characterName } from "../games/naming";
import { t } from "../words/words.svelte";

/** Somebody to play against. */
export interface Opponent {
  id: string;
  /** In a game that asks questions: of 100 answers, about so many. */
  knows: number | null;
  /** Without a face or a manner. */
  plain: boolean;
}

/** Who can be chosen to play against, weakest first. */
export function opponentsIn(game: string): Opponent[] {
  const facts = factsOf(game);
  const characters = (facts?.characters ?? []).map(({ id, knows }) => ({ id, knows: knows ?? null, plain: false }));
  return characters.length ? characters : (facts?.bots ?? []).map((id) => ({ id, knows: null, plain: true }));
}

/** Whether somebody is a character of a game. */
export function isIn(game: string, who: string): boolean {
  return factsOf(game)?.characters.some(({ id }) => id === who) ?? false;
}

/** What somebody to play against is called. */
export function opponentName(game: string, who: string): string {
  return isIn(game, who) ? characterName(game, who) : t("web-bot-called", { bot: who });
}

/** What several are called together: each once, with how many there are. */
export function opponentNames(game: string, who: string[]): string[] {
  return [...new Set(who)].map((one) => {
    const times = who.filter((other) => other === one).length;
    return times > 1 ? `${times} × ${opponentName(game, one)}` : opponentName(game, one);
  });
}

/** Who sits down when nobody has chosen: all different as long as there are enough, neither the weakest nor the strongest first. */
export function usualMix(game: string, count: number): string[] {
  const all = opponentsIn(game).map(({ id }) => id);
  const order = [...all.slice(1, 3), ...all.slice(0, 1), ...all.slice(3)];
  return order.length ? Array.from({ length: count }, (_, at) => order[at % order.length]!) : [];
}

/** Whom somebody meets who has never played a game to its end: nobody but the weakest. */
export function gentlest(game: string, count: number): string[] {
  const [weakest] = opponentsIn(game);
  return weakest ? Array.from({ length: count }, () => weakest.id) : [];
}

/** Who comes after those: the usual mix for somebody who has won, for others one who is a little stronger. */
export function stronger(game: string, count: number, won: boolean): string[] {
  const next = opponentsIn(game)[1];
  if (won || !next || !count) return usualMix(game, count);
  return [next.id, ...gentlest(game, count - 1)];
}

/** Whether this is somebody's first game, as far as this browser knows: none was played to its end, and nobody was chosen to
 * play against. */
export function isFirst(game: string): boolean {
  return !settings.played.includes(game) && !lastOpponents(game).length;
}

/** A game is over: the next one is not the first. */
export function notePlayed(game: string): void {
  if (!settings.played.includes(game)) change({ played: [...settings.played, game] });
}

/** Whom I chose last to play a game against. */
export function lastOpponents(game: string): string[] {
  const known = opponentsIn(game);
  return settings.opponents.flatMap((kept) => {
    const found = known.find(({ id, plain }) => kept === `${game}/${id}` || (!plain && kept === id));
    return found ? [found.id] : [];
  });
}

export function keepOpponents(game: string, chosen: string[]): void {
  const others = settings.opponents.filter((kept) => !kept.startsWith(`${game}/`) && !isIn(game, kept));
  change({ opponents: [...others, ...chosen.map((who) => `${game}/${who}`)] });
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
export function namesAt(plan: { game: string; seats: Pick<Schemas["ToldPlace"], "seat" | "kind" | "name" | "bot">[] }): string[] {
  const names = plan.seats.map((place) =>
    place.kind === "bot" ? botName(plan.game, place.bot, place.seat) : place.name || t("web-seat-open"),
  );
  return numbered(
    names,
    plan.seats.map((place) => place.kind === "bot"),
  );
}

/** The bot of a seat in a log, `bot otto`; nothing for a person. */
export function levelIn(seat: string): string {
  return /^bot (\S+)/.exec(seat)?.[1] ?? "";
}

/** Who sat where, from the header of a log. */
export function namesIn(game: string, seats: string[]): string[] {
  const names = seats.map((seat, at) => (levelIn(seat) ? botName(game, levelIn(seat), at + 1) : seat));
  return numbered(
    names,
    seats.map((seat) => levelIn(seat) !== ""),
  );
}
