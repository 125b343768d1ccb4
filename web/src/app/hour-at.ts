import { dateFormat } from "./formats.ts";

/** The hour at `instant` (ISO 8601) by the clock of somebody in `timeZone`, 0–23. */
export function hourAt(instant: string, timeZone: string): number {
  return Number(dateFormat("en", { hour: "2-digit", hourCycle: "h23", timeZone }).format(new Date(instant)));
}
