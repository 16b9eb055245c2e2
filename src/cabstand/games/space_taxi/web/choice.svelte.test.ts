import { beforeEach, describe, expect, test, vi } from "vitest";
import { Choice, pickedBy } from "./choice.svelte";
import type { Die, SpaceTaxiView } from "./parts";

function die(kind: Die["kind"], face: string, must = false): Die {
  return { kind, face, must } as Die;
}

/** Ten dice on the table: RGTT 1 2 3 s4, as a first throw might leave them. */
function viewOf(parts: Partial<SpaceTaxiView> = {}): SpaceTaxiView {
  return {
    ask: "play",
    seat_in_turn: 1,
    round: 1,
    dice: [
      die("passenger", "R"),
      die("passenger", "R"),
      die("thumb", "T"),
      die("thumb", "T"),
      die("fuel", "1"),
      die("fuel", "2"),
      die("fuel", "6"),
      die("crystal", "4"),
    ],
    dice_in_hand: 8,
    turn: {
      aboard: "",
      wings: "",
      fuel: 0,
      factor: 0,
      passenger_points: 0,
      mine: 0,
      smuggling_failed: false,
      crystal_before: 0,
      points: 0,
    },
    tiles: [1, 2, 3, 4].map((number) => ({
      number,
      refusal: number === 3 ? { reason: "space-taxi-tile-used", args: { number: 3 } } : null,
    })),
    can_turn_thumbs: 1,
    can_return: 3,
    ...parts,
  } as unknown as SpaceTaxiView;
}

let choice: Choice;
beforeEach(() => {
  choice = new Choice();
});

describe("choosing dice", () => {
  test("a die is chosen by one press and put back by another", () => {
    choice.toggle(viewOf(), 0);
    choice.toggle(viewOf(), 4);
    expect(choice.picked).toEqual([0, 4]);
    choice.toggle(viewOf(), 0);
    expect(choice.picked).toEqual([4]);
  });

  test("a die that is not there is not chosen", () => {
    choice.toggle(viewOf(), 12);
    expect(choice.picked).toEqual([]);
  });

  test("what must be played is chosen from the start, and stays", () => {
    const view = viewOf({ dice: [die("passenger", "R"), die("crystal", "2", true)] });
    choice.face(view);
    choice.toggle(view, 1);
    expect(choice.picked).toEqual([1]);
  });

  test("the same question again changes nothing; another begins anew", () => {
    choice.face(viewOf());
    choice.toggle(viewOf(), 0);
    choice.face(viewOf());
    expect(choice.picked).toEqual([0]);
    choice.face(viewOf({ round: 2 }));
    expect(choice.picked).toEqual([]);
  });

  test("outside a play nothing is chosen, whatever must be", () => {
    choice.face(viewOf({ ask: "throw", dice: [die("crystal", "2", true)] }));
    expect(choice.picked).toEqual([]);
  });
});

describe("thumbs", () => {
  test("one that is put back is not paid for", () => {
    choice.toggle(viewOf(), 2);
    choice.turn(2, "G");
    expect(choice.paid).toBe(1);
    choice.toggle(viewOf(), 2);
    expect(choice.paid).toBe(0);
  });

  test("only those that can be paid for can be turned; one that is turned can be turned again", () => {
    choice.toggle(viewOf(), 2);
    choice.toggle(viewOf(), 3);
    expect(choice.thumbs(viewOf())).toEqual([2, 3]);
    expect([2, 3].map((at) => choice.canTurn(viewOf(), at))).toEqual([true, true]);
    choice.turn(2, "G");
    expect([2, 3].map((at) => choice.canTurn(viewOf(), at))).toEqual([true, false]);
    choice.turn(2, null);
    expect(choice.canTurn(viewOf(), 3)).toBe(true);
  });
});

