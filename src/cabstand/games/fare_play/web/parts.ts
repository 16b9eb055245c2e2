/** The things of Fare Play by name, and where on the grid they lie. */
import deck from "../data/deck.json" with { type: "json" };
import facts from "./facts.json" with { type: "json" };
import { t } from "@frame/words/words.svelte";
import type { components } from "./view";

export type FarePlayView = components["schemas"]["FarePlayView"];
export type LaidCard = components["schemas"]["LaidCard"];
export type Driver = components["schemas"]["Driver"];

export type Edge = "n" | "e" | "s" | "w";
export const EDGES: readonly Edge[] = ["n", "e", "s", "w"];
export const STEP: Record<Edge, readonly [number, number]> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };

export const ROADS = facts.roads;
export const LOCATIONS = facts.locations;
export const TOKENS = facts.tokens;

export interface Spot {
  x: number;
  y: number;
}

/** Where a square named like `e2n1` lies; `start` is the middle. */
export function spotOf(square: string): Spot {
  let x = 0;
  let y = 0;
  for (const [, letter, steps] of square.matchAll(/([nesw])(\d+)/g)) {
    const [dx, dy] = STEP[letter as Edge];
    x += dx * Number(steps);
    y += dy * Number(steps);
  }
  return { x, y };
}

export function nameOf(card: string): string {
  return t(`fare-play-card-${card}`);
}

/** A card's name that may be broken where its language breaks long words. */
export function partedName(card: string): string {
  const words = t("fare-play-web-breaks").split(" ");
  return words.reduce((name, parted) => name.replace(parted.replaceAll("·", ""), parted.replaceAll("·", "\u00ad")), nameOf(card));
}

/** A square as it is called in a list. */
export function squareName(square: string): string {
  return square === "start" ? t("fare-play-web-start") : square;
}

export function isLaid(card: string): boolean {
  return ROADS.includes(card) || LOCATIONS.includes(card);
}

export interface Group {
  name: string;
  cards: { card: string; count: number }[];
}

/** The deck by groups, read from the rules' own file. */
export const DECK: Group[] = Object.entries<Record<string, number>>(deck)
  .filter(([name]) => name !== "start" && name !== "tokens")
  .map(([name, cards]) => ({ name, cards: Object.entries(cards).map(([card, count]) => ({ card, count })) }));

/** The deck of so many players: two of them have no fare to steal. */
export function deckFor(seats: number): Group[] {
  if (seats > 2) return DECK;
  return DECK.map(({ name, cards }) => ({ name, cards: cards.filter(({ card }) => card !== "steal-a-fare") }));
}
