/** Rows of text as spreadsheets write them. Reads whatever it gets: what is wrong with it, the server says. */

export interface Read {
  /** Where the row begins, counted from 1. */
  line: number;
  cells: string[];
}

/** All rows of a text, the first one too. */
export function readRows(text: string, between = ","): Read[] {
  const rows: Read[] = [];
  let line = 1;
  let row: Read = { line, cells: [""] };
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]!;
    const last = row.cells.length - 1;
    if (letter === "\n") line++;
    if (quoted) {
      if (letter !== '"') row.cells[last] += letter;
      else if (text[at + 1] === '"') {
        row.cells[last] += letter;
        at++;
      } else quoted = false;
    } else if (letter === '"' && row.cells[last] === "") quoted = true;
    else if (letter === between) row.cells.push("");
    else if (letter === "\n") {
      rows.push(row);
      row = { line, cells: [""] };
    } else if (letter !== "\r") row.cells[last] += letter;
  }
  if (row.cells.length > 1 || row.cells[0]) rows.push(row);
  return rows;
}

/** One row as a line. */
export function writeRow(cells: readonly string[]): string {
  return `${cells.map((cell) => (/[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(",")}\n`;
}
