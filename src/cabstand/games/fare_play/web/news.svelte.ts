/** What has happened on the map of late: it stays in sight until the next thing does, however fast the moves follow. */
import type { Happened } from "@frame/games/game";
import type { FarePlayView } from "./parts";
import { wayOf } from "./ways";

export interface Spotted {
  square: string;
  seat: number;
  /** Of the last move that changed the map; the others are what each seat did before. */
  latest: boolean;
}

/** How a fare stands: one that is another fare now cannot be compared. */
interface Stand {
  fare: string;
  lacks: string;
}

export class News {
  /** The last square of every seat since the reader's own move, the newest last. */
  squares: Spotted[] = $state.raw([]);
  /** Seats whose way the last of them opened or blocked. */
  affected: number[] = $state.raw([]);
  #stood: Stand[] = [];

  /** What led to a view, as a seat is told it. */
  hear(view: FarePlayView, happened: readonly Happened[], reader: number | null): void {
    const stands = view.drivers.map((driver): Stand => {
      const { missing, blocked } = wayOf(driver);
      return { fare: String(driver.fare), lacks: `${driver.path_clear} ${missing} ${blocked.length}` };
    });
    const seen = squaresOf(happened);
    const newest = seen.at(-1);
    if (newest) {
      const before = newest.seat === reader ? [] : [...this.squares, ...seen.slice(0, -1)];
      const last = new Map(before.filter(({ seat }) => seat !== reader).map((one) => [one.seat, { ...one, latest: false }]));
      last.delete(newest.seat);
      this.squares = [...[...last.values()].filter(({ square }) => square !== newest.square), newest];
      this.affected = stands.flatMap(({ fare, lacks }, at) => {
        const was = this.#stood[at];
        return was && was.fare === fare && was.lacks !== lacks ? [at + 1] : [];
      });
    }
    this.#stood = stands;
  }
}

function squaresOf(happened: readonly Happened[]): Spotted[] {
  return happened.flatMap(({ story }) =>
    story.flatMap(({ args: { square, seat } }) =>
      typeof square === "string" && typeof seat === "number" ? [{ square, seat, latest: true }] : [],
    ),
  );
}
