import { addDays } from "../progress/local-date.ts";

/** What a person may put on a page, in the order of the page. Their own words come before all of it. */
export const pageParts = ["stress", "assessments", "areas", "mood", "done", "findings"] as const;
export type PagePart = (typeof pageParts)[number];

/** Something of the period that the person names: the start of a therapy, another medicine. */
export interface PageEvent {
  readonly on: string;
  readonly text: string;
}

/** The days of a page, both included. */
export interface PagePeriod {
  readonly from: string;
  readonly to: string;
}

export interface PageChoices extends PagePeriod {
  readonly parts: readonly PagePart[];
  /** As the person wants to be called there; empty for no name. */
  readonly name: string;
  /** What they want to talk about. */
  readonly words: string;
  readonly events: readonly PageEvent[];
}

// what fits on the sheet
export const mostWords = 600;
export const mostName = 60;
export const mostEvents = 5;
export const mostEventText = 60;

export const fewestPeriodDays = 7;
export const mostPeriodDays = 92;

/** How many days a period has, both ends included; below 1 where it ends before it begins. */
export function periodDays({ from, to }: PagePeriod): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
}

/** The period of so many days that ends today. */
export function periodUntil(today: string, days: number): PagePeriod {
  return { from: addDays(today, 1 - days), to: today };
}

/** What is wrong with a period; null for one that a page can be made for. */
export function periodFault(
  period: PagePeriod,
  { from, today }: { readonly from: string; readonly today: string },
): "order" | "short" | "long" | "outside" | null {
  const days = periodDays(period);
  if (Number.isNaN(days) || days < 1) return "order";
  if (period.from < from || period.to > today) return "outside";
  if (days < fewestPeriodDays) return "short";
  return days > mostPeriodDays ? "long" : null;
}
