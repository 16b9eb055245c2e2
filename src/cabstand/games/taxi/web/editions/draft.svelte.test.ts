import { beforeEach, describe, expect, test, vi } from "vitest";
import { COLUMNS, Draft, SHEETS, type Fault, type Texts } from "./draft.svelte";

const QUESTIONS = "questions.csv";
const GIFTS = "give_or_take.csv";
const first = (draft: Draft, sheet = QUESTIONS as (typeof SHEETS)[number]) => draft.sheets[sheet].map(({ cells }) => cells[0]);

function textsOf(questions: string): Texts {
  return {
    about: { name: "Leeds", city: "Leeds", language: "en", licence: "CC0", authors: "Ada, Chris" },
    files: { [QUESTIONS]: questions },
  } as unknown as Texts;
}

beforeEach(() => localStorage.clear());

test("an empty draft has one card of each kind, a question for two and for four", () => {
  const draft = Draft.empty();
  expect(draft.sheets[QUESTIONS].map(({ cells }) => cells.slice(0, 2))).toEqual([
    ["1", "2"],
    ["1", "4"],
  ]);
  expect(SHEETS.map((sheet) => draft.sheets[sheet].length)).toEqual(SHEETS.map((sheet) => (sheet === QUESTIONS ? 2 : 1)));
  expect(draft.sheets[QUESTIONS][0]!.cells).toHaveLength(COLUMNS[QUESTIONS].length);
});

describe("the files of a pack", () => {
  const header = COLUMNS[QUESTIONS].join(",");
  const row = (cells: string[]) => Array.from({ length: COLUMNS[QUESTIONS].length }, (_, at) => cells[at] ?? "").join(",");

  test("are read without their header, each row with its line and with all columns", () => {
    const draft = Draft.from(textsOf(`${header}\n1,2,Who?\n1,4,What?\n`), "leeds");
    expect(draft.sheets[QUESTIONS].map(({ line, cells }) => [line, cells.length])).toEqual([
      [2, COLUMNS[QUESTIONS].length],
      [3, COLUMNS[QUESTIONS].length],
    ]);
    expect([draft.instead, draft.about.city]).toEqual(["leeds", "Leeds"]);
  });

  test("are written as they were read", () => {
    const text = `${header}\n${row(["1", "2", '"Who, then?"'])}\n`;
    expect(Draft.from(textsOf(text)).files()[QUESTIONS]).toBe(text);
  });

  test("keep cells beyond the last column while something stands in them", () => {
    const beyond = `${row(["1", "2"])},,kept,`;
    expect(Draft.from(textsOf(`${header}\n${beyond}\n`)).files()[QUESTIONS]).toBe(`${header}\n${row(["1", "2"])},,kept\n`);
  });

  test("say about the pack what was filled in, with authors as a list", () => {
    const draft = Draft.from(textsOf(`${header}\n`));
    draft.about.name = ' The "Leeds" pack ';
    draft.about.authors = "Ada, , Chris ";
    const about = draft.files()["pack.toml"]!;
    expect(about).toContain('name = "The \\"Leeds\\" pack"\n');
    expect(about).toContain('authors = ["Ada", "Chris"]\n');
  });
});

test("a mix with an edition is said in the first file, and read from it again", () => {
  const draft = Draft.empty();
  expect(draft.files()["pack.toml"]).not.toContain("share");
  draft.share = 25;
  draft.keep();
  expect([draft.files()["pack.toml"]!.endsWith("share = 25\n"), Draft.kept()!.share]).toEqual([true, 25]);
});

describe("cards", () => {
  test("that are added have the next number, and a question has two rows", () => {
    const draft = Draft.empty();
    draft.sheets[GIFTS][0]!.cells[0] = "7";
    draft.add(GIFTS);
    draft.add(QUESTIONS);
    expect(first(draft, GIFTS)).toEqual(["7", "8"]);
    expect(first(draft)).toEqual(["1", "1", "2", "2"]);
  });

  test("that are removed leave the others as they are", () => {
    const draft = Draft.empty();
    draft.add(QUESTIONS);
    draft.remove(QUESTIONS, draft.sheets[QUESTIONS][1]!.id);
    expect(first(draft)).toEqual(["1", "2", "2"]);
  });

  test("are numbered in their order, questions in pairs", () => {
    const draft = Draft.empty();
    for (const _ of [1, 2]) for (const sheet of SHEETS) draft.add(sheet);
    for (const sheet of SHEETS) for (const { cells } of draft.sheets[sheet]) cells[0] = "?";
    for (const sheet of SHEETS) draft.number(sheet);
    expect(draft.sheets[QUESTIONS].map(({ cells }) => `${cells[0]} ${cells[1]}`)).toEqual(["1 2", "1 4", "2 2", "2 4", "3 2", "3 4"]);
    expect(first(draft, GIFTS)).toEqual(["1", "2", "3"]);
  });

  test("out of a spreadsheet fill cells from one on, and rows that are not there yet", () => {
    const draft = Draft.empty();
    const { id } = draft.sheets[GIFTS][0]!;
    draft.paste(GIFTS, id, 1, "5\tfound it\n-3\tlost it");
    expect(draft.sheets[GIFTS].map(({ cells }) => cells.slice(0, 3))).toEqual([
      ["1", "5", "found it"],
      ["", "-3", "lost it"],
    ]);
  });
});

