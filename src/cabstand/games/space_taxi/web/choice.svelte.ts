/** What a player has chosen of the dice that lie there, and what it would come to. Moves leave as notation. */
import type { Said } from "@frame/games/game";
import { SEATS, SPECIES, WINGS, type Rider, type SpaceTaxiView, type Species } from "./parts";
import { isLast, read, told, type Meter } from "./scoring";

/** Something on the board; a ghost is there only if the choice is played. */
export interface Placed<Face> {
  face: Face;
  ghost: boolean;
}

export interface Landing {
  seats: (Placed<Rider> | null)[];
  wings: (Placed<number> | null)[];
  mine: Placed<number> | null;
  /** A smuggling die that fell lower lies beside the board; 0 where only that is known. */
  aside: Placed<number> | null;
}

export class Choice {
  /** Places in `view.dice`, in the order in which they were chosen. */
  picked: number[] = $state([]);
  /** Thumbs-ups that are to be turned, by their place. */
  turned: Record<number, Species> = $state({});
  coins = $state(0);
  /** Whether to throw all dice again was chosen: no die shows that. */
  throwsAgain = $state(false);
  #asked = "";
  #again = false;

  /** A new question begins with nothing chosen but what must be played. */
  face(view: SpaceTaxiView): void {
    const asked = JSON.stringify([view.seat_in_turn, view.round, view.ask, view.dice, view.turn, view.tiles]);
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.clear(view);
  }

  clear(view: SpaceTaxiView): void {
    this.picked = view.ask === "play" ? view.dice.flatMap((die, at) => (die.must ? [at] : [])) : [];
    this.turned = {};
    this.coins = 0;
    this.throwsAgain = false;
  }

  toggle(view: SpaceTaxiView, at: number): void {
    const die = view.dice[at];
    if (!die || die.must) return;
    this.throwsAgain = false;
    if (!this.picked.includes(at)) this.picked = [...this.picked, at];
    else {
      this.picked = this.picked.filter((other) => other !== at);
      this.turn(at, null);
    }
  }

  /** What a chosen thumbs-up becomes; null leaves its seat empty. */
  turn(at: number, species: Species | null): void {
    const turned = { ...this.turned };
    if (species) turned[at] = species;
    else delete turned[at];
    this.turned = turned;
  }

  /** Choose what somebody else proposes. */
  take(view: SpaceTaxiView, move: string): void {
    const coins = /^return ([0-9]+)$/.exec(move)?.[1];
    if (view.ask === "return" && coins) this.coins = Math.min(Number(coins), view.can_return);
    if (view.ask === "play") Object.assign(this, pickedBy(view, move), { throwsAgain: move === "0" });
  }

  /** Make the move. Tile 0 is used to throw again: that throw follows by itself. */
  make(move: string, play: (move: string) => void): void {
    this.#again = move === "0";
    play(move);
  }

  follow(view: SpaceTaxiView, play: (move: string) => void): void {
    if (view.ask === "throw" && this.#again) this.make("throw", play);
  }

  get paid(): number {
    return Object.keys(this.turned).length;
  }

  thumbs(view: SpaceTaxiView): number[] {
    return this.picked.filter((at) => view.dice[at]?.kind === "thumb");
  }

  /** The species that this thumbs-up could still become. */
  canTurn(view: SpaceTaxiView, at: number): boolean {
    return at in this.turned || this.paid < view.can_turn_thumbs;
  }

  notation(view: SpaceTaxiView): string {
    if (this.picked.length === 0) return "0";
    const faces = (kind: string) => this.picked.filter((at) => view.dice[at]?.kind === kind).map((at) => view.dice[at]!.face);
    const thumbs = this.thumbs(view).map((at) => (this.turned[at] ? `T=${this.turned[at]}` : "T"));
    const crystal = faces("crystal").map((face) => `s${face}`);
    return [[...faces("passenger"), ...thumbs].join(""), faces("fuel").join(""), ...crystal].filter(Boolean).join(" ");
  }

  /** Why this number of dice cannot be played now; null where it can. */
  refusal(view: SpaceTaxiView): Said | null {
    const dice = this.picked.length;
    const tile = view.tiles.find(({ number }) => number === dice);
    if (!tile) return { id: "space-taxi-too-many-dice", args: { dice } };
    return tile.refusal ? { id: tile.refusal.reason, args: tile.refusal.args } : null;
  }

  landing(view: SpaceTaxiView): Landing {
    const riders = ridersOf(view.turn.aboard).map((face) => ({ face, ghost: false }));
    const wings = [...view.turn.wings].map((face) => ({ face: Number(face), ghost: false }));
    let mine = view.turn.mine ? { face: view.turn.mine, ghost: false } : null;
    let aside = view.turn.smuggling_failed ? { face: 0, ghost: false } : null;
    for (const at of this.picked) {
      const die = view.dice[at];
      if (die?.kind === "fuel") wings.push({ face: Number(die.face), ghost: true });
      else if (die?.kind === "crystal" && die.must) aside = { face: Number(die.face), ghost: true };
      else if (die?.kind === "crystal") mine = { face: Number(die.face), ghost: true };
      else if (die) riders.push({ face: this.turned[at] ?? (die.face as Rider), ghost: true });
    }
    return { seats: filled(riders, SEATS), wings: filled(wings, WINGS), mine, aside };
  }

  /** What the turn would score with these dice on board. */
  meter(view: SpaceTaxiView): Meter {
    if (this.picked.length === 0) return told(view.turn);
    const { seats, wings, mine } = this.landing(view);
    return read(
      seats.flatMap((seat) => (seat ? [seat.face] : [])),
      wings.flatMap((wing) => (wing ? [wing.face] : [])),
      mine?.face ?? 0,
    );
  }

  /** What comes of playing these dice: a launch, a failed one, or the next throw. */
  outcome(view: SpaceTaxiView): "goes-on" | "launch" | "fails" {
    const { fuelled, factor } = this.meter(view);
    if (fuelled && !factor) return "fails";
    return isLast(view, this.picked.length) ? "launch" : "goes-on";
  }
}

export function ridersOf(aboard: string): Rider[] {
  return [...aboard] as Rider[];
}

function filled<Thing>(things: Thing[], places: number): (Thing | null)[] {
  return Array.from({ length: Math.max(places, things.length) }, (_, at) => things[at] ?? null);
}

/** The dice that a line of notation names, as places among those that lie there: somebody else's choice, shown. */
export function pickedBy(view: SpaceTaxiView, notation: string): { picked: number[]; turned: Record<number, Species> } {
  const picked: number[] = [];
  const turned: Record<number, Species> = {};
  for (const [token] of notation.toUpperCase().matchAll(/T=[RGBYP]|S[1-8]|[RGBYPT]|[1-6]/g)) {
    const face = token.startsWith("T") ? "T" : token.startsWith("S") ? token.slice(1) : token;
    const kind = token.startsWith("S") ? "crystal" : /[1-6]/.test(face) ? "fuel" : null;
    const at = view.dice.findIndex((die, place) => !picked.includes(place) && die.face === face && (kind ?? die.kind) === die.kind);
    if (at < 0) continue;
    picked.push(at);
    const species = SPECIES.find((letter) => token === `T=${letter}`);
    if (species) turned[at] = species;
  }
  return { picked, turned };
}
