import { periods, type Period } from "@remanso/core/analytics/contract.ts";

// specification §9: default 30d
const firstPeriod: Period = "30d";

/** What stands behind the "?" of /analytics. */
export interface AnalyticsSearch {
  /** Undefined for the default, which the address does not name. */
  readonly period?: Period | undefined;
}

/** The state that an address asks for; what is no period asks for the default. */
export function analyticsSearchOf(address: Readonly<Record<string, unknown>>): AnalyticsSearch {
  return searchFor(periods.find((name) => name === address["period"]) ?? firstPeriod);
}

/** How a period is written in the address. */
export function searchFor(period: Period): AnalyticsSearch {
  return { period: period === firstPeriod ? undefined : period };
}

/** Whether the address names a period itself. */
export function isChosen({ period }: AnalyticsSearch): boolean {
  return period !== undefined;
}

/** The period that is shown. */
export function periodOf({ period = firstPeriod }: AnalyticsSearch): Period {
  return period;
}