describe("what is wrong", () => {
  const fault = (file: string, line: number) => ({ file, line }) as Fault;

  test("stands at the row it was found in, until that has moved", () => {
    const draft = Draft.empty();
    draft.setLines(draft.files());
    const rows = draft.sheets[QUESTIONS];
    draft.faults = [fault(QUESTIONS, 3), fault(QUESTIONS, 0), fault("pack.toml", 1)];
    expect(rows.map((row) => draft.faultsOf(QUESTIONS, row).length)).toEqual([0, 1]);
    expect(draft.faultsOfFile(QUESTIONS)).toEqual([fault(QUESTIONS, 0)]);
    expect(draft.faultsOfFile("pack.toml")).toEqual([fault("pack.toml", 1)]);
  });

  test("is told by the rows of the page, which has no first line with the names of columns", () => {
    const draft = Draft.empty();
    draft.sheets[QUESTIONS][0]!.cells[2] = "two\nlines";
    draft.setLines(draft.files());
    expect([2, 4, 5, 0].map((line) => draft.rowAt(QUESTIONS, line))).toEqual([1, 2, 0, 0]);
  });

  test("is at no row that was written since", () => {
    const draft = Draft.empty();
    draft.faults = [fault(QUESTIONS, 0)];
    expect(draft.sheets[QUESTIONS].flatMap((row) => draft.faultsOf(QUESTIONS, row))).toEqual([]);
  });

  test("is told by lines of the file, where a cell of several lines counts as such", () => {
    const draft = Draft.empty();
    draft.sheets[QUESTIONS][0]!.cells[2] = "two\nlines";
    draft.setLines(draft.files());
    expect(draft.sheets[QUESTIONS].map(({ line }) => line)).toEqual([2, 4]);
  });
});

describe("a draft that is left on the page", () => {
  test("is there when the page is opened again, and gone when it is forgotten", () => {
    const draft = Draft.empty();
    draft.about.name = "Leeds";
    draft.instead = "abc";
    draft.sheets[QUESTIONS][0]!.cells[2] = "Who?";
    draft.keep();
    const kept = Draft.kept()!;
    expect([kept.about.name, kept.instead, kept.sheets[QUESTIONS][0]!.cells[2]]).toEqual(["Leeds", "abc", "Who?"]);
    Draft.forget();
    expect(Draft.kept()).toBeNull();
  });

  test("keeps its faults beside their rows, although others have gone", () => {
    const draft = Draft.empty();
    draft.add(QUESTIONS);
    draft.setLines(draft.files());
    draft.faults = [
      { file: QUESTIONS, line: 4 },
      { file: QUESTIONS, line: 2 },
      { file: "pack.toml", line: 0 },
    ] as Fault[];
    draft.remove(QUESTIONS, draft.sheets[QUESTIONS][0]!.id);
    draft.keep();
    const kept = Draft.kept()!;
    expect(kept.faults.map(({ file, line }) => [file, line])).toEqual([
      [QUESTIONS, 3],
      ["pack.toml", 0],
    ]);
    expect(kept.sheets[QUESTIONS].map((row) => kept.faultsOf(QUESTIONS, row).length)).toEqual([0, 1, 0]);
  });

  test("is none where something else was kept, or where nothing can be", () => {
    localStorage.setItem("cabstand-draft", "{");
    expect(Draft.kept()).toBeNull();
    const broken = vi.fn(() => {
      throw new Error("private window");
    });
    vi.stubGlobal("localStorage", { getItem: broken, setItem: broken, removeItem: broken });
    Draft.empty().keep();
    Draft.forget();
    expect([Draft.kept(), broken.mock.calls.length]).toEqual([null, 3]);
  });
});