describe("the move", () => {
  test("is written with passengers first, then thumbs, fuel and the smuggling die", () => {
    for (const at of [7, 5, 3, 4, 0, 2]) choice.toggle(viewOf(), at);
    choice.turn(2, "B");
    expect(choice.notation(viewOf())).toBe("RTT=B 21 s4");
  });

  test("is 0 where no die is chosen", () => {
    expect(choice.notation(viewOf())).toBe("0");
  });

  test("is refused with the reason of the tile with that number of dice", () => {
    const refusals = [0, 1, 4, 5, 6].map((at) => {
      choice.toggle(viewOf(), at);
      return choice.refusal(viewOf());
    });
    expect(refusals).toEqual([
      null,
      null,
      { id: "space-taxi-tile-used", args: { number: 3 } },
      null,
      { id: "space-taxi-too-many-dice", args: { dice: 5 } },
    ]);
  });

  test("0 is followed by a throw, once", () => {
    const play = vi.fn();
    choice.make("0", play);
    choice.follow(viewOf({ ask: "play" }), play);
    choice.follow(viewOf({ ask: "throw" }), play);
    choice.follow(viewOf({ ask: "throw" }), play);
    expect(play.mock.calls).toEqual([["0"], ["throw"]]);
  });

  test("other moves are followed by none", () => {
    const play = vi.fn();
    choice.make("R 1", play);
    choice.follow(viewOf({ ask: "throw" }), play);
    expect(play.mock.calls).toEqual([["R 1"]]);
  });
});

describe("what somebody else proposes", () => {
  test("is chosen die by die, each die once", () => {
    choice.take(viewOf(), "RRT=G 16 s4");
    expect(choice.picked).toEqual([0, 1, 2, 4, 6, 7]);
    expect(choice.turned).toEqual({ 2: "G" });
    expect(choice.notation(viewOf())).toBe("RRT=G 16 s4");
  });

  test("may be to throw all dice again", () => {
    choice.toggle(viewOf(), 0);
    choice.take(viewOf(), "0");
    expect([choice.picked, choice.throwsAgain]).toEqual([[], true]);
    choice.toggle(viewOf(), 0);
    expect(choice.throwsAgain).toBe(false);
  });

  test("may be coins to return, as many as there are to return", () => {
    const view = viewOf({ ask: "return" });
    choice.take(view, "return 2");
    expect(choice.coins).toBe(2);
    choice.take(view, "return 9");
    expect(choice.coins).toBe(3);
  });

  test("leaves out dice that do not lie there", () => {
    expect(pickedBy(viewOf(), "PRRR s5")).toEqual({ picked: [0, 1], turned: {} });
  });

  test("takes a 4 for fuel, and for the smuggling die only with an s", () => {
    expect(pickedBy(viewOf(), "4").picked).toEqual([]);
    expect(pickedBy(viewOf(), "s4").picked).toEqual([7]);
  });
});

describe("the taxi as it would stand", () => {
  const aboard = viewOf({ turn: { ...viewOf().turn, aboard: "RG", wings: "1", fuel: 1, mine: 3 } });

  test("has what is aboard, then what is chosen, as ghosts", () => {
    for (const at of [0, 2, 5]) choice.toggle(aboard, at);
    choice.turn(2, "G");
    const { seats, wings, mine } = choice.landing(aboard);
    expect(seats).toEqual([
      { face: "R", ghost: false },
      { face: "G", ghost: false },
      { face: "R", ghost: true },
      { face: "G", ghost: true },
      null,
      null,
    ]);
    expect(wings).toEqual([{ face: 1, ghost: false }, { face: 2, ghost: true }, null]);
    expect(mine).toEqual({ face: 3, ghost: false });
  });

  test("puts a smuggling die that must be played beside the board", () => {
    const view = viewOf({ dice: [die("crystal", "2", true)] });
    choice.face(view);
    expect(choice.landing(view)).toMatchObject({ mine: null, aside: { face: 2, ghost: true } });
    expect(choice.landing(viewOf({ dice: [], turn: { ...viewOf().turn, smuggling_failed: true } })).aside).toEqual({
      face: 0,
      ghost: false,
    });
  });

  test("puts another one into the mine", () => {
    choice.toggle(viewOf(), 7);
    expect(choice.landing(viewOf()).mine).toEqual({ face: 4, ghost: true });
  });

  test("scores what the server says until something is chosen, then what would come of it", () => {
    expect(choice.meter(aboard)).toMatchObject({ fuel: 1, fuelled: false, mine: 3 });
    for (const at of [0, 5, 6]) choice.toggle(aboard, at);
    expect(choice.meter(aboard)).toMatchObject({ fuel: 9, fuelled: true, mine: 3 });
  });

  test("fails with too much fuel, launches with the last dice, and goes on otherwise", () => {
    choice.toggle(viewOf(), 0);
    expect(choice.outcome(viewOf())).toBe("goes-on");
    expect(choice.outcome(viewOf({ dice_in_hand: 1 }))).toBe("launch");
    const heavy = viewOf({ turn: { ...viewOf().turn, wings: "66", fuel: 12 } });
    choice.toggle(heavy, 4);
    expect(choice.outcome(heavy)).toBe("fails");
  });
});
