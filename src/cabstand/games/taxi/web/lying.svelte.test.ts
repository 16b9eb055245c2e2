import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Card } from "@frame/games/game";
import { Lying, MINE_STAYS, OTHERS_STAY, ROOM_STAYS } from "./lying.svelte";

const ME = 1;
const ANOTHER = 2;
const goOn = vi.fn();
let lying: Lying;

function card(parts: Partial<Card>): Card {
  return { kind: "question", text: "Which river?", seat: ME, stage: "done", seconds: 6, typed: "Thames", ...parts } as Card;
}

beforeEach(() => {
  vi.useFakeTimers();
  goOn.mockReset();
  lying = new Lying(false, goOn);
  return () => lying.close();
});

describe("my own result", () => {
  test("stays until I go on", () => {
    lying.hear(card({}), ME);
    vi.advanceTimersByTime(MINE_STAYS - 1);
    expect(lying.isMine(ME)).toBe(true);
    lying.away();
    expect([lying.read, goOn.mock.calls.length]).toEqual([null, 1]);
  });

  test("goes by itself after six seconds, and the table hears of it", () => {
    lying.hear(card({}), ME);
    vi.advanceTimersByTime(MINE_STAYS);
    expect([lying.read, goOn.mock.calls.length]).toEqual([null, 1]);
  });

  test("is covered neither by the next card nor by a result of somebody else", () => {
    lying.hear(card({}), ME);
    lying.hear(card({ text: "Which bridge?", stage: "open", seat: ANOTHER }), ME);
    lying.hear(card({ text: "Which bridge?", seat: ANOTHER }), ME);
    expect(lying.read!.text).toBe("Which river?");
  });

  test("is read once: it does not come back when others have read it, but may when it is asked again", () => {
    lying.hear(card({}), ME);
    lying.away();
    lying.hear(card({ seconds: null, readers: [] }), ME);
    expect(lying.read).toBeNull();
    lying.hear(card({ stage: "open", typed: "" }), ME);
    lying.hear(card({}), ME);
    expect(lying.read).not.toBeNull();
  });
});

describe("a result of somebody else", () => {
  const theirs = (seconds: number | null) => card({ seat: ANOTHER, seconds });
  const next = card({ text: "Which bridge?", stage: "open" });

  test("stays for two and a half seconds, a next card or not", () => {
    lying.hear(theirs(2.5), ME);
    lying.hear(next, ME);
    vi.advanceTimersByTime(OTHERS_STAY - 1);
    expect(lying.read).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(lying.read).toBeNull();
  });

  test("makes room at once where the table does not wait", () => {
    lying.hear(theirs(null), ME);
    lying.hear(next, ME);
    expect([lying.read, goOn.mock.calls.length]).toEqual([null, 0]);
  });

  test("makes room for mine", () => {
    lying.hear(theirs(2.5), ME);
    lying.hear(card({}), ME);
    expect(lying.isMine(ME)).toBe(true);
  });
});

test("a room has longer to read", () => {
  lying = new Lying(true, goOn);
  lying.hear(card({}), null);
  vi.advanceTimersByTime(ROOM_STAYS - 1);
  expect(lying.read).not.toBeNull();
});
