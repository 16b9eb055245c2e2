/** What is said beside the things of TAXI! to whoever meets them for the first time. */
import type { Hint } from "@frame/games/game";
import { mustAnswer, TOKEN_COSTS, type TaxiView } from "./parts";

export const hints: Hint<TaxiView>[] = [
  {
    id: "throw",
    at: ".taxi .act .main",
    say: "taxi-web-hint-throw",
    when: ({ view }) => view.ask === "throw",
  },
  {
    id: "answer",
    at: ".taxi .card",
    say: "taxi-web-hint-answer",
    when: ({ envelope, seat, card }) => card?.kind === "question" && card.stage === "open" && mustAnswer(envelope, seat, card),
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
