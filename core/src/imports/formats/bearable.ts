import { cellsBy, type CsvTable } from "../csv-rows.ts";
import { isoDay, ordinalDay, timeOf } from "../day-and-time.ts";
import {
  foundRow,
  readingOf,
  type FoundRow,
  type LeftOut,
  type LeftOutReason,
  type Reading,
} from "../found-row.ts";
import { joined } from "../cleaned-texts.ts";

export function isBearable(header: readonly string[]): boolean {
  const names = new Set(header.map((name) => name.toLowerCase()));
  return names.has("category") && names.has("rating/amount");
}

// parts of the day, of which the file has no hour
const partsOfDay: Readonly<Record<string, string>> = {
  pre: "05:00",
  am: "09:00",
  mid: "14:00",
  pm: "20:00",
  "all day": "12:00",
};

const kept: Readonly<Record<string, "mood" | "entry">> = { mood: "mood", gratitudes: "entry" };
// medicines, food, the body: Remanso has no purpose for them
const health = /^(?:symptoms?|meds\/supplements|food diary|bowel movements|factors|energy|sleep.*)$/;

/**
 * A CSV of Bearable, in which a row is one reading. Moods and gratitudes are kept, nothing else. Whether moods go to 5 or to 10 is a setting that
 * the file does not have: a value above 5 tells it, else the person is asked.
 */
export function readBearable({ header, rows, isCut }: CsvTable): Reading {
  const cell = cellsBy(header);
  const found: FoundRow[] = [];
  const leftOut: LeftOut[] = [];
  rows.forEach((row, index) => {
    const place = index + 1;
    const one = readRow(place, row, { cell, columns: header.length });
    if (typeof one === "string") leftOut.push({ place, reason: one });
    else found.push(one);
  });
  const highest = Math.max(0, ...found.map(({ points }) => points ?? 0));
  const scale = highest > 5 ? { worst: 1, best: 10 } : null;
  return readingOf({ source: "bearable", rows: found, leftOut, scale, isCut });
}

function readRow(
  place: number,
  row: readonly string[],
  { cell, columns }: { cell: ReturnType<typeof cellsBy>; columns: number },
): FoundRow | LeftOutReason {
  if (row.length !== columns) return "columns";
  const category = cell(row, "category").toLowerCase();
  const kind = kept[category];
  if (kind === undefined) return health.test(category) ? "health" : "other_kind";
  const on = isoDay(cell(row, "date formatted")) ?? ordinalDay(cell(row, "date"));
  if (on === null) return "date";
  const time = cell(row, "time of day").toLowerCase();
  const at = timeOf(time);
  const clock = at !== null ? "exact" : time in partsOfDay ? "approximate" : "none";
  const detail = cell(row, "detail");
  const points = Number(cell(row, "rating/amount"));
  return foundRow({
    place,
    kind,
    when: { on, at: at ?? partsOfDay[time] ?? "12:00" },
    clock,
    text: kind === "mood" ? cell(row, "notes") : joined(detail, cell(row, "notes")),
    tags: kind === "mood" ? detail.split("|").flatMap((word) => word.trim() || []) : [],
    points: kind === "mood" && points > 0 ? points : null,
  });
}
