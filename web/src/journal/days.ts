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

// longer texts start folded
const longestShown = 700;
const mostLinesShown = 12;

/** True for a text that would fill the screen by itself. */
export function isLong(text: string): boolean {
  return text.length > longestShown || text.split("\n").length > mostLinesShown;
}
