/** Which hint is up: the first that matters now and has not done its work in this browser. */
import type { Hint, Now } from "../games/game";
import { change, settings } from "../settings.svelte";

/** Stands for all hints of a game: somebody has had enough of them, or knew the game before there were any. */
const ALL = "*";

function isKnown(game: string, id: string): boolean {
  return settings.hinted.includes(`${game}/${id}`) || settings.hinted.includes(`${game}/${ALL}`);
}

function learn(game: string, id: string): void {
  if (!isKnown(game, id)) change({ hinted: [...settings.hinted, `${game}/${id}`] });
}

export class Hints<View> {
  shown: Hint<View> | null = $state.raw(null);
  /** The line at which it came up. */
  #since = 0;
  #now: Now<View> | null = null;

  constructor(
    readonly game: string,
    readonly all: Hint<View>[],
  ) {}

  /** The table, or what is chosen, has changed. `now` is null while this seat is not asked. */
  follow(now: Now<View> | null, seq: number): void {
    const up = this.shown;
    if (up && (up.done ? !!now && up.done(now) : seq > this.#since)) learn(this.game, up.id);
    this.#now = now;
    this.#show(seq);
  }

  #due(now: Now<View>): Hint<View> | null {
    const due = this.all.filter((hint) => !isKnown(this.game, hint.id) && !hint.done?.(now) && hint.when(now));
    // one that is up stays, although another would come first
    return due.find((hint) => hint === this.shown) ?? due[0] ?? null;
  }

  #show(seq: number): void {
    const hint = this.#now && this.#due(this.#now);
    if (hint && hint !== this.shown) this.#since = seq;
    this.shown = hint;
  }

  /** Put the one away that is up: another may matter now as well. */
  dismiss(): void {
    if (this.shown) learn(this.game, this.shown.id);
    this.#show(this.#since);
  }

  /** No more hints in this game. */
  stop(): void {
    learn(this.game, ALL);
    this.shown = null;
  }
}
