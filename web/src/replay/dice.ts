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

interface Line {
  by: string;
  move: string;
  chance: string[];
}

interface Log {
  game: string;
  seats: number;
  options: Map<string, string>;
  facts: Map<string, string>;
  lines: { number: number; text: string }[];
}

const BREAKS = /\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]/;
const LINE = /^(?:([1-9][0-9]?|referee|table): ([^{}]*?))?\s*(?:=> ([^{}]*?))?\s*(?:\{[^{}]*\})?$/;
const WORD = /^[A-Za-z0-9_-]{1,64}$/;

function readLog(text: string): Log {
  const rows = text.split(BREAKS).map((row) => row.trim());
  if (rows[0] !== "cabstand log") throw new CannotCheck("no-log");
  const end = rows.indexOf("");
  const log: Log = { game: "", seats: 0, options: new Map(), facts: new Map(), lines: [] };
  for (const row of rows.slice(1, end < 0 ? rows.length : end)) {
    const [key, value] = parted(row, ":");
    if (key === "seat") log.seats += 1;
    else if (key === "option") log.options.set(...parted(value, "="));
    else log.facts.set(key, value);
  }
  log.game = log.facts.get("game") ?? "";
  rows.forEach((row, at) => {
    if (end >= 0 && at > end && row) log.lines.push({ number: at + 1, text: row });
  });
  return log;
}

function parted(text: string, by: string): [string, string] {
  const at = text.indexOf(by);
  return at < 0 ? [text.trim(), ""] : [text.slice(0, at).trim(), text.slice(at + 1).trim()];
}

function readLine(text: string): Line {
  const found = LINE.exec(text);
  if (!found) throw new CannotCheck("log-line", { line: text.slice(0, 60) });
  return { by: found[1] ?? "", move: (found[2] ?? "").trim(), chance: found[3] ? found[3].split(",").map((part) => part.trim()) : [] };
}

// --- random numbers ---------------------------------------------------------------------------------------------------

const WHOLE = (1n << 64n) - 1n;
const HALF = (1n << 32n) - 1n;

/** xorshift128+ on two words of 64 bits. */
class Stream {
  #x: bigint;
  #y: bigint;

  constructor(seed: Uint8Array) {
    const word = (from: number) => BigInt(`0x${bytesToHex(seed.subarray(from, from + 8))}`);
    this.#x = word(0);
    this.#y = word(8);
    if (!this.#x && !this.#y) this.#x = 1n; // the one state that it cannot leave
  }

  #bits(): bigint {
    const [x, y] = [this.#x, this.#y];
    const z = (x ^ (x << 23n)) & WHOLE;
    this.#x = y;
    this.#y = z ^ y ^ (z >> 18n) ^ (y >> 5n);
    return ((x + y) & WHOLE) >> 32n;
  }

  /** A number from 0 to n - 1, each equally likely: what would tip the balance is rejected. */
  below(n: number): number {
    const span = BigInt(n);
    const unfair = (1n << 32n) % span;
    for (;;) {
      const product = this.#bits() * span;
      if ((product & HALF) >= unfair) return Number(product >> 32n);
    }
  }
}

// --- what chance does in each game ------------------------------------------------------------------------------------

/** Goes through a log line by line and knows what must be drawn next. */
interface Follower {
  /** What chance does in a line, given one draw after another; null at its end. `written` is what the log says there. */
  next(line: Line, place: number, stream: Stream, written: string, draw: Draw): string | null;
  /** Take the line as done. */
  done(line: Line): void;
}

/** The random numbers of a draw by its name. */
type Draw = (name: string) => Stream;

const FACES = "RGBYPT";

/** The dice of a turn that have been played: how many passengers, which fuel, and whether the smuggling die. */
interface Turn {
  number: number;
  plays: number;
  aboard: number;
  fuel: number[];
  crystal: boolean;
}

const newTurn = (number: number): Turn => ({ number, plays: 0, aboard: 0, fuel: [], crystal: false });

class SpaceTaxi implements Follower {
  readonly #lots: number;
  /** Of a daily taxi every die is a draw of its own. */
  readonly #daily: boolean;
  #begun = false;
  #turn = newTurn(1);
  #before: Turn[] = [];

  constructor(log: Log) {
    this.#lots = Number(log.options.get("starter") ?? 0) || log.seats === 1 ? 0 : log.seats;
    this.#daily = log.facts.has("day");
    this.#begun = this.#lots === 0;
  }

