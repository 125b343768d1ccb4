/** What was written or checked in on one day. */
export interface Day<One> {
  readonly on: string;
  readonly items: readonly One[];
}

/** The items by day, in the order in which they come. */
export function byDay<One>(items: readonly One[], dayOf: (one: One) => string): Day<One>[] {
  const days = new Map<string, One[]>();
  for (const one of items) {
    const on = dayOf(one);
    days.set(on, [...(days.get(on) ?? []), one]);
  }
  return [...days].map(([on, ofDay]) => ({ on, items: ofDay }));
}

/** Days of one month, and how much was written in them. */
export interface Month<One> {
  /** YYYY-MM */
  readonly month: string;
  readonly days: readonly Day<One>[];
  readonly count: number;
}

/**
 * The newest days stand open until they have `mostOpen` items together, always whole ones; the others are put together by month.
 * `days` come newest first.
 */
export function foldOlder<One>(
  days: readonly Day<One>[],
  mostOpen: number,
): { open: readonly Day<One>[]; months: Month<One>[] } {
  let shown = 0;
  const end = days.findIndex(({ items }) => {
    const isFull = shown >= mostOpen;
    shown += items.length;
    return isFull;
  });
  if (end < 0) return { open: days, months: [] };
  const months = byDay(days.slice(end), ({ on }) => on.slice(0, 7)).map(({ on, items }) => ({
    month: on,
    days: items,
    count: items.reduce((sum, day) => sum + day.items.length, 0),
  }));
  return { open: days.slice(0, end), months };
}

// longer texts start folded
const longestShown = 700;
const mostLinesShown = 12;

/** True for a text that would fill the screen by itself. */
export function isLong(text: string): boolean {
  return text.length > longestShown || text.split("\n").length > mostLinesShown;
}
