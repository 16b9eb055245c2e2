/** What a player has chosen so far: a card, then a square, then a turn or whatever else is open. Only legal moves can be chosen. */
import { nextSquare, optionOf, squaresOf, type Option } from "./moves";
import { spotOf, type FarePlayView } from "./parts";

export const DRIVE = "drive";

export class Choice {
  card = $state("");
  /** The place of the card in the hand; -1 where it does not come from there. */
  place = $state(-1);
  square = $state("");
  detail = $state("");
  #view: () => FarePlayView;
  #asked = "";

  constructor(view: () => FarePlayView) {
    this.#view = view;
  }

  options: Option[] = $derived.by(() => this.#view().moves.map(optionOf));
  /** Moves that need no card: go, nothing, declare. */
  plain = $derived.by(() => this.options.filter(({ card }) => !card));
  drives = $derived.by(() => this.options.filter(({ card }) => card === DRIVE));
  mine = $derived.by(() => this.options.filter(({ card }) => this.card && card === this.card));
  squares = $derived.by(() => squaresOf(this.mine));
  here = $derived.by(() => this.mine.filter(({ square }) => square === this.square));
  /** The move, once nothing is left open. */
  option: Option | null = $derived.by(() => this.here.find(({ detail }) => detail === this.detail) ?? null);
  /** Seats to choose from, where a card is aimed at somebody. */
  targets = $derived.by(() =>
    this.squares.length ? [] : this.mine.flatMap(({ detail }) => (/^\d+$/.test(detail) ? [Number(detail)] : [])),
  );

  /** A new question begins with nothing chosen, but for the card that goes without saying. */
  face(view: FarePlayView): void {
    const asked = JSON.stringify([view.ask, view.moves]);
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.clear();
    if (view.ask === "passed" && view.waiting) this.pick(view.waiting.card);
  }

  /** Whether there is only one card to speak of: then it stays chosen. */
  get #implied(): boolean {
    return this.#view().ask === "passed";
  }

  clear(): void {
    this.card = this.square = this.detail = "";
    this.place = -1;
  }

  pick(card: string, place = -1): void {
    if (this.card === card && this.place === place) return this.#implied ? undefined : this.clear();
    this.clear();
    this.card = card;
    this.place = place;
    const squares = this.squares;
    if (squares.length === 1) this.pickSquare(squares[0]!);
    else if (!squares.length && this.mine.length === 1) this.detail = this.mine[0]!.detail;
  }

  /** The same square once more turns what lies there. */
  pickSquare(square: string): void {
    if (square === this.square) return this.turn();
    this.square = square;
    if (!this.here.some(({ detail }) => detail === this.detail)) this.detail = this.here[0]?.detail ?? "";
  }

  turn(): void {
    if (!this.here.length) return;
    const at = this.here.findIndex(({ detail }) => detail === this.detail);
    this.detail = this.here[(at + 1) % this.here.length]!.detail;
  }

  aim(detail: string): void {
    this.detail = detail;
  }

  /** What somebody else proposes, as the choice. */
  take(move: string): void {
    const { card, square, detail } = optionOf(move);
    this.clear();
    this.card = card;
    this.place = this.#view().hand.findIndex((held) => held.card === card);
    this.square = square;
    this.detail = detail;
  }

  drive(edge: string): void {
    this.clear();
    this.card = DRIVE;
    this.detail = edge;
  }

  /** To the square nearest in a direction; from the middle of the map where none is chosen. */
  walk(dx: number, dy: number): void {
    const from = this.square ? spotOf(this.square) : { x: -dx * 0.5, y: -dy * 0.5 };
    const next = nextSquare(this.squares, from, dx, dy) ?? (this.square ? null : this.squares[0]);
    if (next) this.pickSquare(next);
  }

  /** One step back: from the square or the target to the card, from the card to nothing. */
  back(): void {
    if (this.square && this.squares.length > 1) this.square = this.detail = "";
    else if (this.detail && this.targets.length > 1) this.detail = "";
    else if (!this.#implied) this.clear();
  }
}
