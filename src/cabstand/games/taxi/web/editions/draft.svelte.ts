/** A pack while somebody writes it: four files as fields and rows, and what the server finds wrong with them. */
import type { Schemas } from "@frame/api/api";
import { language } from "@frame/words/words.svelte";
import edition from "../edition.json";
import { readRows, writeRow } from "./csv";

export type Fault = Schemas["PackFault"];
export type Texts = Schemas["PackTexts"];

export const ABOUT = edition.about;
export const COLUMNS: Record<keyof typeof edition.columns, readonly string[]> = edition.columns;
export type SheetName = keyof typeof COLUMNS;
export const SHEETS = Object.keys(COLUMNS) as SheetName[];

export interface Row {
  id: number;
  /** Where it stands in the file that was checked last; 0: it did not. */
  line: number;
  cells: string[];
}

interface Kept {
  texts: Texts;
  instead: string;
  faults?: Fault[];
  more?: number;
}

const KEY = "cabstand-draft";
let ids = 0;

function row(cells: string[], line = 0): Row {
  return { id: ++ids, line, cells };
}

/** As many cells as there are columns; those beyond stay as long as something stands in them. */
function filled(cells: readonly string[], columns: number): string[] {
  const all = [...cells];
  while (all.length < columns) all.push("");
  while (all.length > columns && !all.at(-1)!.trim()) all.pop();
  return all;
}

export class Draft {
  about: Record<string, string> = $state({});
  sheets: Record<SheetName, Row[]> = $state({ "questions.csv": [], "give_or_take.csv": [], "sound_off.csv": [] });
  faults: Fault[] = $state.raw([]);
  /** Faults beyond those that are told. */
  more = $state(0);
  /** How many of 100 question cards are to be one's own; the others come from an edition. */
  share = $state(100);
  /** The pack that this one comes in place of. */
  instead = $state("");

  /** Something to begin with: one card of each kind. */
  static empty(): Draft {
    const draft = new Draft();
    draft.about = { name: "", city: "", language: language(), licence: "", authors: "" };
    for (const sheet of SHEETS) draft.add(sheet);
    return draft;
  }

  static from(texts: Texts, instead = ""): Draft {
    const draft = new Draft();
    draft.about = { ...texts.about };
    draft.instead = instead;
    draft.share = Number(/^share = (\d+)$/m.exec(texts.files["pack.toml"] ?? "")?.[1] ?? 100);
    for (const sheet of SHEETS) {
      const [, ...rows] = readRows(texts.files[sheet] ?? "");
      draft.sheets[sheet] = rows.map(({ line, cells }) => row(filled(cells, COLUMNS[sheet].length), line));
    }
    return draft;
  }

  /** What was left on this page before it was closed. */
  static kept(): Draft | null {
    try {
      const { texts, instead, faults = [], more = 0 } = JSON.parse(localStorage.getItem(KEY) ?? "null") as Kept;
      const draft = Draft.from(texts, instead);
      draft.faults = faults;
      draft.more = more;
      return draft;
    } catch {
      return null;
    }
  }

  /** With what was found wrong: rows may have moved since, so that each fault goes along with its row. */
  keep(): void {
    const files = this.files();
    const faults = this.faults.flatMap((fault) => this.#moved(fault, files));
    const kept: Kept = { texts: { about: this.about, files }, instead: this.instead, faults, more: this.more };
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // a browser that keeps nothing, or not so much: the draft lasts as long as the page
    }
  }

  /** A fault where its row stands in these files; none where the row is gone. */
  #moved(fault: Fault, files: Record<string, string>): Fault[] {
    const sheet = fault.file as SheetName;
    if (!fault.line || !SHEETS.includes(sheet)) return [fault];
    const at = this.rowAt(sheet, fault.line);
    const line = readRows(files[sheet]!)[at]?.line;
    return at && line ? [{ ...fault, line }] : [];
  }

  static forget(): void {
    try {
      localStorage.removeItem(KEY);
    } catch {
      // nothing was kept
    }
  }

  /** One more card at the end. */
  add(sheet: SheetName): void {
    const rows = this.sheets[sheet];
    const card = String(1 + Math.max(0, ...rows.map(({ cells }) => Number(cells[0]) || 0)));
    const values = sheet === "questions.csv" ? [["2"], ["4"]] : [[]];
    rows.push(...values.map((value) => row(filled([card, ...value], COLUMNS[sheet].length))));
  }

  remove(sheet: SheetName, id: number): void {
    this.sheets[sheet] = this.sheets[sheet].filter((one) => one.id !== id);
  }

  /** Cards from 1 on, in the order in which they stand. */
  number(sheet: SheetName): void {
    const each = sheet === "questions.csv" ? 2 : 1;
    this.sheets[sheet].forEach(({ cells }, at) => {
      cells[0] = String(Math.floor(at / each) + 1);
      if (each === 2) cells[1] = at % 2 ? "4" : "2";
    });
  }

  /** Rows out of a spreadsheet, from one cell on. */
  paste(sheet: SheetName, id: number, column: number, text: string): void {
    const rows = this.sheets[sheet];
    const first = rows.findIndex((one) => one.id === id);
    for (const [at, { cells }] of readRows(text, "\t").entries()) {
      if (!rows[first + at]) rows.push(row(filled([], COLUMNS[sheet].length)));
      for (const [by, cell] of cells.entries()) rows[first + at]!.cells[column + by] = cell;
    }
  }

  /** The four files, as they stand now. */
  files(): Record<string, string> {
    const quoted = (text: string): string => JSON.stringify(text.trim());
    const authors = this.about.authors!.split(",").filter((author) => author.trim());
    const about = ABOUT.map((key) => `${key} = ${key === "authors" ? `[${authors.map(quoted).join(", ")}]` : quoted(this.about[key]!)}\n`);
    const files: Record<string, string> = { "pack.toml": about.join("") + (this.share < 100 ? `share = ${this.share}\n` : "") };
    for (const sheet of SHEETS) {
      const columns = COLUMNS[sheet];
      files[sheet] = writeRow(columns) + this.sheets[sheet].map(({ cells }) => writeRow(filled(cells, columns.length))).join("");
    }
    return files;
  }

  /** From now on faults are told by the lines of these files. */
  setLines(files: Record<string, string>): void {
    for (const sheet of SHEETS) {
      const [, ...read] = readRows(files[sheet]!);
      this.sheets[sheet].forEach((one, at) => (one.line = read[at]?.line ?? 0));
    }
  }

  /** What is wrong with a row. */
  faultsOf(sheet: SheetName, { line }: Row): Fault[] {
    return line ? this.faults.filter((fault) => fault.file === sheet && fault.line === line) : [];
  }

  /** The number of a row, as the page shows it, by its line in the file that was checked last; 0: there is none. */
  rowAt(sheet: SheetName, line: number): number {
    return line ? this.sheets[sheet].findIndex((row) => row.line === line) + 1 : 0;
  }

  /** What is wrong with a file, and with no row of it. */
  faultsOfFile(file: string): Fault[] {
    const lines = new Set((this.sheets[file as SheetName] ?? []).map(({ line }) => line));
    return this.faults.filter((fault) => fault.file === file && !lines.has(fault.line));
  }
}
