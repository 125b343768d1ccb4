import { cellsBy, csvTable } from "../csv-rows.ts";
import { isoDay } from "../day-and-time.ts";
import { foundRow, readingOf, type FoundRow, type LeftOut, type Reading } from "../found-row.ts";

interface TextFile {
  readonly name: string;
  readonly text: string;
}

/** The files of an export of Loop that are read: the list of habits, and for each the days. */
export function isLoopFile(name: string): boolean {
  return name === "Habits.csv" || /^\d+ [^/]*\/Checkmarks\.csv$/.test(name);
}

interface Habit {
  readonly name: string;
  readonly isCounted: boolean;
}

/**
 * An export of Loop: a completion for each day marked by hand, or with a number above 0. YES_AUTO follows from the habit's frequency and is none. Names
 * come from the list of habits, since the folders leave out letters.
 */
export function readLoop(files: readonly TextFile[]): Reading {
  const habits = habitsOf(files.find(({ name }) => name === "Habits.csv")?.text ?? "");
  const rows: FoundRow[] = [];
  const leftOut: LeftOut[] = [];
  let place = 0;
  let isCut = false;
  for (const file of files.filter(({ name }) => name !== "Habits.csv")) {
    const table = csvTable(file.text);
    const cell = cellsBy(table.header);
    const habit = habits.get(Number.parseInt(file.name, 10));
    isCut ||= table.isCut;
    for (const row of table.rows) {
      place += 1;
      const on = isoDay(cell(row, "Date"));
      if (on === null || habit === undefined) leftOut.push({ place, reason: habit ? "date" : "columns" });
      else if (!isDone(cell(row, "Value"), habit)) leftOut.push({ place, reason: "not_done" });
      else {
        rows.push(
          foundRow({
            place,
            kind: "activity",
            when: { on, at: "12:00" },
            clock: "none",
            text: cell(row, "Notes"),
            said: [habit.name],
          }),
        );
      }
    }
  }
  return readingOf({ source: "loop", rows, leftOut, isCut });
}

function habitsOf(text: string): ReadonlyMap<number, Habit> {
  const { header, rows } = csvTable(text);
  const cell = cellsBy(header);
  return new Map(
    rows.map((row) => [
      Number.parseInt(cell(row, "Position"), 10),
      { name: cell(row, "Name"), isCounted: /^num/i.test(cell(row, "Type")) },
    ]),
  );
}

// older exports of habits that are done or not wrote 2 for what was marked by hand
const markedByHand = new Set(["YES_MANUAL", "2"]);

function isDone(value: string, { isCounted }: Habit): boolean {
  return isCounted ? Number(value) > 0 : markedByHand.has(value);
}
