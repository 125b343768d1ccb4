import type { ReminderSettings } from "./contract.ts";

export type QuietHours = ReminderSettings["quietHours"];

/** True at a time of the wall within quiet hours: from `from` on, until just before `to`, over midnight too. */
export function isQuiet(time: string, { isOn, from, to }: QuietHours): boolean {
  if (!isOn) return false;
  return from < to ? time >= from && time < to : time >= from || time < to;
}
