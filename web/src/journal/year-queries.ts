import { checkInApi } from "@remanso/core/check-in/contract.ts";
import { importsApi } from "@remanso/core/imports/contract.ts";
import { journalApi } from "@remanso/core/journal/contract.ts";
import { ask } from "../app/ask.ts";

/** The days with a check-in in the 53 weeks that end with the week of `until`. */
export const yearQuery = (until: string) => ask(checkInApi.days, { query: { until } });

/** What was written on one day, the check-ins of it, and what other programs say of it. */
export const entriesOfDay = (on: string) => ask(journalApi.list, { query: { on } });
export const checkInsOfDay = (on: string) => ask(checkInApi.list, { query: { on } });
export const importedOfDay = (on: string) => ask(importsApi.ofDay, { params: { date: on } });
