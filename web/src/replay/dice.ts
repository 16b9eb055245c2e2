/**
 * Was every die and every card what the secret gives? The browser works it out by itself, from the text of the log alone.
 *
 * docs/dice.md says how a draw is made; `./cab verify` is the same check in Python, which also plays the moves by the rules. Here a
 * log is taken as one that the rules allow: the page has it played through before it is shown. Nothing of the browser's own
 * cryptography is used, since a page over plain HTTP on a local network has none.
 */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Draw, Follow, Follower } from "../draws/follower.ts";
import { CannotCheck, type Line, type Log, readLine, readLog } from "../draws/log.ts";
import { Stream } from "../draws/numbers.ts";

export { CannotCheck };

/** One draw: its name, what the log says, and what the secret gives (empty for nothing). */
export interface Redrawn {
  name: string;
  written: string;
  drawn: string;
}

export interface Verdict {
  commitment: string;
  nonces: string[];
  /** The draws that are right, up to the first that is not. */
  draws: Redrawn[];
  /** Where the log is not what the secret gives: the line in the file, its text, and the draw (null: the secret itself). */
  difference: { line: number; text: string; draw: Redrawn | null } | null;
}

const WORD = /^[A-Za-z0-9_-]{1,64}$/;

/** Check a whole log with the follower that its game brings; throws CannotCheck where there is nothing to check by. */
export async function checkDice(text: string, followerOf: (game: string) => Promise<Follow | null>): Promise<Verdict> {
  const log = readLog(text);
  const { sealed, commitment, nonces } = readPromise(log);
  const follower = await followerOf(log.game);
  if (log.facts.has("day") && follower && !follower.hasDays) throw new CannotCheck("dice-bad-promise");
  const shown = log.rows.find((row) => /^table: reveal [0-9a-f]{64}$/.test(row.text));
  if (!shown) throw new CannotCheck("dice-not-shown", { lines: log.rows.length });
  const secret = hexToBytes(shown.text.slice(-64));
  const verdict: Verdict = { commitment, nonces, draws: [], difference: null };
  if (bytesToHex(sha256(new Uint8Array([...secret, ...utf8ToBytes(sealed)]))) !== commitment) {
    return { ...verdict, difference: { line: shown.number, text: shown.text, draw: null } };
  }
  const lines = log.rows.map(readLine);
  if (!follower) throw new CannotCheck("web-replay-cannot-redraw", { game: log.game });
  return { ...verdict, ...redrawAll(lines, new follower(log, lines), (name) => streamOf(secret, nonces, name)) };
}

/** What the header promises; `sealed` is what the commitment is made of besides the secret: the table, or the day. */
function readPromise(log: Log): { sealed: string; commitment: string; nonces: string[] } {
  const fact = (name: string) => {
    const value = log.facts.get(name);
    if (value === undefined) throw new CannotCheck("dice-not-promised", { fact: name });
    return value;
  };
  const [table, commitment] = [fact("table"), fact("dice")];
  const nonces = fact("nonces").split(" ");
  if (nonces.some((nonce) => nonce !== "." && !WORD.test(nonce))) throw new CannotCheck("dice-bad-nonce");
  if (!WORD.test(table) || !/^[0-9a-f]{64}$/.test(commitment) || nonces.length !== log.seats) throw new CannotCheck("dice-bad-promise");
  const day = log.facts.get("day");
  if (day !== undefined && (nonces.join() !== "." || !WORD.test(day))) throw new CannotCheck("dice-bad-promise");
  return { sealed: day ?? table, commitment, nonces };
}

function streamOf(secret: Uint8Array, nonces: string[], name: string): Stream {
  return new Stream(hmac(sha256, secret, utf8ToBytes([...nonces, name].join(" "))));
}

function redrawAll(lines: Line[], follower: Follower, stream: Draw): Pick<Verdict, "draws" | "difference"> {
  const draws: Redrawn[] = [];
  const before: unknown[] = [];
  for (const line of lines) {
    const isTakenBack = line.move === "undo";
    if (isTakenBack) follower.state = before.pop() ?? follower.state;
    const goesOn = line.by !== "table" && !isTakenBack;
    if (goesOn && line.by) {
      before.push(structuredClone(follower.state));
      follower.move(line);
    }
    for (let place = 1; ; place += 1) {
      const name = `${line.index + 1}.${place}`;
      const written = line.chance[place - 1] ?? "";
      const drawn = (goesOn ? follower.next(line, place, stream(name), written, stream) : null) ?? "";
      if (!written && !drawn) break;
      const draw = { name, written, drawn };
      if (written !== drawn) return { draws, difference: { line: line.number, text: line.text, draw } };
      draws.push(draw);
    }
  }
  return { draws, difference: null };
}
