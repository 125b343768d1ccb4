import { milestonesApi, type Milestone } from "@remanso/core/milestones/contract.ts";
import { progressApi } from "@remanso/core/progress/contract.ts";
import { ask, useChange } from "../app/ask.ts";

export const statsQuery = ask(progressApi.stats);
export const typesQuery = ask(progressApi.activityTypes);
export const milestonesQuery = ask(milestonesApi.list);
export const sessionsQuery = (before?: string) => ask(progressApi.sessions, { query: { before } });
export const logQuery = (before?: string) => ask(progressApi.activityLogs, { query: { before } });

export const useAcknowledgeAll = () =>
  useChange(milestonesApi.acknowledgeAll, {
    onReply: (seen, client) => {
      client.setQueryData<Milestone[]>(milestonesQuery.queryKey, (milestones) =>
        milestones?.map((old) => seen.find(({ id }) => id === old.id) ?? old),
      );
    },
  });
