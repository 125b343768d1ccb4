const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** A calendar day as YYYY-MM-DD; null for one that no calendar has, and before 1900. */
export function dayOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isDay =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isDay && year >= 1900 && year <= 9999 ? date.toISOString().slice(0, 10) : null;
}

/** "2024-05-09" or "2024-5-9"; null for anything else. */
export function isoDay(text: string): string | null {
  const found = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text.trim());
  return found ? dayOf(Number(found[1]), Number(found[2]), Number(found[3])) : null;
}

/** The month, 1–12, of an English name or its beginning; 0 for any other word. */
function monthOf(word: string): number {
  return months.indexOf(word.slice(0, 3).toLowerCase()) + 1;
}

/** "18 May" or "May 18" of a year. */
export function dayInWords(text: string, year: number): string | null {
  const found = /^(?:(\d{1,2})\s+(\p{L}+)|(\p{L}+)\s+(\d{1,2}))$/u.exec(text.trim());
  if (!found) return null;
  return dayOf(year, monthOf(found[2] ?? found[3] ?? ""), Number(found[1] ?? found[4]));
}

/** "22nd Sep 2020". */
export function ordinalDay(text: string): string | null {
  const found = /^(\d{1,2})(?:st|nd|rd|th)?\s+(\p{L}+)\s+(\d{4})$/u.exec(text.trim());
  return found ? dayOf(Number(found[3]), monthOf(found[2] ?? ""), Number(found[1])) : null;
}

/** "2026 Sun May 17 3:39 PM", in any kind of blanks. */
export function dayAndTimeInWords(text: string): { on: string; at: string } | null {
  const found = /^(\d{4})\s+\p{L}+\s+(\p{L}+)\s+(\d{1,2})\s+(.+)$/u.exec(text.trim());
  if (!found) return null;
  const on = dayOf(Number(found[1]), monthOf(found[2] ?? ""), Number(found[3]));
  const at = timeOf(found[4] ?? "");
  return on !== null && at !== null ? { on, at } : null;
}

/** "13:48", "10:04 AM", "8:30pm", "0:35" or "23:32:10" as "HH:MM"; null for no time of a day. */
export function timeOf(text: string): string | null {
  const found = /^(\d{1,2}):(\d{2})(?::\d{2}(?:[.,]\d+)?)?([ap])?\.?m?\.?$/i.exec(text.replace(/\s/gu, ""));
  if (!found) return null;
  const half = found[3]?.toLowerCase();
  let hour = Number(found[1]);
  if (half !== undefined) {
    if (hour < 1 || hour > 12) return null;
    hour = (hour % 12) + (half === "p" ? 12 : 0);
  }
  if (hour > 23 || Number(found[2]) > 59) return null;
  return `${String(hour).padStart(2, "0")}:${found[2]}`;
}

/** "2010-10-26T15:47:53.48828", local, with any number of decimals, or "2010-10-26 15:47". */
export function localMoment(text: string): { on: string; at: string } | null {
  const [day = "", time = ""] = text.trim().split(/[T ]/, 2);
  const on = isoDay(day);
  const at = timeOf(time);
  return on !== null && at !== null ? { on, at } : null;
}

/** An instant as ISO 8601 in UTC; null for what is none, or before 1900. */
export function instantOf(value: unknown): string | null {
  const ms = typeof value === "number" ? value : typeof value === "string" ? instantMs(value) : Number.NaN;
  // beyond what a Date can hold
  if (!(ms > Date.UTC(1900, 0, 1) && ms < Date.UTC(9999, 0, 1))) return null;
  return new Date(ms).toISOString();
}

/** Only with a zone: without one the instant would be read on the clock of whoever reads the file. */
function instantMs(text: string): number {
  return /(?:Z|[+-]\d{2}:?\d{2})$/i.test(text.trim()) ? Date.parse(text.trim()) : Number.NaN;
}
