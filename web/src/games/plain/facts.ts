/** The view of any game as a list of facts: names in words, lists readable, whatever it holds. The terminal has the same rules. */
import { isKnown, t, tell } from "../../words/words.svelte";
import type { Args } from "../game";

export interface Fact {
  label: string;
  shown: Shown;
}

export type Shown =
  | { kind: "text"; text: string; soft: boolean }
  | { kind: "facts"; facts: Fact[] }
  | { kind: "lines"; lines: Shown[] }
  | { kind: "table"; heads: string[]; rows: Shown[][] };

/** Who reads the facts: the game they are of, and the names of its players. */
export interface Reader {
  game: string;
  names: string[];
}

type Fields = Record<string, unknown>;

const NOTHING = "–";

/** The view of a game that draws none of its own: `PlainView` in core/ruled_game.py. */
interface PlainView {
  facts: Fields;
  by_seat: Record<string, unknown[]>;
}

export function factsOf(view: unknown, reader: Reader): Fact[] {
  if (!isPlain(view)) return fieldsOf(view as Fields, reader);
  const sheet = Object.keys(view.by_seat).length ? [{ label: t("web-players-here"), shown: sheetOf(view.by_seat, reader) }] : [];
  return [...sheet, ...fieldsOf(view.facts, reader)];
}

function isPlain(view: unknown): view is PlainView {
  return isFields(view) && Object.keys(view).sort().join() === "by_seat,facts" && isFields(view.facts) && isFields(view.by_seat);
}

function fieldsOf(fields: Fields, reader: Reader): Fact[] {
  return Object.entries(fields).map(([field, value]) => ({ label: labelOf(field, reader), shown: show(field, value, reader) }));
}

/** Everybody in a row of their own, with what the record keeps for each seat. */
function sheetOf(bySeat: PlainView["by_seat"], reader: Reader): Shown {
  const fields = Object.entries(bySeat);
  return {
    kind: "table",
    heads: [t("plain-player"), ...fields.map(([field]) => labelOf(field, reader))],
    rows: reader.names.map((name, seat) => [plain(name), ...fields.map(([field, values]) => show(field, values[seat] ?? null, reader))]),
  };
}

/** The name of a field: the game's own text, else the field in words. */
function labelOf(field: string, { game }: Reader): string {
  const id = `${game}-fact-${field.replaceAll("_", "-")}`;
  const words = field.replaceAll("_", " ");
  return isKnown(id) ? t(id) : words.charAt(0).toUpperCase() + words.slice(1);
}

function show(field: string, value: unknown, reader: Reader): Shown {
  if (isFields(value)) return { kind: "facts", facts: fieldsOf(value, reader) };
  if (!Array.isArray(value)) return text(field, value, reader);
  if (!value.length) return plain(NOTHING, true);
  if (value.every(isFields)) return showRecords(value, reader);
  if (value.some((item) => Array.isArray(item) || isFields(item))) {
    return { kind: "lines", lines: value.map((item) => show(field, item, reader)) };
  }
  return plain(value.map((item) => text(field, item, reader).text).join(", "));
}

/** Things of one kind, one in each row, or in one line where there is only one thing to say about each. */
function showRecords(records: Fields[], reader: Reader): Shown {
  const columns = [...new Set(records.flatMap((each) => Object.keys(each).filter((field) => each[field] !== null)))];
  if (columns.length === 1)
    return show(
      columns[0]!,
      records.map((each) => each[columns[0]!]),
      reader,
    );
  return {
    kind: "table",
    heads: columns.map((field) => labelOf(field, reader)),
    rows: records.map((each) => columns.map((field) => show(field, each[field] ?? null, reader))),
  };
}

function text(field: string, value: unknown, { names }: Reader): Extract<Shown, { kind: "text" }> {
  if (value === null || value === "") return plain(NOTHING, true);
  if (typeof value === "boolean") return plain(t(value ? "plain-yes" : "plain-no"));
  if (isSaid(value)) return plain(tell(value.reason ?? value.message ?? "", value.args, names), true);
  if (typeof value === "number" && (field === "seat" || field.startsWith("seat_")) && names[value - 1]) return plain(names[value - 1]!);
  return plain(String(value));
}

function plain(text: string, soft = false): Extract<Shown, { kind: "text" }> {
  return { kind: "text", text, soft };
}

/** A refusal, or a line of a story. */
function isSaid(value: unknown): value is { reason?: string; message?: string; args: Args } {
  return typeof value === "object" && value !== null && "args" in value && ("reason" in value || "message" in value);
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !isSaid(value);
}
