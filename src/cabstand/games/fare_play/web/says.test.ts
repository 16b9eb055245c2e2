import { beforeAll, describe, expect, test } from "vitest";
import type { Envelope } from "@frame/games/game";
import { learnGame, t, tell } from "@frame/words/words.svelte";
import { optionOf } from "./moves";
import type { Driver, FarePlayView } from "./parts";
import { DECK } from "./parts";
import { does, doesInFull, edgeNames, heading, prompt, roads, standing, told, waits, whatItDoes } from "./says";

const NAMES = ["Ada", "Chris", "Robin"];
const VIEW = {
  ask: null,
  seat_in_turn: 1,
  over: false,
  waiting: null,
  to_discard: 0,
  moves: [],
  hand: [{ card: "curve" }, { card: "tee" }],
  map: [
    { square: "n1", card: "curve", turn: 0, token: null },
    { square: "e1", card: "crossroad", turn: 0, token: null },
    { square: "w1", card: "straight", turn: 0, token: "road-works" },
    { square: "s1", card: "theatre", turn: 0, token: null },
  ],
} as unknown as FarePlayView;
const view = (parts: Partial<Record<keyof FarePlayView, unknown>>) => ({ ...VIEW, ...parts }) as FarePlayView;
const said = (text: string) => does(optionOf(text), VIEW, NAMES);
const ENVELOPE: Envelope = { to_move: 1, turn: 1, asked: [1], over: false, scores: [0, 0, 0], winners: [], moves: null };
const asked = (parts: Partial<Record<keyof FarePlayView, unknown>>, envelope: Partial<Envelope> = {}) => {
  const { id, args } = prompt(view(parts), NAMES, null, null, { ...ENVELOPE, ...envelope });
  return t(id, args);
};

beforeAll(() => learnGame("fare-play"));

test.each([
  ["go", "Draw 3 cards"],
  ["start over", "New fare, new hand"],
  ["nothing", "Let it happen"],
  ["declare", "Declare my fare"],
  ["end", "Not yet"],
  ["lay curve n2 t1", "Lay Curve at n2"],
  ["pass curve", "Hand Curve to the left"],
  ["discard theatre", "Discard Theatre"],
  ["red light", "Red Light: stop it"],
  ["detour 2", "Detour: send it on to Chris"],
  ["drive n", "Hearse goes north"],
  ["play lose-a-turn 3", "Lose a Turn against Robin"],
  ["play u-turn n1 t2", "U-Turn at n1"],
])("%s: %s", (move, text) => {
  expect(said(move)).toBe(text);
});

test.each(["token", "hearse", "clear"])("every move with a %s is said in words, on the start as elsewhere", (verb) => {
  const moves: Record<string, string[]> = {
    token: ["token road-works n1", "token road-works start", "token road-works n1 from w1", "token road-works start from w1"],
    hearse: ["hearse n1 s", "hearse e1 s", "hearse start n"],
    clear: ["clear all-clear w1", "clear all-clear hearse n1", "clear all-clear start"],
  };
  const texts = moves[verb]!.map(said);
  expect(new Set(texts).size).toBe(texts.length);
  for (const text of texts) expect(text).not.toMatch(/fare-play-(web|edge)/);
});

test.each([
  ["lay curve n2 t1", "Lay Curve here"],
  ["token road-works n1 from w1", "Move Road Works here"],
  ["token road-works start", "Put Road Works here"],
  ["hearse n1 n", "Send the hearse out here, heading east"],
  ["hearse e1 s", "Send the hearse out here"],
  ["clear all-clear w1", "All Clear: take the Road Works away"],
  ["play u-turn n1 t2", "U-Turn here"],
])("%s: beside a map that shows the square, %s", (move, text) => {
  expect(does(optionOf(move), VIEW, NAMES, false)).toBe(text);
});

test("every card says what it does, in one line that fits beside a hand", () => {
  const cards = DECK.flatMap((group) => group.cards.map(({ card }) => card));
  for (const card of cards) expect(whatItDoes(card)).toMatch(/^[A-Z].{10,115}\.$/);
  expect(new Set(cards.map(whatItDoes)).size).toBe(cards.length - 5); // the six locations do the same
});

test("who has a full hand is asked whether to keep it, everybody else draws", () => {
  const full = Array.from({ length: 5 }, () => ({ card: "curve" }));
  expect(does(optionOf("go"), view({ hand: full }), NAMES)).toBe("Keep my cards");
  expect(asked({ ask: "begin", hand: full })).toBe("Your turn. Do you keep your fare and your cards?");
  expect(asked({ ask: "begin" })).toBe("Your turn: draw your cards.");
});

test("a line of the story says a square only where no board shows it", () => {
  const line = { message: "fare-play-story-lay", args: { seat: 1, card: "curve", square: "e2n1" } };
  expect(tell(line.message, line.args, NAMES)).toBe("Ada lays Curve at e2n1.");
  expect(tell(line.message, told(line), NAMES)).toBe("Ada lays Curve.");
  const without = { message: "fare-play-story-draw-game", args: {} };
  expect(told(without)).toBe(without.args);
});

test("a seat that has no name is told by its number", () => {
  expect(said("play lose-a-turn 5")).toBe("Lose a Turn against 5");
});

