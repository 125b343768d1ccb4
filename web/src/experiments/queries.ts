import type { QueryClient } from "@tanstack/react-query";
import { experimentsApi } from "@remanso/core/experiments/contract.ts";
import { userQuery } from "../account/queries.ts";
import { activityQuery } from "../activity/queries.ts";
import { ask, markStale } from "../app/ask.ts";
import type { ExperimentsSearch } from "./experiments-address.ts";

// Stays small: every page carries it, because the router loads by it. Changes are in experiment-queries.ts.

export const experimentsQuery = ask(experimentsApi.list);
export const currentExperimentQuery = ask(experimentsApi.current);
/** Whether one may be begun, with an activity of the catalogue where one is named. */
export const offerQuery = (catalogueKey?: string) => ask(experimentsApi.offer, { query: { catalogueKey } });

/** Asks for what the screen shows; a failure is said on the screen. A day may have gone by since it was last asked. */
export async function loadExperiments(client: QueryClient, { activity }: ExperimentsSearch): Promise<void> {
  if (!import.meta.env.SSR) markStale(client, [experimentsApi.list, experimentsApi.offer]);
  const asked = Promise.all([
    client.ensureQueryData(userQuery),
    client.prefetchQuery(experimentsQuery),
    client.prefetchQuery(offerQuery()),
    activity === undefined ? undefined : client.prefetchQuery(activityQuery(activity)),
  ]);
  if (import.meta.env.SSR) await asked;
}
