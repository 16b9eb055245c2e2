import { describe, expect, test } from "vitest";
import { loadFollower } from "../games";
import { checkDice, CannotCheck } from "./dice";

/** What Python says of a log that is made from a true one: how many draws are right, and the first that is not; or why it cannot say. */
interface Case {
  log: string;
  edits: [number, number, string[]][];
  draws?: number;
  /** The line, and its draw: the name, what is written, what was drawn. */
  difference?: [number, string?, string?, string?] | null;
  reason?: string;
  args?: Record<string, string | number>;
}

const LOGS = import.meta.glob<string>("@vectors/dice/*.log", { query: "?raw", import: "default", eager: true });
const [CASES] = Object.values(import.meta.glob<Case[]>("@vectors/dice/cases.json", { import: "default", eager: true }));

function linesOf(name: string): string[] {
  const [, text] = Object.entries(LOGS).find(([path]) => path.endsWith(`/${name}.log`))!;
  return text.split("\n");
}

function edited({ log, edits }: Case): string[] {
  const lines = linesOf(log);
  for (const [first, end, instead] of edits.toReversed()) lines.splice(first, end - first, ...instead);
  return lines;
}

describe.each(Object.keys(LOGS).map((path) => path.split("/").at(-1)!.replace(".log", "")))("%s", (name) => {
  const cases = CASES!.filter(({ log }) => log === name);

  test("a true log is right to its last draw", async () => {
    const lines = linesOf(name);
    const verdict = await checkDice(lines.join("\n"), loadFollower);
    expect(verdict).toMatchObject({ difference: null, draws: { length: cases[0]!.draws } });
    expect(verdict.draws.every(({ written, drawn }) => written === drawn)).toBe(true);
    expect(lines).toContain(`dice: ${verdict.commitment}`);
    expect(lines).toContain(`nonces: ${verdict.nonces.join(" ")}`);
  });

  test.each(cases)("$edits is judged as by Python", async (one) => {
    const lines = edited(one);
    const judged = checkDice(lines.join("\n"), loadFollower);
    if (one.reason) return expect(judged).rejects.toMatchObject({ reason: one.reason, args: one.args });
    const { draws, difference } = await judged;
    const { line, text, draw } = difference ?? {};
    expect([draws.length, difference && [line, ...(draw ? [draw.name, draw.written, draw.drawn] : [])]]).toEqual([
      one.draws,
      one.difference,
    ]);
    if (difference) expect(text).toBe(lines[line! - 1]);
  });
});

test("a text that is no log cannot be checked", async () => {
  await expect(checkDice("<html>", loadFollower)).rejects.toBeInstanceOf(CannotCheck);
});

test("a game that nobody can follow has its promise checked, and no more", async () => {
  const log = linesOf(CASES![0]!.log).join("\n");
  await expect(checkDice(log, async () => null)).rejects.toMatchObject({ reason: "web-replay-cannot-redraw" });
  const { difference } = await checkDice(log.replace(/^table: .*$/m, "table: another"), async () => null);
  expect(difference).toMatchObject({ draw: null });
});
