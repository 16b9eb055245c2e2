/** What is said beside the things of TAXI! to whoever meets them for the first time. */
import type { Hint } from "@frame/games/game";
import { mustAnswer, TOKEN_COSTS, type TaxiView } from "./parts";

/** How many rounds before the end a missing token is spoken of once more. */
const LAST_ROUNDS = 3;

export const hints: Hint<TaxiView>[] = [
  {
    id: "throw",
    at: ".taxi .act .main",
    say: "taxi-web-hint-throw",
    // the throws for the order drive nobody anywhere
    when: ({ view }) => view.ask === "throw" && !view.for_order,
  },
  {
    id: "answer",
    at: ".taxi .card",
    say: "taxi-web-hint-answer",
    when: ({ envelope, seat, card }) => card?.kind === "question" && card.stage === "open" && mustAnswer(envelope, seat, card),
  },
  {
    id: "last-rounds",
    at: ".taxi .purse.turn",
    say: "taxi-web-hint-last-rounds",
    args: ({ view }) => ({ pounds: TOKEN_COSTS, rounds: view.rounds - view.round + 1 }),
    when: ({ view, seat }) =>
      view.ask === "throw" && view.rounds > 0 && view.rounds - view.round < LAST_ROUNDS && view.counters[seat - 1]?.has_token === false,
  },
  {
    id: "token",
    at: ".taxi .purse.turn",
    say: "taxi-web-hint-token",
    args: () => ({ pounds: TOKEN_COSTS }),
    when: ({ view, seat }) => view.ask !== null && view.counters[seat - 1]?.has_token === false,
  },
  {
    id: "win",
    at: ".taxi .purses",
    say: "taxi-web-hint-win",
    when: ({ view }) => view.ask === "throw" && !view.for_order,
  },
];
