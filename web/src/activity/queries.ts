import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { activityApi, type Activity } from "@remanso/core/activity/contract.ts";
import { planApi } from "@remanso/core/plan/contract.ts";
import { userQuery } from "../account/queries.ts";
import { ask, askAgainAfter, useChange } from "../app/ask.ts";

// as much of the guides as a card shows
const excerpted = { query: { instructions: "excerpt" } } as const;

export const activitiesQuery = ask(activityApi.list, excerpted);
/** At most one: the latest that was completed. */
export const lastDoneQuery = ask(activityApi.list, { query: { ...excerpted.query, only: "last-done" } });
export const recommendationsQuery = ask(planApi.recommendations);
export const planQuery = ask(planApi.active, excerpted);
export const activityQuery = (id: string) => ask(activityApi.one, { params: { id } });
export const instructionsQuery = (id: string) => ask(activityApi.instructions, { params: { id } });

/** The screen says in words what could not be loaded and offers to try again, so a failure here is left to it. */
export async function loadActivities(client: QueryClient): Promise<void> {
  await Promise.all([
    client.ensureQueryData(userQuery),
    client.prefetchQuery(activitiesQuery),
    client.prefetchQuery(planQuery),
    client.prefetchQuery(recommendationsQuery),
  ]);
}

/**
 * False where there is no such activity. A session that cannot be loaded has a screen of its own, so a failure here is left to
 * it.
 */
export async function loadSession(client: QueryClient, id: string): Promise<boolean> {
  const { queryKey } = activityQuery(id);
  await Promise.all([
    client.ensureQueryData(userQuery),
    client.prefetchQuery(activityQuery(id)),
    client.prefetchQuery(instructionsQuery(id)),
  ]);
  return client.getQueryState(queryKey)?.error?.status !== 404;
}

type OnReply<Reply> = (reply: Reply) => void;

// `onReply` is told at once, also when its part of the screen is about to go; the change is over once the lists are up to date, so
// that no card can be pressed twice in between. specification §7: after activity mutations the list is refetched
export const useCreateActivity = (onReply?: OnReply<Activity>) =>
  useChange(activityApi.create, onReply ? { onReply } : {});
export const useGenerateActivities = (onReply?: OnReply<Activity[]>) =>
  useChange(activityApi.generate, onReply ? { onReply } : {});
export const useRateActivity = () => useChange(activityApi.rate);
export const useWriteSteps = () => useChange(activityApi.writeSteps);

/** How to ask again for the lists, when an answer told that they are out of date. */
export function useRefreshActivities(): () => void {
  const client = useQueryClient();
  return () => void askAgainAfter(client, activityApi.complete);
}
