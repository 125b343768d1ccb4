import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { activityApi, type Activity } from "@remanso/core/activity/contract.ts";
import { planApi } from "@remanso/core/plan/contract.ts";
import { userQuery } from "../account/queries.ts";
import { useUser } from "../account/use-user.ts";
import { ask, askAgainAfter, useChange } from "../app/ask.ts";
import { newKey } from "../app/new-key.ts";
import type { CallOptions } from "../call.ts";
import { loadClosing } from "../only-you/closing.ts";

// as much of the guides as a card shows
const excerpted = { query: { instructions: "excerpt" } } as const;

export const activitiesQuery = ask(activityApi.list, excerpted);
/** At most one: the latest that was completed. */
export const lastDoneQuery = ask(activityApi.list, { query: { ...excerpted.query, only: "last-done" } });
export const recommendationsQuery = ask(planApi.recommendations);
/** The plan with what waits in it, by name. */
export const planQuery = ask(planApi.active, { query: { activities: "waiting" } });
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
export function useCreateActivity(onReply?: OnReply<Activity>) {
  const ownInput = useOwnInput();
  return useChange(activityApi.create, { ...(onReply && { onReply }), before: ownInput });
}

/** What only its writer may read of a new activity is closed before it is sent. */
function useOwnInput() {
  const user = useUser();
  return async (change: CallOptions<typeof activityApi.create>) => {
    const { input, idempotencyKey = newKey() } = change;
    const version = user?.contentKeyVersion ?? 0;
    if (!user || version === 0 || input?.activityType !== "custom") return change;
    const { closedActivity } = await loadClosing();
    const owner = { userId: user.id, version };
    return { ...change, input: await closedActivity(input, idempotencyKey, owner) };
  };
}

export const useGenerateActivities = (onReply?: OnReply<Activity[]>) =>
  useChange(activityApi.generate, onReply ? { onReply } : {});
export const useRateActivity = () => useChange(activityApi.rate);
export function useWriteSteps() {
  const user = useUser();
  const version = user?.contentKeyVersion ?? 0;
  return useChange(activityApi.writeSteps, {
    before: async (change) => {
      const { input, params } = change;
      if (!user || version === 0 || !input || !params || !("steps" in input)) return change;
      const { closedJson } = await loadClosing();
      const closed = await closedJson(input.steps, params.id, { userId: user.id, version, part: "steps" });
      return { ...change, input: { closed } };
    },
  });
}

/** How to ask again for the lists, when an answer told that they are out of date. */
export function useRefreshActivities(): () => void {
  const client = useQueryClient();
  return () => void askAgainAfter(client, activityApi.complete);
}
