import * as z from "zod/mini";

const count = z.int().check(z.nonnegative());

/** One table in a backup. */
const TablePart = z.object({
  name: z.string(),
  /** In the order of the part's columns; what the database computes itself is left out. */
  columns: z.array(z.string()),
  rows: count,
  /** The sum over all rows of a hash of each: the same whatever the order they lie in. */
  rowHash: z.string(),
  /** The member of the archive: gzip over what COPY wrote as text. */
  part: z.string(),
  bytes: count,
  /** As text, before gzip. */
  textBytes: count,
  sha256: z.string(),
});
export type TablePart = z.infer<typeof TablePart>;

/** What a backup says about itself. */
export const Manifest = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  /** The version of PostgreSQL it was read from. */
  postgres: z.string(),
  /** The migration the database had come to, by its time in the journal. */
  migration: z.int(),
  /** Made from the installation's secret one way: tells whether another installation has the same. */
  secretMark: z.string(),
  tables: z.array(TablePart),
});
export type Manifest = z.infer<typeof Manifest>;

/** What every format that there will ever be says about itself. */
export const AnyManifest = z.object({ format: z.int().check(z.positive()) });

/** Members of the archive besides the tables' parts. */
export const manifestName = "remanso-backup/manifest.json";
export const manifestHashName = "remanso-backup/manifest.sha256";

export const namePrefix = "remanso-backup/";

/** A secret's mark, short enough to compare by eye. */
export function shortMark(mark: string): string {
  return mark.slice(0, 8);
}

/** How much a backup holds, in words. */
export function contentsOf({ tables }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const accounts = tables.find(({ name }) => name === "users")?.rows ?? 0;
  return `${counted(rows, "row")} of ${counted(tables.length, "table")} (${counted(accounts, "account")})`;
}

/** "1 row", "2,000 rows". */
export function counted(count: number, one: string): string {
  return `${count.toLocaleString("en")} ${one}${count === 1 ? "" : "s"}`;
}
