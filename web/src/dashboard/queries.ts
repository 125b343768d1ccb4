import type { QueryClient } from "@tanstack/react-query";
import { milestonesApi, type Milestone } from "@remanso/core/milestones/contract.ts";
import { progressApi } from "@remanso/core/progress/contract.ts";
import { userQuery } from "../account/queries.ts";
import { ask, useChange } from "../app/ask.ts";
import { latestAssessmentQuery } from "../home/queries.ts";

export const statsQuery = ask(progressApi.stats);
export const typesQuery = ask(progressApi.activityTypes);
export const milestonesQuery = ask(milestonesApi.list);
export const sessionsQuery = (before?: string) => ask(progressApi.sessions, { query: { before } });
export const logQuery = (before?: string) => ask(progressApi.activityLogs, { query: { before } });

/**
 * Asks for what the dashboard shows first. The server waits for it; a browser shows shapes meanwhile, and asks anew whenever
 * somebody comes in (`isComing`), for everything that they do elsewhere changes it. A failure is left to the part of the
 * screen that it concerns.
 */
export async function loadDashboard(client: QueryClient, isComing = false): Promise<void> {
  const staleTime = isComing ? 0 : Number.POSITIVE_INFINITY;
  const asked = Promise.all([
    client.prefetchQuery(userQuery),
    client.prefetchQuery({ ...statsQuery, staleTime }),
    client.prefetchQuery({ ...sessionsQuery(), staleTime }),
    client.prefetchQuery({ ...typesQuery, staleTime }),
    client.prefetchQuery({ ...milestonesQuery, staleTime }),
    client.prefetchQuery({ ...latestAssessmentQuery, staleTime }),
  ]);
  if (import.meta.env.SSR) await asked;
}

export const useAcknowledgeAll = () =>
  useChange(milestonesApi.acknowledgeAll, {
    onReply: (seen, client) => {
      client.setQueryData<Milestone[]>(milestonesQuery.queryKey, (milestones) =>
        milestones?.map((old) => seen.find(({ id }) => id === old.id) ?? old),
      );
    },
  });
