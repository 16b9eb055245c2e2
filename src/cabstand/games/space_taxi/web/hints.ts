/** What is said beside the things of Space Taxi to whoever meets them for the first time. */
import type { Hint, Now } from "@frame/games/game";
import { SPECIES, type SpaceTaxiView } from "./parts";

/** The paper with the scores; on a phone it is folded, and still there. */
const SHEET = ".space-taxi .panel:has(.sheet)";

/** How many plays this turn has seen. */
function plays({ tiles }: SpaceTaxiView): number {
  return tiles.filter(({ number, open }) => number > 0 && !open).length;
}

function isOpen({ tiles }: SpaceTaxiView, number: number): boolean {
  return tiles.some((tile) => tile.number === number && tile.open);
}

function hasTwo(letters: string): boolean {
  return SPECIES.some((species) => letters.split(species).length > 2);
}

function strikes({ sheets }: SpaceTaxiView): boolean {
  return sheets.some(({ scores }) => scores.some((score) => score.struck_out));
}

export const hints: Hint<SpaceTaxiView>[] = [
  {
    id: "throw",
    at: ".space-taxi .act .main",
    say: "space-taxi-web-hint-throw",
    when: ({ view }) => view.ask === "throw",
  },
  {
    id: "pair",
    at: ".space-taxi .tray",
    say: "space-taxi-web-hint-pair",
    when: ({ view }) => view.ask === "play" && isOpen(view, 2) && hasTwo(view.dice.map(({ face }) => face).join("")),
    done: ({ view, chosen }: Now<SpaceTaxiView>) => plays(view) > 0 || hasTwo(chosen ?? ""),
  },
  {
    id: "meter",
    at: ".space-taxi .meter",
    say: "space-taxi-web-hint-meter",
    when: ({ view, chosen }) => view.ask === "play" && (chosen !== null || plays(view) > 0),
  },
  {
    id: "struck",
    at: SHEET,
    aside: true,
    say: "space-taxi-web-hint-struck",
    when: ({ view }) => view.ask === "throw" && strikes(view),
  },
  {
    id: "win",
    at: SHEET,
    aside: true,
    say: "space-taxi-web-hint-win",
    args: ({ view }) => ({ rounds: view.rounds, strikes: view.seats > 2 ? 1 : 0 }),
    when: ({ view }) => view.ask === "throw" && (plays(view) > 0 || view.round > 1),
  },
];
