import { expect, test } from "vitest";
import { mostUrgentFirst } from "./waiting.svelte";

test("tables that wait for me come first, the longest waiting before the others", () => {
  const table = (name: string, asked: boolean, since: number) => ({ name, asked, since });
  const tables = [table("new", false, 9), table("late", true, 5), table("old", false, 1), table("early", true, 2)];
  expect(mostUrgentFirst(tables).map(({ name }) => name)).toEqual(["early", "late", "new", "old"]);
  expect(tables[0]?.name).toBe("new");
});
