/** A table as text. */
export interface CsvTable {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** True where the text ends inside quotes: the file was cut. */
  readonly isCut: boolean;
}

const delimiters = [",", ";", "\t"] as const;

/**
 * Reads a table of RFC 4180, with quoted line breaks, separated by the comma, semicolon or tab that its first line has most of. Empty lines are
 * no rows. Of a cut file the last row, which nobody can vouch for, is left away.
 */
export function csvTable(text: string): CsvTable {
  const { rows, isCut } = rowsOf(text.replace(/^\uFEFF/, ""), delimiterOf(text));
  const [header = [], ...rest] = isCut ? rows.slice(0, -1) : rows;
  return { header: header.map((name) => name.trim()), rows: rest, isCut };
}

/** The first line of a text, as a person would know it. */
export function firstLineOf(text: string): string {
  return text.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/, 1)[0] ?? "";
}

function delimiterOf(text: string): string {
  const line = firstLineOf(text).replace(/"(?:[^"]|"")*"/g, "");
  const counts = delimiters.map((each) => line.split(each).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ",";
}

function rowsOf(text: string, delimiter: string): { rows: string[][]; isCut: boolean } {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  let isCut = false;
  const endRow = () => {
    if (row.length > 1 || row[0] !== "") rows.push(row);
    row = [];
  };
  while (at <= text.length) {
    const cell = cellAt(text, at, delimiter);
    row.push(cell.text);
    isCut ||= cell.isOpen;
    at = cell.end;
    if (text[at] === delimiter) at += 1;
    else {
      endRow();
      if (at >= text.length) break;
      at += text.startsWith("\r\n", at) ? 2 : 1;
      if (at >= text.length) break;
    }
  }
  return { rows, isCut };
}

interface Cell {
  readonly text: string;
  /** Where the delimiter or the line's end after it stands. */
  readonly end: number;
  readonly isOpen: boolean;
}

function cellAt(text: string, start: number, delimiter: string): Cell {
  if (text[start] !== '"') {
    const end = endOfBare(text, start, delimiter);
    return { text: text.slice(start, end), end, isOpen: false };
  }
  let content = "";
  let at = start + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote < 0) return { text: content + text.slice(at), end: text.length, isOpen: true };
    content += text.slice(at, quote);
    at = quote + 1;
    if (text[at] !== '"') break;
    content += '"';
    at += 1;
  }
  // what stands behind the closing quote belongs to a file that quotes wrongly; it is kept as it is
  const end = endOfBare(text, at, delimiter);
  return { text: content + text.slice(at, end), end, isOpen: false };
}

function endOfBare(text: string, start: number, delimiter: string): number {
  let at = start;
  while (at < text.length && text[at] !== delimiter && text[at] !== "\n" && text[at] !== "\r") at += 1;
  return at;
}

/** What finds a cell by the name of its column, whatever its capitals; "" where there is no such column. */
export function cellsBy(header: readonly string[]): (row: readonly string[], name: string) => string {
  const columns = new Map(header.map((name, column) => [name.toLowerCase(), column]));
  return (row, name) => (row[columns.get(name.toLowerCase()) ?? -1] ?? "").trim();
}
