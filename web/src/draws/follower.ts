import type { Line, Log } from "./log.ts";
import type { Stream } from "./numbers.ts";

/** The random numbers of a draw by its name. */
export type Draw = (name: string) => Stream;

/** Goes through a log line by line and knows what must be drawn next. Lines that take a move back are not shown to it. */
export interface Follower {
  /** All that changes from line to line, as plain data: kept before a move, and put back when it is taken back. */
  state: unknown;
  /** The move of a line was made; what chance does in the same line comes after it. */
  move(line: Line): void;
  /** What chance does in a line, given one draw after another; null at its end. `written` is what the log says there. */
  next(line: Line, place: number, stream: Stream, written: string, draw: Draw): string | null;
}

/** How a game's log is followed. `hasDays`: whether the game has a daily, whose draws it names itself. */
export interface Follow {
  new (log: Log, lines: readonly Line[]): Follower;
  readonly hasDays?: boolean;
}
