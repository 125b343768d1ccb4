import type { CsvTable } from "../csv-rows.ts";
import { dayOf, isoDay, localMoment, timeOf } from "../day-and-time.ts";
import { foundRow, readingOf, type FoundRow, type LeftOut, type Reading, type Scale } from "../found-row.ts";
import { joined } from "../cleaned-texts.ts";

/** How days are written: the year first, the day first, or the month first. */
export const dayOrders = ["ymd", "dmy", "mdy"] as const;
export type DayOrder = (typeof dayOrders)[number];

/** Which column of a table is what, by its number from 0; null for none. */
export interface Columns {
  readonly date: number;
  readonly order: DayOrder;
  readonly time: number | null;
  readonly mood: number | null;
  /** The scale of a mood in numbers; null where moods are words. */
  readonly scale: Scale | null;
  readonly note: number | null;
}

/** Any table, by the columns that a person has chosen. */
export function readColumns({ header, rows, isCut }: CsvTable, columns: Columns): Reading {
  const found: FoundRow[] = [];
  const leftOut: LeftOut[] = [];
  rows.forEach((row, index) => {
    const place = index + 1;
    if (row.length !== header.length) return leftOut.push({ place, reason: "columns" });
    const cell = (column: number | null) => (column === null ? "" : (row[column] ?? "").trim());
    const when = whenOf(cell(columns.date), cell(columns.time), columns.order);
    if (when === null) return leftOut.push({ place, reason: "date" });
    const mood = cell(columns.mood);
    const points = columns.scale === null || mood === "" ? Number.NaN : Number(mood.replace(",", "."));
    const isRanked = columns.scale !== null && isWithin(points, columns.scale);
    return found.push(
      foundRow({
        place,
        kind: mood === "" ? "entry" : "mood",
        when,
        clock: when.isTimed ? "exact" : "none",
        text: joined(cell(columns.note)),
        said: columns.scale === null && mood !== "" ? [mood] : [],
        points: isRanked ? points : null,
      }),
    );
  });
  return readingOf({ source: "table", rows: found, leftOut, scale: columns.scale, isCut });
}

function isWithin(points: number, { worst, best }: Scale): boolean {
  return points >= Math.min(worst, best) && points <= Math.max(worst, best);
}

function whenOf(date: string, time: string, order: DayOrder) {
  const whole = order === "ymd" ? localMoment(date) : null;
  const [day = "", rest = ""] = date.split(/[T ]+(.*)/s, 2);
  const on = whole?.on ?? dayIn(day, order) ?? dayIn(date, order);
  const at = timeOf(time) ?? whole?.at ?? timeOf(rest);
  return on === null ? null : { on, at: at ?? "12:00", isTimed: at !== null };
}

/** A day in numbers, between points, slashes or dashes. */
function dayIn(text: string, order: DayOrder): string | null {
  if (order === "ymd") return isoDay(text.replaceAll(/[./]/g, "-"));
  const found = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(text);
  if (!found) return null;
  const [first, second, year] = [Number(found[1]), Number(found[2]), Number(found[3])];
  return order === "dmy" ? dayOf(year, second, first) : dayOf(year, first, second);
}

// as they are without accents
const dateNames = /^(?:full_?)?(?:date|day|fecha|dia|datum|timestamp|created.*)$/i;
const timeNames = /^(?:time|hour|hora|uhrzeit)$/i;
const moodNames = /mood|animo|feeling|rating|score|estado/i;
const noteNames = /note|nota|text|comment|coment|entry|diar|journal/i;

/** Which columns are probably which, by their names and what stands in them: a beginning for the person to correct. */
export function guessColumns({ header, rows }: CsvTable): Columns {
  const columnOf = (names: RegExp) => {
    const at = header.findIndex((name) => names.test(name.normalize("NFD").replace(/\p{M}/gu, "")));
    return at < 0 ? null : at;
  };
  const cells = (column: number) => rows.flatMap((row) => row[column]?.trim() || []);
  const date = columnOf(dateNames) ?? 0;
  const mood = columnOf(moodNames);
  const numbers = mood === null ? [] : cells(mood).map((cell) => Number(cell.replace(",", ".")));
  const isNumeric = numbers.length > 0 && numbers.every((number) => Number.isFinite(number));
  return {
    date,
    order: orderOf(cells(date)),
    time: columnOf(timeNames),
    mood,
    scale: isNumeric ? scaleOf(numbers) : null,
    note: columnOf(noteNames),
  };
}

/** The order in which most days exist. */
function orderOf(dates: readonly string[]): DayOrder {
  const counts = dayOrders.map((order) => dates.filter((date) => whenOf(date, "", order) !== null).length);
  return dayOrders[counts.indexOf(Math.max(...counts))] ?? "ymd";
}

function scaleOf(numbers: readonly number[]): Scale {
  const highest = numbers.reduce((most, number) => Math.max(most, number), 0);
  const lowest = numbers.reduce((least, number) => Math.min(least, number), 1);
  const best = highest <= 5 ? 5 : highest <= 10 ? 10 : 100;
  return { worst: lowest < 1 ? 0 : 1, best };
}
