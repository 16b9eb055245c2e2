import { expect, test } from "vitest";
import { readRows, writeRow } from "./csv";

const cells = (text: string, between?: string) => readRows(text, between).map((row) => row.cells);

test("rows are lines, and cells stand between commas", () => {
  expect(cells("a,b\nc,,d\n")).toEqual([
    ["a", "b"],
    ["c", "", "d"],
  ]);
});

test("quotes keep commas, lines and doubled quotes inside a cell", () => {
  expect(cells('"a,b","c\nd","say ""hi"""\n')).toEqual([["a,b", "c\nd", 'say "hi"']]);
});

test("a quote in the middle of a cell is a letter", () => {
  expect(cells('5" pipe,x')).toEqual([['5" pipe', "x"]]);
});

test("a row is where it begins in the file, however many lines its cells take", () => {
  expect(readRows('a\n"b\nc\nd"\ne').map(({ line }) => line)).toEqual([1, 2, 5]);
});

test("line ends of other systems are line ends", () => {
  expect(cells("a,b\r\nc,d\r\n")).toEqual([
    ["a", "b"],
    ["c", "d"],
  ]);
});

test("an empty line is a row with one empty cell; the end of the text is none", () => {
  expect(cells("a\n\nb\n")).toEqual([["a"], [""], ["b"]]);
  expect(cells("")).toEqual([]);
});

test("a last line without an end counts, even if only a comma stands there", () => {
  expect(cells("a\n,")).toEqual([["a"], ["", ""]]);
});

test("a quote that is never closed takes the rest", () => {
  expect(cells('a,"b\nc')).toEqual([["a", "b\nc"]]);
});

test("a spreadsheet puts tabs between cells", () => {
  expect(cells("a\tb,c\nd\te", "\t")).toEqual([
    ["a", "b,c"],
    ["d", "e"],
  ]);
});

test.each([[["a", "b"]], [["a,b", 'say "hi"', "two\nlines", "", " blank "]], [["back\rslash"]]])("%j reads as it was written", (row) => {
  expect(cells(writeRow(row))).toEqual([row]);
});

test("only what needs quotes gets them", () => {
  expect(writeRow(["a", "b,c", 'd"e'])).toBe('a,"b,c","d""e"\n');
});
