/** What is said beside the things of Fare Play to whoever meets them for the first time. */
import type { Hint } from "@frame/games/game";
import { optionOf } from "./moves";
import { nameOf, ROADS, type FarePlayView } from "./parts";

/** With two players a way must stay clear for longer. */
function rounds({ seats }: FarePlayView): number {
  return seats === 2 ? 2 : 1;
}

export const hints: Hint<FarePlayView>[] = [
  {
    id: "fare",
    at: ".fare-play .fare.mine",
    say: "fare-play-web-hint-fare",
    args: ({ view, seat }) => {
      const [from, to] = view.drivers[seat - 1]?.fare ?? ["", ""];
      return { from: nameOf(from), to: nameOf(to), rounds: rounds(view) };
    },
    when: ({ view, seat }) => (view.ask === "begin" || view.ask === "play") && !!view.drivers[seat - 1]?.fare,
  },
  {
    id: "lay",
    at: ".fare-play .hand",
    say: "fare-play-web-hint-lay",
    when: ({ view }) => view.ask === "play" && view.hand.some(({ card, refusal }) => ROADS.includes(card) && !refusal),
    done: ({ chosen }) => chosen !== null && optionOf(chosen).verb === "lay",
  },
  {
    id: "declare",
    at: ".fare-play .act .main",
    say: "fare-play-web-hint-declare",
    when: ({ view }) => view.ask === "declare",
  },
  {
    id: "react",
    at: ".fare-play .asked",
    say: "fare-play-web-hint-react",
    when: ({ view }) => view.ask === "react",
  },
];
