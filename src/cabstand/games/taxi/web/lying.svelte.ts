/** Which card lies on the table: one that waits, or one that is done with and is read for a while. */
import type { Card } from "@frame/games/game";

/** How long what came of a card can be read, in milliseconds: of my own until I go on, but no longer than this. */
export const MINE_STAYS = 6000;
export const OTHERS_STAY = 2500;
/** On a big screen somebody reads it out. */
export const ROOM_STAYS = 6000;

/** The same card comes again with every change of who still reads it. */
function sameAs(card: Card): string {
  return JSON.stringify([card.kind, card.text, card.seat, card.typed, card.count, card.amount, card.right]);
}

export class Lying {
  /** A card that is done with, as long as it is read. */
  read: Card | null = $state.raw(null);
  /** Whether nothing may cover it: it is mine, or the table waits. */
  keeps = $state(false);
  #known = "";
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #big: boolean;
  readonly #goOn: () => void;

  /** `goOn` is told when a card has been read. */
  constructor(big: boolean, goOn: () => void) {
    this.#big = big;
    this.#goOn = goOn;
  }

  /** Whether what lies there is mine, for these eyes. */
  isMine(seat: number | null): boolean {
    return this.read !== null && this.read.seat === seat;
  }

  /** The table shows a card, or none. My own result is covered by nothing; that of others by nothing as long as the table waits. */
  hear(card: Card | null, seat: number | null): void {
    if (!card) return;
    if (card.stage !== "done") {
      this.#known = "";
      if (this.read && !this.keeps) this.#put(null);
      return;
    }
    const known = sameAs(card);
    if (known === this.#known || (this.isMine(seat) && card.seat !== seat)) return;
    this.#known = known;
    const mine = card.seat === seat;
    this.keeps = mine || card.seconds !== null;
    this.#put(card, this.#big ? ROOM_STAYS : mine ? MINE_STAYS : OTHERS_STAY);
  }

  /** It has been read. */
  away(): void {
    if (!this.read) return;
    this.#put(null);
    this.#goOn();
  }

  /** Make room soon: the shift is over. */
  endIn(milliseconds: number): void {
    if (this.read) this.#put(this.read, milliseconds);
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #put(card: Card | null, stays = 0): void {
    clearTimeout(this.#timer);
    this.read = card;
    if (!card) this.keeps = false;
    if (card) this.#timer = setTimeout(() => this.away(), stays);
  }
}
