import { beforeAll, expect, test } from "vitest";
import { learn } from "../words/words.svelte";
import { change, figure, given, inOneLine, ledger, type SeatReview } from "./ledger";

const review = (more: Partial<SeatReview> = {}): SeatReview => ({
  ...{ seat: 1, first: 60, luck: 3.24, loss: 4, final: 59.24, accuracy: 0.82, decisions: 9, best: 6, within: 0, turns: [], moments: [] },
  ...more,
});

beforeAll(async () => {
  await Promise.all([learn("coach"), learn("ending")]);
});

test("an account begins with what the game was worth and ends with what it came to", () => {
  const told = ledger("night-rank", "points", review()).map(({ label, figure }) => `${label} ${figure}`);
  expect(told).toEqual(["Before the game 60.0", "Luck +3.2", "Given away -4.0", "At the end 59.2"]);
});

test("whatever else moved the figure has a line of its own, and luck has none where it cannot be told", () => {
  const labels = (more: Partial<SeatReview>) => ledger("night-rank", "win", review(more)).map(({ label }) => label);
  expect(labels({ luck: null, besides: { others: 0.2 } })).toHaveLength(4);
  expect(labels({ besides: { others: 0.2 } })).toHaveLength(5);
});

test("chances are percent, and what is not sure says how far it may be off", () => {
  expect(figure("win", 0.125)).toBe("12.5 %");
  expect(change("win", -0.125)).toBe("-12.5");
  expect(given("win", { loss: 0.125, within: 0.01 })).toBe("12.5 % ± 1 %");
  expect(given("points", { loss: 2.46, within: 0 })).toBe("2.5");
});

test("in one line stand accuracy and luck, or how often the best was chosen", () => {
  expect(inOneLine(review(), "Ada")).toBe("Ada: accuracy 82 %, luck +3.2");
  expect(inOneLine(review({ accuracy: null }), "Ada")).toBe("Ada: 6 of 9 choices were the best there were.");
});