test("the hearse heads where its lane leads, and nowhere certain where roads meet", () => {
  expect(heading(VIEW, "w1", "n")).toBe("s");
  expect(heading(VIEW, "e1", "n")).toBeNull();
  expect(heading(VIEW, "n9", "n")).toBeNull();
});

test("roads are told for a move that turns a card: the one that is laid, or the one that lies there", () => {
  expect(roads(optionOf("lay straight n2 t0"), VIEW)).toContain(edgeNames(["n", "s"]));
  expect(roads(optionOf("lay straight n2 t1"), VIEW)).toContain(edgeNames(["e", "w"]));
  expect(roads(optionOf("play resurface w1 t1"), VIEW)).toContain(edgeNames(["e", "w"]));
  expect(roads(optionOf("discard curve"), VIEW)).toBe("");
});

test("in full, a move is told with its roads where it has some", () => {
  expect(doesInFull(optionOf("lay straight n2 t0"), VIEW, NAMES)).toMatch(/^Lay Straight at n2: /);
  expect(doesInFull(optionOf("end"), VIEW, NAMES)).toBe("Not yet");
});

describe("what is asked", () => {
  test.each(["begin", "locate", "passed", "play", "react", "fast", "rush", "discard", "declare", "drive"])(
    "has a sentence for %s",
    (ask) => {
      const waiting = { card: "theatre", target: null, square: null, answerable: false };
      expect(asked({ ask, waiting, to_discard: 1 })).not.toMatch(/fare-play|undefined/);
    },
  );

  test("names the card that is handed on, and who hands it", () => {
    expect(asked({ ask: "passed", seat_in_turn: 3, waiting: { card: "theatre", target: null, square: null } })).toBe(
      "Robin hands you the Theatre: choose a square for it.",
    );
  });

  test("offers the hearse to who has no card to play, while it can be moved", () => {
    expect(asked({ ask: "discard", to_discard: 2, moves: ["discard curve", "drive n"] })).toMatch(/^None of your cards/);
    expect(asked({ ask: "discard", to_discard: 2, moves: ["discard curve"] })).not.toMatch(/^None of your cards/);
    expect(asked({ ask: "discard", to_discard: 1, moves: ["discard curve", "drive n"] })).not.toMatch(/^None of your cards/);
  });

  test("of others says who is at play, who is asked and why, or that all are", () => {
    const waiting = { card: "lose-a-turn", target: 2, square: null, answerable: false };
    expect(asked({ seat_in_turn: 2 }, { asked: [2] })).toBe("Chris is at play.");
    expect(asked({ waiting }, { asked: [2] })).toBe("Chris is asked because of Lose a Turn.");
    expect(asked({ waiting: { ...waiting, answerable: true } }, { asked: [2, 3] })).toBe(
      "Ada plays Lose a Turn against Chris. The others may react.",
    );
    expect(asked({}, { to_move: "chance", asked: [] })).toBe("Cards are being dealt.");
  });

  test("at the end is who has won, or that nobody has", () => {
    expect(asked({ over: true }, { over: true, asked: [], winners: [3] })).toBe("Robin delivers the fare and wins!");
    expect(asked({ over: true }, { over: true, asked: [] })).toBe("Nobody gets through: the game is drawn.");
  });
});

test("a card that waits is told with its aim or its square", () => {
  const waiting = { card: "u-turn", target: null, square: "n1" };
  expect(waits(view({ waiting }), NAMES)).toBe("Ada plays U-Turn at n1.");
  expect(waits(view({ waiting }), NAMES, false)).toBe("Ada plays U-Turn on the marked card.");
  expect(waits(view({ waiting: { ...waiting, square: null } }), NAMES)).toBe("Ada plays U-Turn.");
  expect(waits(VIEW, NAMES)).toBe("");
});

describe("how a fare stands", () => {
  const driver = (parts: Partial<Driver>) => ({ fare: ["theatre", "theatre"], path_clear: false, way: [], ...parts }) as Driver;

  test.each([
    [{ fare: null }, "No fare until the next turn."],
    [{ path_clear: true }, "The way is clear."],
    [{}, "No way in sight."],
    [{ way: ["n1 ns", "n2 ns?", "n3 ns?"] }, "2 cards are missing."],
  ])("%j: %s", (parts, text) => {
    expect(standing(VIEW, driver(parts as Partial<Driver>))).toBe(text);
  });

  test("names locations that are not on the map yet", () => {
    expect(standing(VIEW, driver({ fare: ["theatre", "airport"] }))).toContain(t("fare-play-card-airport"));
  });

  test("names what is in the way, and where; the hearse where no token lies", () => {
    const blocked = standing(VIEW, driver({ way: ["w1 ns!", "n1 ns!"] }));
    expect(blocked).toContain(`${t("fare-play-card-road-works")} at w1`);
    expect(blocked).toContain("Hearse at n1");
    const both = standing(VIEW, driver({ way: ["w1 ns!", "n2 ns?", "n3 ns?"] }));
    expect(both).toContain("2 cards are missing");
    expect(both).toContain("at w1");
    expect(standing(VIEW, driver({ way: ["w1 ns!", "n1 ns!"] }), false)).toBe("Blocked: Road Works, Hearse.");
  });
});
