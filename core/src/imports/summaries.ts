import type { LeftOutReason, Reading } from "./found-row.ts";
import type { ImportPlan, PlannedRow } from "./plan-import.ts";
import type { Source } from "./sources.ts";

/** A name that the person gives a meaning, how often it is there, and what it is offered as. */
export interface NameCount {
  readonly name: string;
  readonly count: number;
  readonly suggested: number | null;
}

/** What a reading is, and what it leaves for the person to decide. */
export interface ReadingSummary {
  readonly source: Source;
  readonly rows: number;
  readonly moods: readonly NameCount[];
  readonly habits: readonly NameCount[];
  /** How many names there are beyond those. */
  readonly moreNames: number;
  /** True where there are moods in numbers without their scale. */
  readonly asksScale: boolean;
  /** True where some times have no zone of their own. */
  readonly asksZone: boolean;
  readonly isCut: boolean;
}

// a person looks through so many; a column with more different words has no moods
const mostNames = 150;

export function summaryOf(reading: Reading): ReadingSummary {
  const { source, rows, suggested, scale, isCut } = reading;
  const asked = rows.filter(({ points, activityType }) => points === null && activityType === null);
  const moods = counted(asked.filter(({ kind }) => kind === "mood").flatMap(({ said }) => said));
  const habits = counted(asked.filter(({ kind }) => kind === "activity").flatMap(({ said }) => said));
  const named = (names: readonly (readonly [string, number])[]) =>
    names.slice(0, mostNames).map(([name, count]) => ({ name, count, suggested: suggested[name] ?? null }));
  return {
    source,
    rows: rows.length,
    moods: named(moods),
    habits: named(habits),
    moreNames: Math.max(0, moods.length - mostNames) + Math.max(0, habits.length - mostNames),
    asksScale: scale === null && rows.some(({ points }) => points !== null),
    asksZone: rows.some(({ when }) => !("instant" in when) || when.zone === null),
    isCut,
  };
}

/** Each name with how often it is there, the most frequent first. */
function counted(names: readonly string[]): (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].toSorted((one, other) => other[1] - one[1]);
}

/** Why rows are left out, how many, and which are the first of them. */
export interface LeftOutCount {
  readonly reason: LeftOutReason;
  readonly count: number;
  readonly places: readonly number[];
}

/** What will be kept, in numbers. */
export interface PlanSummary {
  readonly moods: number;
  readonly entries: number;
  readonly activities: number;
  readonly firstOn: string | null;
  readonly lastOn: string | null;
  /** Rows whose time is a part of the day, and without a time. */
  readonly approximate: number;
  readonly untimed: number;
  readonly shownTwice: number;
  readonly skipped: number;
  readonly leftOut: readonly LeftOutCount[];
  /** The first rows as they will be kept. */
  readonly examples: readonly PlannedRow[];
}

const examples = 4;
const placesNamed = 5;

export function planSummary({ rows, leftOut, shownTwice, skipped }: ImportPlan): PlanSummary {
  const count = (is: (row: PlannedRow["row"]) => boolean) => rows.filter(({ row }) => is(row)).length;
  const days = rows.map(({ row }) => row.on).toSorted();
  return {
    moods: count(({ kind }) => kind === "mood"),
    entries: count(({ kind }) => kind === "entry"),
    activities: count(({ kind }) => kind === "activity"),
    firstOn: days[0] ?? null,
    lastOn: days.at(-1) ?? null,
    approximate: count(({ clock }) => clock === "approximate"),
    untimed: count(({ clock }) => clock === "none"),
    shownTwice,
    skipped,
    leftOut: [...Map.groupBy(leftOut, ({ reason }) => reason)].map(([reason, list]) => ({
      reason,
      count: list.length,
      places: list.slice(0, placesNamed).map(({ place }) => place),
    })),
    examples: rows.slice(0, examples),
  };
}

// as much as one call takes: its bytes, and how many values a body may hold (docs/security.md), each with room to spare
const mostLetters = 400_000;
const mostValues = 15_000;
// the fields of a row, and the row
const valuesOfRow = 14;

/** The rows of the next call, beginning with the one at `from`. */
export function rowsOfCall(rows: readonly PlannedRow[], from: number, most: number): readonly PlannedRow[] {
  let letters = 0;
  let values = 0;
  let end = from;
  for (const row of rows.slice(from, from + most)) {
    letters += JSON.stringify(row).length;
    values += valuesOfRow + row.row.tags.length;
    if ((letters > mostLetters || values > mostValues) && end > from) break;
    end += 1;
  }
  return rows.slice(from, end);
}
