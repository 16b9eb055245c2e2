import { expect, test } from "vitest";
import { hexToBytes } from "@noble/hashes/utils.js";
import known from "@vectors/numbers.json";
import { Stream } from "./numbers";

test.each(known)("of $n numbers, $rejected would tip the balance and are rejected", ({ stream, n, number }) => {
  expect(new Stream(hexToBytes(stream)).below(n)).toBe(number);
});

test("a stream goes on where it was", () => {
  const stream = new Stream(hexToBytes(known[0]!.stream));
  const numbers = Array.from({ length: 200 }, () => stream.below(6));
  expect(new Set(numbers)).toEqual(new Set([0, 1, 2, 3, 4, 5]));
});

test("the one state that the generator cannot leave is left", () => {
  const stream = new Stream(new Uint8Array(16));
  const numbers = Array.from({ length: 50 }, () => stream.below(1000));
  expect(new Set(numbers).size).toBeGreaterThan(10);
});
