import { hourAt } from "../app/hour-at.ts";

export type PartOfDay = "morning" | "afternoon" | "night";

/** The part of the day at `instant` (ISO 8601) by the clock of somebody in `timeZone`. */
export function partOfDay(instant: string, timeZone: string): PartOfDay {
  const hour = hourAt(instant, timeZone);
  // specification §9: greeting morning 5–12, afternoon 12–22, night otherwise
  if (hour >= 5 && hour < 12) return "morning";
  return hour >= 12 && hour < 22 ? "afternoon" : "night";
}

/** specification §2: the first name, else the part of the email before the @; null where there is neither. */
export function nameOf(user: { firstName: string | null; email: string | null } | null): string | null {
  return user?.firstName?.trim() || user?.email?.split("@")[0]?.trim() || null;
}
