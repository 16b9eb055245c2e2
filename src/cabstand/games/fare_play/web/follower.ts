/**
 * Fare Play: which card comes next depends on what is left in the pile, so hands, discards and the cards on the map are followed
 * through the log. Where a card may be laid, and who wins, is for the rules to say: what they made of it stands in the lines that
 * follow.
 */
import deck from "../data/deck.json" with { type: "json" };
import { CannotCheck, type Line, type Log } from "@frame/draws/log.ts";
import type { Stream } from "@frame/draws/numbers.ts";
import type { Follower } from "@frame/draws/follower.ts";

const HAND = 5;
const FARES = 15;
const GROUPS = ["road", "location", "obstacle", "hearse", "access", "traffic", "reaction"] as const;
const CARDS = GROUPS.flatMap((group) =>
  Object.entries<number>(deck[group]).map(([name, count]) => ({ name, count, isPlace: group === "location" })),
);
const LOSE_A_TURN = CARDS.findIndex((card) => card.name === "lose-a-turn");
const REACTION = /^(?:nothing|red light|detour [0-9]+)$/;

/** How many there are of each kind of card, in the order of the deck. */
type Cards = number[];

interface State {
  /** Whether lots, hands and first fares have been drawn. */
  begun: boolean;
  pile: Cards;
  /** Cards of the top half still in the pile, locations not counted. */
  top: number;
  discards: Cards;
  hands: Cards[];
  /** By seat: a FARE card, 0 for none; and the old one of a seat that started over, until it has drawn another. */
  fares: number[];
  aside: number[];
  /** The seats that have a Lose a Turn in front of them. */
  skips: boolean[];
  /** Whose turn it is; `waits` until that seat begins it. */
  turn: number;
  waits: boolean;
  /** Cards that the line still has to bring the seat in turn. */
  toDraw: number;
  /** The road cards on the map, by square. */
  map: Map<string, number>;
  /** A location is on its way to a neighbour, who lays it. */
  passed: boolean;
  /** The Traffic card that others may still answer. */
  open: { card: string; target: number; square: string } | null;
}

export default class FarePlay implements Follower {
  readonly #seats: number;
  readonly #lots: number;
  readonly #lines: readonly Line[];
  state: State;

  constructor(log: Log, lines: readonly Line[]) {
    const starter = Number(log.options.get("starter") ?? 0);
    this.#seats = log.seats;
    this.#lots = starter ? 0 : 1;
    this.#lines = lines;
    const each = <T>(value: () => T) => Array.from({ length: log.seats }, value);
    this.state = {
      begun: false,
      pile: CARDS.map(({ name, count, isPlace }) => (isPlace || (log.seats === 2 && name === "steal-a-fare") ? 0 : count)),
      top: 0,
      discards: none(),
      hands: each(none),
      fares: each(() => 0),
      aside: each(() => 0),
      skips: each(() => false),
      turn: Math.max(0, starter - 1),
      waits: true,
      toDraw: 0,
      map: new Map(),
      passed: false,
      open: null,
    };
  }

  // --- what a move does with cards

  move(line: Line): void {
    const [verb = "", name = "", ...rest] = words(line);
    const [s, seat] = [this.state, Number(line.by) - 1];
    s.toDraw = 0;
    switch (verb) {
      case "go":
        this.#beginTurn();
        s.toDraw = Math.max(0, HAND - total(s.hands[seat]!));
        break;
      case "start":
        this.#beginTurn();
        this.#startOver(seat);
        break;
      case "lay":
        this.#lay(seat, this.#kind(name, line), squareOf(rest[0] ?? ""));
        break;
      case "pass":
        this.#lose(seat, this.#kind(name, line));
        s.passed = true;
        break;
      case "token": // the card leaves the game, like the hearse's
        this.#lose(seat, this.#kind(name, line));
        break;
      case "hearse":
        this.#lose(seat, this.#kind("hearse", line));
        break;
      case "clear":
      case "discard":
        this.#lose(seat, this.#kind(name, line));
        this.#discard(this.#kind(name, line));
        break;
      case "play":
        this.#lose(seat, this.#kind(name, line));
        s.open = { card: name, target: Number(rest[0]) - 1, square: squareOf(rest[0] ?? "") };
        break;
      case "nothing":
        this.#letPass(line);
        break;
      case "red":
        this.#answer(seat, "red-light", line);
        if (s.open) this.#discard(this.#kind(s.open.card, line));
        s.open = null;
        break;
      case "detour":
        this.#answer(seat, "detour", line);
        if (s.open) s.open.target = Number(name) - 1;
        break;
    }
  }

