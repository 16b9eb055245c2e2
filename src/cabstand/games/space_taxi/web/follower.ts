/** Space Taxi: which dice are thrown follows from those that the turn has played. */
import type { Line, Log } from "@frame/draws/log.ts";
import type { Stream } from "@frame/draws/numbers.ts";
import type { Draw, Follower } from "@frame/draws/follower.ts";

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

export default class SpaceTaxi implements Follower {
  static readonly hasDays = true;
  readonly #lots: number;
  /** Of a daily taxi every die is a draw of its own. */
  readonly #daily: boolean;
  state: { begun: boolean; turn: Turn };

  constructor(log: Log) {
    this.#lots = Number(log.options.get("starter") ?? 0) || log.seats === 1 ? 0 : log.seats;
    this.#daily = log.facts.has("day");
    this.state = { begun: this.#lots === 0, turn: newTurn(1) };
  }

  move(line: Line): void {
    const isPlay = line.by && line.move.toLowerCase() !== "throw" && !/^return\b/i.test(line.move);
    if (isPlay) this.#play(line.move.toUpperCase().replace(/[\s,]+/g, ""));
  }

  next(line: Line, place: number, stream: Stream, _written: string, draw: Draw): string | null {
    if (place > 1) return null;
    if (!line.by && !this.state.begun) {
      this.state.begun = true;
      return `starts ${stream.below(this.#lots) + 1}`;
    }
    if (line.move.toLowerCase() !== "throw") return null;
    const { number, plays, aboard, fuel, crystal } = this.state.turn;
    const [seats, tanks] = [6 - aboard, 3 - fuel.length];
    if (this.#daily) {
      const die = (name: string) => draw(`${number}.${plays + 1}.${name}`);
      const dice = (kind: string, count: number) => Array.from({ length: count }, (_, n) => die(`${kind}${n + 1}`).below(6)).sort();
      return asWritten(dice("p", seats), dice("f", tanks), crystal ? null : die("s").below(8));
    }
    return asWritten(digits(seats, stream), digits(tanks, stream), crystal ? null : stream.below(8));
  }

  #play(dice: string): void {
    const count = (pattern: RegExp) => [...dice.replace(/S[1-8]?/, "").matchAll(pattern)];
    const { turn } = this.state;
    const fuel = [...turn.fuel, ...count(/[1-6]/g).map(([face]) => Number(face))];
    const aboard = turn.aboard + count(/T=[RGBYP]|[RGBYPT]/g).length;
    const crystal = turn.crystal || dice.includes("S");
    const total = fuel.reduce((sum, face) => sum + face, 0);
    const failed = fuel.length === 3 && (total < 7 || total > 10);
    const launched = aboard === 6 && fuel.length === 3 && crystal;
    const { number, plays } = turn;
    this.state.turn = failed || launched ? newTurn(number + 1) : { number, plays: plays + 1, aboard, fuel, crystal };
  }
}

/** A throw as a log writes it, from what lies there counted from 0. */
function asWritten(passengers: number[], fuel: number[], crystal: number | null): string {
  const faces = passengers.map((face) => FACES[face]!).join("");
  return [faces, fuel.map((face) => face + 1).join(""), crystal === null ? "" : `s${crystal + 1}`].filter(Boolean).join(" ");
}

/** Six-sided dice from one random number: its digits to the base of six, sorted. */
function digits(dice: number, stream: Stream): number[] {
  let left = stream.below(6 ** dice);
  const faces: number[] = [];
  for (let die = 0; die < dice; die += 1) {
    faces.push(left % 6);
    left = Math.floor(left / 6);
  }
  return faces.sort();
}
