import { instantOf, knownZone, wallTimesOn } from "../progress/wall-clock.ts";
import type { SentRow } from "./contract.ts";

/** When a kept row was: its time on the clock of its zone; `spread` milliseconds keep rows of one minute apart. */
export function momentOf({ on, at, zone }: Pick<SentRow, "on" | "at" | "zone">, spread: number): Date {
  const [wall] = wallTimesOn(on, at, knownZone(zone));
  const start = wall ? instantOf(wall).getTime() : Date.parse(`${on}T${at}:00Z`);
  return new Date(start + spread);
}
