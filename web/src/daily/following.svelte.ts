/** A day on the screen: asked for once, and again while its figures are worked out. */
import { askDay, type Day } from "./day";

const AGAIN = 3000;

export class Following {
  day: Day | null = $state.raw(null);
  trouble: unknown = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(readonly asked?: string) {
    void this.ask();
  }

  ask = async (): Promise<void> => {
    this.trouble = null;
    try {
      this.take(await askDay(this.asked));
    } catch (error) {
      this.trouble = error;
    }
  };

  take = (day: Day): void => {
    this.day = day;
    clearTimeout(this.#timer);
    if (day.is_working && !this.#closed) this.#timer = setTimeout(() => void this.ask(), AGAIN);
  };

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }
}
