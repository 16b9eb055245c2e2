/** A day on the screen: asked for once, again while its figures are worked out, and when it ends. */
import { askDay, type Day } from "./day";

/** Milliseconds between two questions about figures that are worked out, and at least from one to the next about a new day. */
const AGAIN = 3000;
const NEW_DAY = 30_000;

export class Following {
  day: Day | null = $state.raw(null);
  trouble: unknown = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  /** Whether the end of a day has been asked about. */
  #asked = false;

  constructor(
    readonly game: string,
    readonly asked?: string,
  ) {
    void this.ask();
    document.addEventListener("visibilitychange", this.#look);
  }

  ask = async (): Promise<void> => {
    this.trouble = null;
    try {
      this.take(await askDay(this.game, this.asked));
    } catch (error) {
      this.trouble = error;
    }
  };

  take = (day: Day): void => {
    this.day = day;
    clearTimeout(this.#timer);
    if (this.#closed) return;
    if (day.is_working) this.#timer = setTimeout(() => void this.ask(), AGAIN);
    // a clock that is ahead of the server's asks too early, and again
    else if (day.is_today) this.#timer = setTimeout(this.#renew, Math.max(day.ends - Date.now(), this.#asked ? NEW_DAY : 0));
  };

  /** The day is over: what was a page of today says so, or shows the new one. Unheard, the old one stays. */
  #renew = (): void => {
    this.#asked = true;
    askDay(this.game, this.asked).then(this.take, () => {
      if (!this.#closed) this.#timer = setTimeout(this.#renew, NEW_DAY);
    });
  };

  /** A telephone in a pocket does not count the time: it looks when it is taken out. */
  #look = (): void => {
    if (!document.hidden && this.day?.is_today && Date.now() >= this.day.ends) this.#renew();
  };

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    document.removeEventListener("visibilitychange", this.#look);
  }
}
