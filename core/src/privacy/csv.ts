type Row = Readonly<Record<string, unknown>>;

/**
 * Rows as CSV (RFC 4180, with a byte-order mark so that spreadsheets read accents): a header line, then one line per row, with lists and
 * objects as JSON. A text that a spreadsheet would read as a formula gets an apostrophe in front (OWASP ASVS 1.2.10).
 */
export function csvOf(rows: readonly Row[], names: readonly string[]): string {
  const lines = [names, ...rows.map((row) => names.map((name) => cellOf(row[name])))];
  return `\uFEFF${lines.map((line) => line.map(quoted).join(",")).join("\r\n")}\r\n`;
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "string") return /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return JSON.stringify(value);
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
