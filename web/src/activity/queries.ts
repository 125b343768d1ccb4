import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { activityApi, type Activity } from "@remanso/core/activity/contract.ts";
import { planApi } from "@remanso/core/plan/contract.ts";
import { userQuery } from "../account/queries.ts";
import { ask, askAgain, useChange } from "../app/ask.ts";

export const activitiesQuery = ask(activityApi.list);
export const recommendationsQuery = ask(planApi.recommendations);
export const planQuery = ask(planApi.active);
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

/** A session that cannot be loaded has a screen of its own, so a failure here is left to it. */
export async function loadSession(client: QueryClient, id: string): Promise<void> {
  await Promise.all([
    client.ensureQueryData(userQuery),
    client.prefetchQuery(activityQuery(id)),
    client.prefetchQuery(instructionsQuery(id)),
  ]);
}

/** specification §7: after activity mutations the list is refetched; what is derived from it is too. */
export const derivedFromActivities = [
  "/api/activities",
  "/api/plans",
  "/api/recommendations",
  "/api/progress",
  "/api/user",
  "/api/analytics",
  "/api/journal",
  "/api/zen-garden",
];

type OnAnswer<Reply> = (reply: Reply) => void;

/**
 * `onAnswer` is told at once, also when its part of the screen is about to go; the change is over once the lists are
 * up to date, so that no card can be pressed twice in between.
 */
function thenAskAgain<Reply>(onAnswer?: OnAnswer<Reply>) {
  return {
    onDone: (reply: Reply, client: QueryClient) => {
      onAnswer?.(reply);
      return askAgain(client, derivedFromActivities);
    },
  };
}

export const useCreateActivity = (onAnswer?: OnAnswer<Activity>) =>
  useChange(activityApi.create, thenAskAgain(onAnswer));
export const useGenerateActivities = (onAnswer?: OnAnswer<Activity[]>) =>
  useChange(activityApi.generate, thenAskAgain(onAnswer));
export const useRateActivity = () => useChange(activityApi.rate, thenAskAgain());
export const useWriteSteps = () => useChange(activityApi.writeSteps, thenAskAgain());

/** How to ask again for the lists, when an answer told that they are out of date. */
export function useRefreshActivities(): () => void {
  const client = useQueryClient();
  return () => void askAgain(client, derivedFromActivities);
}
