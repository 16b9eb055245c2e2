/** A legal move in parts: how a choice goes from a card to a square to a turn. The one place that reads the notation. */
import { spotOf, type FarePlayView, type Spot } from "./parts";

export interface Option {
  text: string;
  /** What is done: the first word. */
  verb: string;
  /** The card it is done with; `drive` for the hearse on the map, empty for a plain word. */
  card: string;
  square: string;
  /** A turn `t1`, an edge `n`, a seat `3`, an origin `w1`, or what is cleared: `token` or `hearse`. */
  detail: string;
}

const FORMS: [RegExp, (found: string[]) => Partial<Option>][] = [
  [/^lay (\S+) (\S+) (t\d)$/, ([card, square, detail]) => ({ card, square, detail })],
  [/^token (\S+) (\S+)(?: from (\S+))?$/, ([card, square, detail]) => ({ card, square, detail: detail ?? "" })],
  [/^hearse (\S+) ([nesw])$/, ([square, detail]) => ({ card: "hearse", square, detail })],
  [/^clear (\S+) hearse (\S+)$/, ([card, square]) => ({ card, square, detail: "hearse" })],
  [/^clear (\S+) (\S+)$/, ([card, square]) => ({ card, square, detail: "token" })],
  [/^play (\S+) (\d+)$/, ([card, detail]) => ({ card, detail })],
  [/^play (\S+) (\S+)(?: (t\d))?$/, ([card, square, detail]) => ({ card, square, detail: detail ?? "" })],
  [/^(?:play|pass|discard) (\S+)$/, ([card]) => ({ card })],
  [/^red light$/, () => ({ card: "red-light" })],
  [/^detour (\d+)$/, ([detail]) => ({ card: "detour", detail })],
  [/^drive ([nesw])$/, ([detail]) => ({ card: "drive", detail })],
];

export function optionOf(text: string): Option {
  const plain = { text, verb: text.split(" ")[0]!, card: "", square: "", detail: "" };
  for (const [form, parts] of FORMS) {
    const found = form.exec(text);
    if (found) return { ...plain, ...parts(found.slice(1)) };
  }
  return plain;
}

/** The move that a player is asked for who can do nothing else: to begin a turn, or where the hearse has one way to go. */
export function forced({ ask, moves }: Pick<FarePlayView, "ask" | "moves">): string | null {
  return (ask === "begin" || ask === "drive") && moves.length === 1 ? moves[0]! : null;
}

/** The squares to choose from, as one reads a page. */
export function squaresOf(options: Option[]): string[] {
  const named = [...new Set(options.map(({ square }) => square).filter(Boolean))];
  return named.sort((one, two) => {
    const [a, b] = [spotOf(one), spotOf(two)];
    return a.y - b.y || a.x - b.x;
  });
}

/** The square nearest in a direction, for who walks from one to the next by keys. */
export function nextSquare(squares: string[], from: Spot, dx: number, dy: number): string | null {
  let best: string | null = null;
  let least = Infinity;
  for (const square of squares) {
    const { x, y } = spotOf(square);
    const ahead = (x - from.x) * dx + (y - from.y) * dy;
    const aside = Math.abs((x - from.x) * dy) + Math.abs((y - from.y) * dx);
    const cost = ahead + 2 * aside;
    if (ahead > 0 && cost < least) [best, least] = [square, cost];
  }
  return best;
}
