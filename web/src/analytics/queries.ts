import type { QueryClient } from "@tanstack/react-query";
import { analyticsApi, type Insight, type Period } from "@remanso/core/analytics/contract.ts";
import type { Cause } from "../router/route.ts";
import { userQuery } from "../account/queries.ts";
import { ask, markStale, useChange } from "../app/ask.ts";
import { periodOf, type AnalyticsSearch } from "./analytics-address.ts";

export const dataQuery = (period: Period) => ask(analyticsApi.data, { query: { period } });
export const insightsQuery = ask(analyticsApi.insights);
export const patternsQuery = ask(analyticsApi.patterns);
export const needsQuery = ask(analyticsApi.needs);
export const dayQuery = (date: string) => ask(analyticsApi.day, { params: { date } });

/**
 * Asks for what the screen shows at an address. The server waits for it. A browser that comes back has answers from before: they stay
 * on screen until the new ones are there, for what was done elsewhere counts here. A part that cannot be loaded says so
 * in its own place, so a failure here stops nothing.
 */
export async function loadAnalytics(
  client: QueryClient,
  search: AnalyticsSearch,
  cause: Cause,
): Promise<void> {
  // the screen asks by itself for the days of another period
  if (cause === "stay") return;
  if (!import.meta.env.SSR) markStale(client, Object.values(analyticsApi));
  const asked = Promise.all([
    client.prefetchQuery(userQuery),
    client.prefetchQuery(dataQuery(periodOf(search))),
    client.prefetchQuery(insightsQuery),
    client.prefetchQuery(patternsQuery),
    client.prefetchQuery(needsQuery),
  ]);
  if (import.meta.env.SSR) await asked;
}

/** specification §4: an acknowledged insight is dimmed, and the insights are refetched. */
export function useAcknowledge(insightId: string) {
  return useChange(analyticsApi.acknowledge, {
    onReply: (_reply, client) => {
      client.setQueryData(insightsQuery.queryKey, (insights) => acknowledged(insights, insightId));
    },
  });
}

function acknowledged(insights: Insight[] | undefined, id: string): Insight[] | undefined {
  return insights?.map((insight) => (insight.id === id ? { ...insight, acknowledged: true } : insight));
}
