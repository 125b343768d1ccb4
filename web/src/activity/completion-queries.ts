import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { activityApi, type Activity } from "@remanso/core/activity/contract.ts";
import type { InputOf } from "@remanso/core/endpoint.ts";
import type { Growth } from "@remanso/core/garden/contract.ts";
import { askAgainAfter } from "../app/ask.ts";
import type { CallError } from "../call.ts";
import type { SendOutcome } from "../outbox/outbox.ts";
import { useOutbox } from "../outbox/provider.tsx";
import { completeKind, quickCompleteKind, startKind } from "./outbox-kinds.ts";
import { activitiesQuery, activityQuery, lastDoneQuery, planQuery } from "./queries.ts";

type Completion = NonNullable<InputOf<typeof activityApi.complete>>;

/** A completion on its way: the same `key` is the same completion, however often it is sent. */
export interface Completing {
  readonly activity: Activity;
  /** What a session tells; a quick completion tells when it happened and nothing else. */
  readonly input: Completion;
  readonly isQuick?: boolean;
  readonly key: string;
}

type Outcome = SendOutcome<Activity>["outcome"];

/** What came of a completion. `grew` is known once the server has counted it: none where it waits on the device. */
interface Completed {
  readonly outcome: Outcome;
  readonly grew: readonly Growth[];
}

/** Records the start of an activity through the outbox, so that a session opens offline too. */
export function useSendStart() {
  const client = useQueryClient();
  const { send } = useOutbox();
  return useMutation<Outcome, CallError, { activity: Activity; occurredAt: string; key: string }>({
    mutationFn: async ({ activity, occurredAt, key }) => {
      const answer = await send(startKind, {
        params: { id: activity.id },
        input: { occurredAt },
        id: key,
        ...subjectOf(activity),
      });
      if (answer.outcome === "sent") {
        client.setQueryData(activityQuery(activity.id).queryKey, answer.reply);
        void askAgainAfter(client, activityApi.start);
      }
      return answer.outcome;
    },
  });
}

/** Completes an activity by way of the outbox: without a network it is shown as completed, and sent later exactly once. */
export function useSendCompletion() {
  const client = useQueryClient();
  const { send } = useOutbox();

  function sendDated({ activity, input, key, isQuick = false }: Completing) {
    const sending = { params: { id: activity.id }, id: key, ...subjectOf(activity) };
    return isQuick
      ? send(quickCompleteKind, { ...sending, input: { completed: true, occurredAt: input.occurredAt } })
      : send(completeKind, { ...sending, input });
  }
  return useMutation<Completed, CallError, Completing>({
    mutationFn: async (completing) => {
      const { activity, input } = completing;
      const answer = await sendDated(completing);
      if (answer.outcome === "sent") {
        client.setQueryData(activityQuery(activity.id).queryKey, answer.reply);
        void askAgainAfter(client, activityApi.complete);
      }
      if (answer.outcome === "kept")
        showCompleted(client, activity, input.occurredAt ?? new Date().toISOString());
      return { outcome: answer.outcome, grew: answer.outcome === "sent" ? answer.reply.grew : [] };
    },
  });
}

/** What the outbox calls it; a name that only its person may read lies in no store. */
function subjectOf({ activityName, closedWords }: Activity): { subject?: string } {
  return closedWords ? {} : { subject: activityName };
}

/** Until the server knows, the lists show what the person did. */
function showCompleted(client: QueryClient, { id }: Activity, completedAt: string): void {
  const done = (activity: Activity) =>
    activity.id === id ? { ...activity, completed: true, completedAt, recommended: false } : activity;
  client.setQueryData(activityQuery(id).queryKey, (one) => (one ? done(one) : one));
  client.setQueryData(activitiesQuery.queryKey, (list) => list?.map(done));
  client.setQueryData(lastDoneQuery.queryKey, (list) => {
    const activity = client.getQueryData(planQuery.queryKey)?.activities.find((one) => one.id === id);
    return activity ? [done(activity)] : list;
  });
  client.setQueryData(planQuery.queryKey, (plan) =>
    plan ? { ...plan, activities: plan.activities.map(done) } : plan,
  );
}
