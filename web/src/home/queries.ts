import type { QueryClient } from "@tanstack/react-query";
import { analyticsApi } from "@remanso/core/analytics/contract.ts";
import { experimentsApi } from "@remanso/core/experiments/contract.ts";
import { assessmentApi } from "@remanso/core/assessment/contract.ts";
import { progressApi } from "@remanso/core/progress/contract.ts";
import { userQuery } from "../account/queries.ts";
import { lastDoneQuery, planQuery } from "../activity/queries.ts";
import { ask, markStale } from "../app/ask.ts";
import { currentExperimentQuery } from "../experiments/queries.ts";

export const latestAssessmentQuery = ask(assessmentApi.latest);
export const assessmentHistoryQuery = ask(assessmentApi.history);
export const activePlanQuery = planQuery;
export const weekQuery = ask(progressApi.week);
/** Asked for by its card once the page is there. */
export const highlightQuery = ask(analyticsApi.highlight);

/**
 * Asks for what home shows. The server waits for it; a browser shows shapes meanwhile. A part that cannot be
 * loaded says so in its own place, so a failure here stops nothing.
 */
export async function loadHome(client: QueryClient): Promise<void> {
  // its line is another one each day and each evening
  if (!import.meta.env.SSR) markStale(client, [experimentsApi.current]);
  const asked = Promise.all([
    client.prefetchQuery(userQuery),
    client.prefetchQuery(latestAssessmentQuery),
    client.prefetchQuery(activePlanQuery),
    client.prefetchQuery(lastDoneQuery),
    client.prefetchQuery(weekQuery),
    client.prefetchQuery(currentExperimentQuery),
  ]);
  if (import.meta.env.SSR) await asked;
}
