import type { QueryClient } from "@tanstack/react-query";
import { activityApi } from "@remanso/core/activity/contract.ts";
import { planApi } from "@remanso/core/plan/contract.ts";
import { userQuery } from "../account/queries.ts";
import { ask, askAgain, useChange } from "../app/ask.ts";

export const activitiesQuery = ask(activityApi.list);
export const recommendationsQuery = ask(planApi.recommendations);
export const planQuery = ask(planApi.active);
export const activityQuery = (id: string) => ask(activityApi.one, { params: { id } });
export const instructionsQuery = (id: string) => ask(activityApi.instructions, { params: { id } });

export async function loadActivities(client: QueryClient): Promise<void> {
  await Promise.all([
    client.ensureQueryData(userQuery),
    client.ensureQueryData(activitiesQuery),
    client.ensureQueryData(planQuery),
    client.ensureQueryData(recommendationsQuery),
  ]);
}

/** A session that cannot be loaded has a screen of its own, so a failure here is left to it. */
export async function loadSession(client: QueryClient, id: string): Promise<void> {
  await Promise.all([
    client.ensureQueryData(userQuery),
    client.prefetchQuery(activityQuery(id)),
    client.prefetchQuery(instructionsQuery(id)),
  ]);
}

/** specification §7: after activity mutations the list is refetched; what is derived from it is too. */
const derived = ["/api/activities", "/api/plans", "/api/recommendations", "/api/progress", "/api/user/stats"];

export const useCreateActivity = () =>
  useChange(activityApi.create, { onDone: (_reply, client) => askAgain(client, derived) });
export const useGenerateActivities = () =>
  useChange(activityApi.generate, { onDone: (_reply, client) => askAgain(client, derived) });
export const useStartActivity = () =>
  useChange(activityApi.start, { onDone: (_reply, client) => askAgain(client, derived) });
export const useQuickComplete = () =>
  useChange(activityApi.update, { onDone: (_reply, client) => askAgain(client, derived) });
export const useCompleteActivity = () =>
  useChange(activityApi.complete, { onDone: (_reply, client) => askAgain(client, derived) });
export const useRateActivity = () =>
  useChange(activityApi.rate, { onDone: (_reply, client) => askAgain(client, derived) });
export const useWriteSteps = () =>
  useChange(activityApi.writeSteps, { onDone: (_reply, client) => askAgain(client, derived) });
