import type { ReminderSettings } from "./contract.ts";

export type QuietHours = ReminderSettings["quietHours"];

/** True if a wall-clock time is in quiet hours: from `from` to just before `to`, also across midnight. */
export function isQuiet(time: string, { isOn, from, to }: QuietHours): boolean {
  if (!isOn) return false;
  return from < to ? time >= from && time < to : time >= from || time < to;
}
