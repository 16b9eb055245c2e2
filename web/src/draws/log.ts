/** The text of a log, read by the page itself: docs/formats.md says how it is written. */

/** Why a log cannot be checked: a text of the catalogue. */
export class CannotCheck extends Error {
  readonly reason: string;
  readonly args: Record<string, string | number>;

  constructor(reason: string, args: Record<string, string | number> = {}) {
    super(reason);
    this.reason = reason;
    this.args = args;
  }
}

/** A line of the file that is not blank; the first of the file is number 1. */
export interface Row {
  number: number;
  text: string;
}

export interface Line extends Row {
  /** Its place among the lines, from 0; those with `undo` or `table:` count too. */
  index: number;
  /** A seat from 1, `referee`, `table`; nothing where chance alone acts. */
  by: string;
  move: string;
  chance: string[];
}

export interface Log {
  game: string;
  seats: number;
  options: Map<string, string>;
  facts: Map<string, string>;
  rows: Row[];
}

const BREAKS = /\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]/;
const BEFORE_REMARK = /^([^{}]*)(?:\{[^{}]*\})?$/;
const ACTOR = /^([1-9][0-9]?|referee|table): /;

export function readLog(text: string): Log {
  const rows = text.split(BREAKS).map((row) => row.trim());
  if (rows[0] !== "cabstand log") throw new CannotCheck("no-log");
  const end = rows.indexOf("");
  const log: Log = { game: "", seats: 0, options: new Map(), facts: new Map(), rows: [] };
  for (const row of rows.slice(1, end < 0 ? rows.length : end)) {
    const [key, value] = parted(row, ":");
    if (key === "seat") log.seats += 1;
    else if (key === "option") log.options.set(...parted(value, "="));
    else log.facts.set(key, value);
  }
  log.game = log.facts.get("game") ?? "";
  rows.forEach((row, at) => {
    if (end >= 0 && at > end && row) log.rows.push({ number: at + 1, text: row });
  });
  return log;
}

function parted(text: string, by: string): [string, string] {
  const at = text.indexOf(by);
  return at < 0 ? [text.trim(), ""] : [text.slice(0, at).trim(), text.slice(at + 1).trim()];
}

/** In steps, since one pattern for the whole line would try every way to share out its blanks. */
export function readLine({ number, text }: Row, index: number): Line {
  const acts = BEFORE_REMARK.exec(text)?.[1];
  const [prefix = "", by = ""] = ACTOR.exec(acts ?? "") ?? [];
  const after = (acts ?? "").slice(prefix.length);
  const arrow = after.indexOf("=> ");
  const move = (arrow < 0 ? after : after.slice(0, arrow)).trim();
  const chance = arrow < 0 ? "" : after.slice(arrow + 3).trim();
  if (acts === undefined || (move && !by)) throw new CannotCheck("log-line", { line: text.slice(0, 60) });
  return { number, text, index, by, move, chance: chance ? chance.split(",").map((part) => part.trim()) : [] };
}
