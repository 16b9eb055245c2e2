import { describe, expect, test } from "vitest";
import { beside, GAP, type Box } from "./beside";

const PAGE = { width: 390, height: 844 };
const BUBBLE = { width: 300, height: 120 };
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });

/** Where the tip of the bubble is. */
function tipOf(thing: Box, page = PAGE, bubble = BUBBLE): { x: number; y: number } {
  const { side, left, top, tip } = beside(thing, bubble, page);
  const across = side === "above" || side === "below";
  const x = across ? left + tip : side === "right" ? left - GAP : left + bubble.width + GAP;
  const y = !across ? top + tip : side === "below" ? top - GAP : top + bubble.height + GAP;
  return { x, y };
}

describe("a bubble stands beside its thing and touches it", () => {
  test.each([
    ["a button at the foot of a phone", box(10, 780, 370, 50), "above"],
    ["a row at the top of a phone", box(10, 60, 370, 80), "below"],
    ["a small thing in a corner", box(370, 800, 16, 16), "above"],
    ["a column as high as the page", box(0, 0, 60, 844), "right"],
    ["one at the other side", box(340, 0, 50, 844), "left"],
  ])("%s", (_, thing, side) => {
    const at = beside(thing, BUBBLE, PAGE);
    expect(at.side).toBe(side);
    const tip = tipOf(thing);
    expect(tip.x).toBeGreaterThanOrEqual(thing.left - 22);
    expect(tip.x).toBeLessThanOrEqual(thing.left + thing.width + 22);
    expect(tip.y).toBeGreaterThanOrEqual(thing.top - 22);
    expect(tip.y).toBeLessThanOrEqual(thing.top + thing.height + 22);
    expect(at.left).toBeGreaterThanOrEqual(8);
    expect(at.left + BUBBLE.width).toBeLessThanOrEqual(PAGE.width - 8 + 0.5);
  });

  test("what must not lie on the button above a thing stands at its side, where there is room", () => {
    const thing = box(700, 400, 300, 200);
    expect(beside(thing, BUBBLE, { width: 1440, height: 900 }, true).side).toBe("left");
    expect(beside(box(10, 400, 370, 200), BUBBLE, PAGE, true).side).toBe("above");
  });

  test("a thing that fills the page has it at its foot, on the page", () => {
    const at = beside(box(0, 0, 390, 1200), BUBBLE, PAGE);
    expect(at.top).toBe(844 - 8 - 120);
  });

  test("it goes with a thing that is scrolled out of sight", () => {
    const thing = box(10, 1000, 370, 50);
    expect(beside(thing, BUBBLE, PAGE).top).toBe(1000 - GAP - 120);
  });
});
