import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

// docs/asvs.md: its rows are complete, its counts are those of its rows, and what it points at exists.

const root = import.meta.dirname;
const page = readFileSync(join(root, "docs/asvs.md"), "utf8");

// ASVS 5.0.0
const requirements = { 1: 70, 2: 183 } as const;
// in percent of what applies; never lowered
const leastKept = { 1: 100, 2: 90 } as const;

interface Row {
  readonly id: string;
  readonly level: string;
  readonly verdict: string;
  readonly where: string;
}

const cellsOf = (line: string) => line.split("|").map((cell) => cell.trim());
const lines = page.split("\n").filter((line) => line.startsWith("|"));
const rows: readonly Row[] = lines
  .filter((line) => /^\| \d+\.\d+\.\d+ \|/.test(line))
  .map((line) => {
    const [, id = "", level = "", , verdict = "", where = ""] = cellsOf(line);
    return { id, level, verdict: verdict.replaceAll("*", ""), where };
  });

test("every requirement of the first two levels has one row", () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  for (const [level, count] of Object.entries(requirements)) {
    expect(rows.filter((row) => row.level === level)).toHaveLength(count);
  }
});

test.each([1, 2] as const)("the counts of level %s at the top are right, and enough is kept", (level) => {
  const found = rows.filter((row) => row.level === String(level));
  const count = (verdict: string) => found.filter((row) => row.verdict === verdict).length;
  const [kept, notKept] = [count("kept"), count("not kept")];
  const applicable = kept + notKept;
  const share = Math.floor((kept * 100) / applicable);
  expect(found.length - applicable).toBe(count("not applicable"));
  const said = lines.find((line) => line.startsWith(`| ${level} |`)) ?? "";
  expect(cellsOf(said).slice(1, -1)).toEqual(
    [level, found.length, applicable, kept, notKept, `${share} %`].map(String),
  );
  expect(share).toBeGreaterThanOrEqual(leastKept[level]);
});

test("what is kept names a file that shows it; every other row says why", () => {
  const filesIn = ({ where }: Row) =>
    [...where.matchAll(/`((?:[\w.-]+\/)*[\w.-]+\.\w+)`/g)].map(([, file = ""]) => file);
  expect(rows.filter((row) => row.verdict === "kept" && filesIn(row).length === 0)).toEqual([]);
  expect(rows.filter(({ where }) => where === "")).toEqual([]);
  const missing = rows.flatMap((row) =>
    filesIn(row)
      .filter((file) => !existsSync(join(root, file)))
      .map((file) => `${row.id}: ${file}`),
  );
  expect(missing).toEqual([]);
});
