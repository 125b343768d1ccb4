import { parentPort } from "node:worker_threads";
import { findingOf, toldAt, windowBefore } from "../core/src/analytics/find-patterns.ts";
import { lookAt, type Look } from "../core/src/analytics/candidates.ts";
import type { Finding, StressDay } from "../core/src/analytics/finding.ts";
import { dayNumber, weekdayOf } from "../core/src/analytics/stress-series.ts";
import { livedDays, type Life } from "../core/src/analytics/testing.ts";
import { addDays } from "../core/src/progress/local-date.ts";
import { seedOf } from "../core/src/seeded.ts";

/** People to live and to be looked at every Monday. */
export interface Batch {
  readonly name: string;
  readonly life: Life;
  readonly from: number;
  readonly to: number;
}

/** A card when it was shown first. */
export interface Card extends Pick<
  Finding,
  "kind" | "series" | "weekday" | "activityType" | "direction" | "reading" | "effect" | "low" | "high"
> {
  /** How many days had been lived. */
  readonly day: number;
}

export interface Person {
  readonly cards: readonly Card[];
  /** Whether the look nearest to three months showed anything. */
  readonly atOneLook: boolean;
  readonly msALook: number;
}

const nothing: Look = { candidates: [], needs: [], measuredDays: 0, tests: 0 };
const threeMonths = 98;

parentPort?.on("message", ({ name, life, from, to }: Batch) => {
  const people: Person[] = [];
  for (let person = from; person < to; person++)
    people.push(watched(livedDays(life, seedOf(`${name} ${person}`))));
  parentPort?.postMessage(people);
});

/** Looks every Monday, and keeps each card as it was shown first. */
function watched(days: readonly StressDay[]): Person {
  const cards = new Map<string, Card>();
  const since = performance.now();
  let before = nothing;
  let looks = 0;
  let atOneLook = false;
  const last = addDays(days.at(-1)?.date ?? "", 1);
  for (let day = 1; day <= days.length; day++) {
    const on = days[day]?.date ?? last;
    if (weekdayOf(dayNumber(on)) !== 1) continue;
    const look = lookAt(windowBefore(days.slice(Math.max(0, day - 90), day), on));
    const told = toldAt(look, before);
    if (day >= threeMonths - 7 && day < threeMonths) atOneLook = told.length > 0;
    for (const { kind, series, weekday, activityType, direction, reading, effect, low, high } of told.map(
      findingOf,
    )) {
      const key = `${kind} ${series} ${weekday} ${activityType} ${direction}`;
      const card = { kind, series, weekday, activityType, direction, reading, effect, low, high, day };
      if (!cards.has(key)) cards.set(key, card);
    }
    before = look;
    looks++;
  }
  return { cards: [...cards.values()], atOneLook, msALook: (performance.now() - since) / looks };
}