  next(line: Line, place: number, stream: Stream, _written: string, draw: Draw): string | null {
    if (place > 1) return null;
    if (!line.by && !this.#begun) return `starts ${stream.below(this.#lots) + 1}`;
    if (line.move.toLowerCase() !== "throw") return null;
    const { aboard, fuel, crystal } = this.#turn;
    const [seats, tanks] = [6 - aboard, 3 - fuel.length];
    if (this.#daily) {
      const die = (name: string) => draw(`${this.#turn.number}.${this.#turn.plays + 1}.${name}`);
      const dice = (kind: string, count: number) => Array.from({ length: count }, (_, n) => die(`${kind}${n + 1}`).below(6)).sort();
      return asWritten(dice("p", seats), dice("f", tanks), crystal ? null : die("s").below(8));
    }
    return asWritten(digits(seats, stream), digits(tanks, stream), crystal ? null : stream.below(8));
  }

  done(line: Line): void {
    if (line.by === "table") return;
    this.#begun = true;
    if (line.move === "undo") {
      this.#turn = this.#before.pop() ?? this.#turn;
    } else if (line.by && line.move.toLowerCase() !== "throw") {
      this.#before.push(this.#turn);
      if (!/^return\b/i.test(line.move)) this.#play(line.move.toUpperCase().replace(/[\s,]+/g, ""));
    }
  }

  #play(dice: string): void {
    const count = (pattern: RegExp) => [...dice.replace(/S[1-8]?/, "").matchAll(pattern)];
    const fuel = [...this.#turn.fuel, ...count(/[1-6]/g).map(([face]) => Number(face))];
    const aboard = this.#turn.aboard + count(/T=[RGBYP]|[RGBYPT]/g).length;
    const crystal = this.#turn.crystal || dice.includes("S");
    const total = fuel.reduce((sum, face) => sum + face, 0);
    const failed = fuel.length === 3 && (total < 7 || total > 10);
    const launched = aboard === 6 && fuel.length === 3 && crystal;
    const { number, plays } = this.#turn;
    this.#turn = failed || launched ? newTurn(number + 1) : { number, plays: plays + 1, aboard, fuel, crystal };
  }
}

/** A throw as a log writes it, from what lies there counted from 0. */
function asWritten(passengers: number[], fuel: number[], crystal: number | null): string {
  const faces = passengers.map((face) => FACES[face]!).join("");
  return [faces, fuel.map((face) => face + 1).join(""), crystal === null ? "" : `s${crystal + 1}`].filter(Boolean).join(" ");
}

/** So many six-sided dice from one random number: its digits to the base of six, sorted. */
function digits(dice: number, stream: Stream): number[] {
  let left = stream.below(6 ** dice);
  const faces: number[] = [];
  for (let die = 0; die < dice; die += 1) {
    faces.push(left % 6);
    left = Math.floor(left / 6);
  }
  return faces.sort();
}

/** Which cards must be drawn is for the rules to say; which one it is, for the secret. */
class Taxi implements Follower {
  readonly #decks: Record<string, { cards: number; used: Set<number> }>;

  constructor(log: Log) {
    const deck = (cards: number) => ({ cards, used: new Set<number>() });
    const gifts = log.options.get("gifts");
    this.#decks = {
      question: deck(Number(log.options.get("questions") ?? 300)),
      talk: deck(Number(log.options.get("talks") ?? 100)),
      card: deck(gifts ? gifts.split("/").length : 25),
    };
  }

  next(_line: Line, _place: number, stream: Stream, written: string): string | null {
    const kind = written.split(" ")[0] ?? "";
    if (kind === "die") return `die ${stream.below(6) + 1}`;
    const deck = this.#decks[kind];
    if (!deck) return null;
    if (deck.used.size === deck.cards) deck.used.clear();
    let card = stream.below(deck.cards);
    while (deck.used.has(card)) card = stream.below(deck.cards);
    deck.used.add(card);
    return `${kind} ${card + 1}`;
  }

  done(): void {}
}

const FOLLOWERS: Record<string, new (log: Log) => Follower> = { "space-taxi": SpaceTaxi, taxi: Taxi };

/** Whether this page can draw a game's dice and cards again; `./cab verify` can for every game. */
export function canRedraw(game: string): boolean {
  return game in FOLLOWERS;
}

// --- the check --------------------------------------------------------------------------------------------------------

/** Check a whole log; throws CannotCheck where there is nothing to check by. */
export function checkDice(text: string): Verdict {
  const log = readLog(text);
  const { sealed, commitment, nonces } = readPromise(log);
  const shown = log.lines.find((line) => /^table: reveal [0-9a-f]{64}$/.test(line.text));
  if (!shown) throw new CannotCheck("dice-not-shown", { lines: log.lines.length });
  const secret = hexToBytes(shown.text.slice(-64));
  const verdict: Verdict = { commitment, nonces, draws: [], difference: null };
  if (bytesToHex(sha256(new Uint8Array([...secret, ...utf8ToBytes(sealed)]))) !== commitment) {
    return { ...verdict, difference: { line: shown.number, text: shown.text, draw: null } };
  }
  const follower = FOLLOWERS[log.game];
  if (!follower) throw new CannotCheck("web-replay-dice-elsewhere");
  return { ...verdict, ...redrawAll(log, new follower(log), (name) => streamOf(secret, nonces, name)) };
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
  if (day !== undefined && (log.game !== "space-taxi" || nonces.join() !== "." || !WORD.test(day))) throw new CannotCheck("dice-bad-promise");
  return { sealed: day ?? table, commitment, nonces };
}

function streamOf(secret: Uint8Array, nonces: string[], name: string): Stream {
  return new Stream(hmac(sha256, secret, utf8ToBytes([...nonces, name].join(" "))));
}

function redrawAll(log: Log, follower: Follower, stream: Draw): Pick<Verdict, "draws" | "difference"> {
  const draws: Redrawn[] = [];
  for (const [index, { number, text }] of log.lines.entries()) {
    const line = readLine(text);
    for (let place = 1; ; place += 1) {
      const name = `${index + 1}.${place}`;
      const written = line.chance[place - 1] ?? "";
      const drawn = (line.by === "table" ? null : follower.next(line, place, stream(name), written, stream)) ?? "";
      if (!written && !drawn) break;
      const draw = { name, written, drawn };
      if (written !== drawn) return { draws, difference: { line: number, text, draw } };
      draws.push(draw);
    }
    follower.done(line);
  }
  return { draws, difference: null };
}
