import { beforeEach, expect, test } from "vitest";
import type { Hint, Now } from "../games/game";
import { change, settings } from "../settings.svelte";
import { Hints } from "./hints.svelte";

interface View {
  thrown: boolean;
  round: number;
}

const ALL: Hint<View>[] = [
  { id: "throw", at: ".throw", say: "", when: ({ view }) => !view.thrown },
  { id: "pair", at: ".tray", say: "", when: ({ view }) => view.thrown, done: ({ chosen }) => chosen === "RR" },
  { id: "meter", at: ".meter", say: "", when: ({ chosen }) => chosen !== null },
  { id: "round", at: ".sheet", say: "", when: ({ view }) => view.round > 1 },
];

function now(view: Partial<View> = {}, chosen: string | null = null): Now<View> {
  return { view: { thrown: false, round: 1, ...view }, seat: 1, card: null, chosen } as Now<View>;
}

let hints: Hints<View>;
beforeEach(() => {
  change({ hinted: [] });
  hints = new Hints("night-rank", ALL);
});

test("the first hint that matters is up, while this seat is asked", () => {
  hints.follow(null, 3);
  expect(hints.shown).toBe(null);
  hints.follow(now(), 4);
  expect(hints.shown?.id).toBe("throw");
  hints.follow(null, 4);
  expect(hints.shown).toBe(null);
  expect(settings.hinted).toEqual([]);
});

test("a move does what a hint was about, and it never comes again", () => {
  hints.follow(now(), 4);
  hints.follow(null, 5);
  expect(settings.hinted).toEqual(["night-rank/throw"]);
  hints.follow(now(), 9);
  expect(hints.shown).toBe(null);
  expect(new Hints("night-rank", ALL).shown).toBe(null);
});

test("a hint that says when it is done stays over moves, and goes the moment it is", () => {
  change({ hinted: ["night-rank/throw"] });
  hints.follow(now({ thrown: true }), 5);
  expect(hints.shown?.id).toBe("pair");
  hints.follow(null, 6);
  hints.follow(now({ thrown: true }), 7);
  expect(hints.shown?.id).toBe("pair");
  hints.follow(now({ thrown: true }, "RR"), 7);
  expect(settings.hinted).toContain("night-rank/pair");
  expect(hints.shown?.id).toBe("meter");
});

test("what was done before anybody had to be told is not spoken of, and may be later", () => {
  hints.follow(now({ thrown: true }, "RR"), 5);
  expect(hints.shown?.id).toBe("meter");
  expect(settings.hinted).toEqual([]);
});

test("a hint that is up does not give way to another", () => {
  change({ hinted: ["night-rank/throw", "night-rank/pair"] });
  hints.follow(now({ round: 2 }), 8);
  expect(hints.shown?.id).toBe("round");
  hints.follow(now({ round: 2 }, "R"), 8);
  expect(hints.shown?.id).toBe("round");
});

test("a hint can be put away, and so can all of a game", () => {
  hints.follow(now({ round: 2 }), 4);
  hints.dismiss();
  expect(hints.shown?.id).toBe("round");
  hints.stop();
  hints.follow(now({ thrown: true, round: 3 }, "RR"), 9);
  expect(hints.shown).toBe(null);
  const other = new Hints("pig", ALL);
  other.follow(now(), 1);
  expect(other.shown?.id).toBe("throw");
});
