import { expect, test } from "vitest";
import { CannotCheck, readLine, readLog } from "./log";

const HEAD = ["cabstand log", "game: night-rank", "option: rounds=6", "seat: Ada", "seat: bot simple", "table: rank-7"];
const line = (text: string) => readLine({ number: 1, text }, 0);

test("a header tells the game, its seats, its options and the rest as facts", () => {
  const log = readLog([...HEAD, "", "1: throw => die 3"].join("\n"));
  expect(log).toMatchObject({ game: "night-rank", seats: 2, options: new Map([["rounds", "6"]]) });
  expect(log.facts.get("table")).toBe("rank-7");
});

test("rows are numbered as in the file, and blank ones are left out", () => {
  const { rows } = readLog([...HEAD, "", "1: throw", "", "  2: pay  "].join("\n"));
  expect(rows).toEqual([
    { number: 8, text: "1: throw" },
    { number: 10, text: "2: pay" },
  ]);
});

test.each(["\n", "\r\n", "\r", "\u2028", "\x85"])("%j breaks a line, as it does in Python", (between) => {
  expect(readLog([...HEAD, "", "1: throw", "2: pay"].join(between)).rows).toHaveLength(2);
});

test("a header without lines has none", () => {
  expect(readLog(HEAD.join("\n")).rows).toEqual([]);
});

test.each(["", "<html>", "game: night-rank"])("%j is no log", (text) => {
  expect(() => readLog(text)).toThrow(new CannotCheck("no-log"));
});

test("a line tells who acts, what they do, and what chance does", () => {
  expect(line("2: hand 3 => card 20, die 4 {typed by Ada}")).toMatchObject({ by: "2", move: "hand 3", chance: ["card 20", "die 4"] });
  expect(line("referee: right")).toMatchObject({ by: "referee", move: "right", chance: [] });
  expect(line("=> starts 2")).toMatchObject({ by: "", move: "", chance: ["starts 2"] });
});

test.each(["throw", "1: a } b", "{ {", "12345: throw"])("%j is no line", (text) => {
  expect(() => line(text)).toThrow(expect.objectContaining({ reason: "log-line", args: { line: text } }));
});

test.each(["1: a" + " ".repeat(60_000) + "}", "1: a =>" + " ".repeat(60_000) + "}", "a" + " => ".repeat(15_000), "{".repeat(60_000)])(
  "a line that is long and wrong is refused at once, case %#",
  (text) => {
    expect(() => line(text)).toThrow(expect.objectContaining({ reason: "log-line", args: { line: text.slice(0, 60) } }));
  },
);
