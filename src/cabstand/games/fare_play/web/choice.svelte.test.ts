import { beforeEach, describe, expect, test } from "vitest";
import { Choice, DRIVE } from "./choice.svelte";
import type { FarePlayView } from "./parts";

const MOVES = [
  "lay curve n1 t0",
  "lay curve n1 t1",
  "lay curve e1 t0",
  "lay straight w1 t0",
  "play lose-a-turn 2",
  "play lose-a-turn 3",
  "play rush-hour",
  "drive n",
  "drive s",
  "end",
];

let view: FarePlayView = $state()!;
let choice: Choice;

function ask(parts: Partial<FarePlayView>): void {
  const hand = ["curve", "straight", "lose-a-turn", "rush-hour"].map((card) => ({ card, refusal: null }));
  view = { ask: "play", moves: MOVES, hand, waiting: null, ...parts } as unknown as FarePlayView;
}

beforeEach(() => {
  ask({});
  choice = new Choice(() => view);
});

const chosen = () => [choice.card, choice.square, choice.detail];

describe("a card", () => {
  test("with several squares waits for one of them", () => {
    choice.pick("curve", 0);
    expect([choice.squares, choice.square, choice.option]).toEqual([["n1", "e1"], "", null]);
  });

  test("with one square goes there at once", () => {
    choice.pick("straight", 1);
    expect(choice.option?.text).toBe("lay straight w1 t0");
  });

  test("with one move and no square is that move", () => {
    choice.pick("rush-hour", 3);
    expect(choice.option?.text).toBe("play rush-hour");
  });

  test("that is aimed at somebody waits for a seat", () => {
    choice.pick("lose-a-turn", 2);
    expect([choice.targets, choice.option]).toEqual([[2, 3], null]);
    choice.aim("3");
    expect(choice.option?.text).toBe("play lose-a-turn 3");
  });

  test("picked again is put back", () => {
    choice.pick("curve", 0);
    choice.pick("curve", 0);
    expect(chosen()).toEqual(["", "", ""]);
  });

  test("of the same kind in another place is another card", () => {
    choice.pick("curve", 0);
    choice.pick("curve", 5);
    expect([choice.card, choice.place]).toEqual(["curve", 5]);
  });

  test("that no move names leads to no move", () => {
    choice.pick("detour", 4);
    expect([choice.mine, choice.squares, choice.option]).toEqual([[], [], null]);
  });
});

describe("a square", () => {
  beforeEach(() => choice.pick("curve", 0));

  test("begins with its first turn, and turns when it is picked again", () => {
    choice.pickSquare("n1");
    const turns = [0, 1, 2].map(() => {
      const { detail } = choice;
      choice.pickSquare("n1");
      return detail;
    });
    expect(turns).toEqual(["t0", "t1", "t0"]);
  });

  test("keeps the turn where it is possible", () => {
    choice.pickSquare("n1");
    choice.turn();
    choice.pickSquare("e1");
    expect(choice.detail).toBe("t0");
  });

  test("is reached by keys, from the middle and from the one that is chosen", () => {
    choice.walk(0, -1);
    expect(choice.square).toBe("n1");
    choice.walk(1, 0);
    expect(choice.square).toBe("e1");
    choice.walk(1, 0);
    expect(choice.square).toBe("e1");
  });

  test("is the first one where none lies in that direction", () => {
    ask({ moves: ["lay curve n1 t0", "lay curve n2 t0"] });
    choice.walk(0, 1);
    expect(choice.square).toBe("n2");
  });
});

describe("one step back", () => {
  test("leads from the square to the card, and from the card to nothing", () => {
    choice.pick("curve", 0);
    choice.pickSquare("e1");
    choice.back();
    expect(chosen()).toEqual(["curve", "", ""]);
    choice.back();
    expect(chosen()).toEqual(["", "", ""]);
  });

  test("leads from the target to the card", () => {
    choice.pick("lose-a-turn", 2);
    choice.aim("2");
    choice.back();
    expect(chosen()).toEqual(["lose-a-turn", "", ""]);
  });

  test("leads from a card with one square to nothing", () => {
    choice.pick("straight", 1);
    choice.back();
    expect(chosen()).toEqual(["", "", ""]);
  });
});

describe("a new question", () => {
  test("begins with nothing chosen; the same one again leaves the choice", () => {
    choice.face(view);
    choice.pick("curve", 0);
    choice.face({ ...view });
    expect(choice.card).toBe("curve");
    ask({ moves: MOVES.slice(1) });
    choice.face(view);
    expect(choice.card).toBe("");
  });

  test("about a card that was handed on has that card chosen, and it stays", () => {
    ask({ ask: "passed", moves: ["lay theatre n1 t0", "lay theatre e1 t0"], waiting: { card: "theatre" } as FarePlayView["waiting"] });
    choice.face(view);
    expect(choice.card).toBe("theatre");
    choice.pick("theatre");
    choice.back();
    expect(choice.card).toBe("theatre");
  });
});

test("moves without a card stand apart, and so do those of the hearse", () => {
  expect(choice.plain.map(({ text }) => text)).toEqual(["end"]);
  expect(choice.drives.map(({ detail }) => detail)).toEqual(["n", "s"]);
  choice.pick("curve", 0);
  choice.drive("s");
  expect([choice.card, choice.option?.text]).toEqual([DRIVE, "drive s"]);
});

test("what somebody else proposes becomes the choice, with its place in the hand", () => {
  choice.take("lay curve n1 t1");
  expect([choice.place, choice.option?.text]).toEqual([0, "lay curve n1 t1"]);
  choice.take("drive n");
  expect([choice.place, choice.option?.text]).toEqual([-1, "drive n"]);
});