  #kind(name: string, line: Line): number {
    const kind = CARDS.findIndex((card) => card.name === name);
    if (kind < 0) throw new CannotCheck("log-line", { line: line.text.slice(0, 60) });
    return kind;
  }

  #lose(seat: number, kind: number): void {
    this.state.hands[seat]![kind]! -= 1;
  }

  #discard(kind: number): void {
    this.state.discards[kind]! += 1;
  }

  #answer(seat: number, card: string, line: Line): void {
    this.#lose(seat, this.#kind(card, line));
    this.#discard(this.#kind(card, line));
  }

  /** A location, laid by the seat in turn or by the one it was passed to, brings the seat in turn one card. */
  #lay(seat: number, kind: number, square: string): void {
    if (!this.state.passed) this.#lose(seat, kind);
    this.state.passed = false;
    if (CARDS[kind]!.isPlace) this.state.toDraw = 1;
    else this.state.map.set(square, kind);
  }

  /** FARE card and hand are given away, locations kept. */
  #startOver(seat: number): void {
    const { aside, fares, hands } = this.state;
    aside[seat] = fares[seat]!;
    fares[seat] = 0;
    hands[seat] = hands[seat]!.map((count, kind) => {
      if (CARDS[kind]!.isPlace) return count;
      this.state.discards[kind]! += count;
      return 0;
    });
  }

  /** When the last seat asked lets it pass, the Traffic card takes effect: the next move is then no reaction. */
  #letPass(line: Line): void {
    const [next] = this.#after(line);
    const { open } = this.state;
    if (!open || !next || REACTION.test(words(next).join(" "))) return;
    this.state.open = null;
    const { card, target, square } = open;
    const { hands, fares, skips, turn, map } = this.state;
    if (card === "lose-a-turn")
      skips[target] = true; // it lies before the player, not in the discards
    else this.#discard(this.#kind(card, line));
    if (card === "steal-a-fare") [fares[turn], fares[target]] = [fares[target]!, fares[turn]!];
    if (card === "swap-hands") [hands[turn], hands[target]] = [hands[target]!, hands[turn]!];
    if (card === "pass-left") hands.unshift(hands.pop()!);
    if (card === "resurface") {
      this.#discard(map.get(square)!);
      map.delete(square);
    }
  }

  // --- turns

  #beginTurn(): void {
    if (!this.state.waits) this.#passTurn();
    this.state.waits = false;
  }

  /** Play goes round, skipping seats with a Lose a Turn in front of them: they discard it. */
  #passTurn(): void {
    const { seat, skipped } = this.#nextTurn();
    for (const other of skipped) {
      this.state.skips[other] = false;
      this.#discard(LOSE_A_TURN);
    }
    this.state.turn = seat;
    this.state.waits = true;
  }

  #nextTurn(): { seat: number; skipped: Set<number> } {
    const left = (seat: number) => (seat + 1) % this.#seats;
    const skipped = new Set<number>();
    let seat = left(this.state.turn);
    while (this.state.skips[seat] && !skipped.has(seat)) {
      skipped.add(seat);
      seat = left(seat);
    }
    return { seat, skipped };
  }

  /**
   * Whether a line was the last of a turn: a turn begins with `go`, `start over`, or a hearse that another seat moves. Undefined
   * where the log does not say, since the game ends there.
   */
  #endsTurn(line: Line): boolean | undefined {
    const [next] = this.#after(line);
    if (!next) return undefined;
    const [verb] = words(next);
    if (words(line)[0] === "start") return true;
    return verb === "go" || verb === "start" || (verb === "drive" && Number(next.by) - 1 !== this.state.turn);
  }

  /** The moves that were made after a line and not taken back; none where the line itself was. */
  #after(line: Line): Line[] {
    const made: Line[] = [];
    for (const later of this.#lines.slice(line.index + 1)) {
      if (later.by === "table") continue;
      if (later.move !== "undo") made.push(later);
      else if (!made.pop()) return [];
    }
    return made;
  }

  // --- what chance brings

  next(line: Line, place: number, stream: Stream, written: string): string | null {
    const s = this.state;
    if (!line.by) return s.begun ? null : this.#open(place, stream);
    if (words(line)[0] === "lay" && !written && !this.#after(line).length) s.toDraw = 0; // this won the game
    if (s.toDraw) {
      s.toDraw -= 1;
      if (!total(s.pile)) [s.pile, s.discards] = [s.discards, s.pile];
      if (total(s.pile)) return this.#draw(s.turn, stream);
      s.toDraw = 0;
    }
    return this.#newFare(line, stream, written);
  }

  /** Lots, five cards for each seat, a FARE card for each. */
  #open(place: number, stream: Stream): string | null {
    const s = this.state;
    const dealt = place - this.#lots - 1;
    if (dealt < 0) {
      s.turn = stream.below(this.#seats);
      return `starts ${s.turn + 1}`;
    }
    if (dealt < HAND * this.#seats) return this.#draw(Math.floor(dealt / HAND), stream);
    const seat = dealt - HAND * this.#seats;
    if (seat === 0) this.#addLocations();
    if (seat < this.#seats) return this.#drawFare(seat, stream);
    s.begun = true;
    return null;
  }

  /** Shuffled into the top half of what is left, which is the larger half. */
  #addLocations(): void {
    this.state.top = Math.ceil(total(this.state.pile) / 2);
    CARDS.forEach(({ isPlace, count }, kind) => {
      if (isPlace) this.state.pile[kind] = count;
    });
  }

  /** A seat that started over draws another FARE card when its next turn comes, at the end of the line that ends the one before. */
  #newFare(line: Line, stream: Stream, written: string): string | null {
    if (this.state.waits || !(this.#endsTurn(line) ?? written.startsWith("fare "))) return null;
    if (!this.state.aside[this.#nextTurn().seat]) return null;
    this.#passTurn();
    return this.#drawFare(this.state.turn, stream);
  }

  #drawFare(seat: number, stream: Stream): string {
    const { fares, aside } = this.state;
    const free = Array.from({ length: FARES }, (_, n) => n + 1).filter((fare) => !fares.includes(fare) && !aside.includes(fare));
    fares[seat] = free[stream.below(free.length)]!;
    aside[seat] = 0;
    return `fare ${fares[seat]}`;
  }

  /** While locations are in the pile, each may be the next card of the top half; else it is any other card of the whole pile. */
  #draw(seat: number, stream: Stream): string {
    const { pile, top } = this.state;
    const places = total(pile.filter((_, kind) => CARDS[kind]!.isPlace));
    const others = total(pile) - places;
    let kind: number;
    if (!places) {
      kind = this.#find(stream.below(others), false);
    } else {
      const each = Math.max(others, 1);
      const at = stream.below(places * each + others * top);
      kind = at < places * each ? this.#find(Math.floor(at / each), true) : this.#find(Math.floor((at - places * each) / top), false);
    }
    pile[kind]! -= 1;
    if (!CARDS[kind]!.isPlace && top) this.state.top -= 1;
    this.state.hands[seat]![kind]! += 1;
    return `draw ${CARDS[kind]!.name}`;
  }

  /** The card with this number, from 0, among the locations of the pile or among its other cards. */
  #find(at: number, isPlace: boolean): number {
    return this.state.pile.findIndex((count, kind) => CARDS[kind]!.isPlace === isPlace && (at -= count) < 0);
  }
}

const none = (): Cards => CARDS.map(() => 0);
const total = (cards: Cards) => cards.reduce((sum, count) => sum + count, 0);
const words = (line: Line) => line.move.toLowerCase().trim().split(/\s+/);

/** A square by one name only: `e02n1` is `e2n1`. */
const squareOf = (text: string) => text.replace(/\d+/g, (digits) => String(Number(digits)));
