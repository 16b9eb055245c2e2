import { expect, test } from "vitest";
import { forced } from "./moves";

const asks = (ask: "begin" | "drive" | "discard" | "react", ...moves: string[]) => forced({ ask, moves });

test("a turn that can only begin one way, and a hearse with one way to go, need nobody's choice", () => {
  expect(asks("begin", "go")).toBe("go");
  expect(asks("drive", "drive n")).toBe("drive n");
});

test("where there is a choice, or a card leaves a hand, a person decides", () => {
  expect(asks("begin", "go", "start over")).toBeNull();
  expect(asks("drive", "drive n", "drive s")).toBeNull();
  expect(asks("discard", "discard tee")).toBeNull();
  expect(asks("react", "nothing")).toBeNull();
});
