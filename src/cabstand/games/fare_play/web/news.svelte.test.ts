import { expect, test } from "vitest";
import type { Happened } from "@frame/games/game";
import { News } from "./news.svelte";
import type { FarePlayView } from "./parts";

const driver = (way: string[], path_clear = false, fare = ["church", "hotel"]) => ({ fare, way, path_clear });
const view = (...drivers: ReturnType<typeof driver>[]) => ({ map: [], drivers }) as unknown as FarePlayView;
const laid = (seat: number, square: string) =>
  [{ story: [{ message: "fare-play-story-lay", args: { seat, square, card: "curve" } }] }] as unknown as Happened[];
const discarded = [{ story: [{ message: "fare-play-story-discard", args: { seat: 2, card: "curve" } }] }] as unknown as Happened[];
const STILL = view(driver(["n1 ns?"]), driver([]), driver([]));

/** The squares by who laid something there, the latest with an exclamation mark. */
function told(news: News): string[] {
  return news.squares.map(({ seat, square, latest }) => `${seat} ${square}${latest ? "!" : ""}`);
}

test("what everybody did since my own move stays in sight, the latest before all", () => {
  const news = new News();
  news.hear(STILL, laid(1, "w1"), 1);
  expect(told(news)).toEqual(["1 w1!"]);
  news.hear(STILL, laid(2, "e1"), 1);
  news.hear(STILL, discarded, 1);
  expect(told(news)).toEqual(["2 e1!"]);
  news.hear(STILL, laid(3, "s1"), 1);
  expect(told(news)).toEqual(["2 e1", "3 s1!"]);
  news.hear(STILL, laid(2, "s2"), 1);
  expect(told(news)).toEqual(["3 s1", "2 s2!"]);
  news.hear(STILL, laid(1, "w2"), 1);
  expect(told(news)).toEqual(["1 w2!"]);
});

test("several squares of one message count one after the other, and a square is marked once", () => {
  const news = new News();
  news.hear(STILL, [...laid(2, "e1"), ...laid(3, "e1")], null);
  expect(told(news)).toEqual(["3 e1!"]);
});

test("whose way was opened or blocked by it is known until the next card lies there", () => {
  const news = new News();
  news.hear(STILL, [], 1);
  expect(news.affected).toEqual([]);
  const blocked = view(driver(["n1 ns?"]), driver(["e1 ew!"]), driver([]));
  news.hear(blocked, laid(3, "e1"), 1);
  expect(news.affected).toEqual([2]);
  news.hear(blocked, discarded, 1);
  expect(news.affected).toEqual([2]);
  news.hear(view(driver(["n1 ns"], true), driver(["e1 ew!"]), driver([])), laid(2, "n1"), 1);
  expect(news.affected).toEqual([1]);
});

test("another fare is nobody's way opened or blocked", () => {
  const news = new News();
  news.hear(STILL, [], 1);
  news.hear(view(driver(["n1 ns"], true, ["hotel", "church"]), driver([]), driver([])), laid(2, "n1"), 1);
  expect(news.affected).toEqual([]);
});
