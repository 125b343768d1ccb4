import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import type * as z from "zod/mini";
import { activityApi, type Activity } from "@remanso/core/activity/contract.ts";
import type { Bilingual } from "@remanso/core/language.ts";
import { askAgain } from "../app/ask.ts";
import { useOutbox } from "../app/outbox.tsx";
import type { CallError } from "../call.ts";
import { activitiesQuery, activityQuery, derivedFromActivities, planQuery } from "./queries.ts";

type Completion = NonNullable<z.input<typeof activityApi.complete.input>>;

/** A completion on its way: the same `key` is the same completion, however often it is sent. */
export interface Completing {
  readonly activity: Activity;
  /** What a session tells; a quick completion tells when it happened and nothing else. */
  readonly input: Completion;
  readonly isQuick?: boolean;
  readonly key: string;
}

/** What became of it: the server has it, or this device keeps it until there is a connection. */
export type CompletionOutcome = "sent" | "kept";

/** Notes that an activity was begun, by way of the outbox: a session opens without a network too. */
export function useSendStart() {
  const client = useQueryClient();
  const { send } = useOutbox();
  return useMutation<CompletionOutcome, CallError, { activity: Activity; occurredAt: string; key: string }>({
    mutationFn: async ({ activity, occurredAt, key }) => {
      const answer = await send(activityApi.start, {
        params: { id: activity.id },
        input: { occurredAt },
        idempotencyKey: key,
        label: { en: `“${activity.activityName}” begun`, es: `«${activity.activityName}», empezada` },
      });
      if (answer.outcome === "sent") {
        client.setQueryData(activityQuery(activity.id).queryKey, answer.reply);
        void askAgain(client, derivedFromActivities);
      }
      return answer.outcome;
    },
  });
}

/** Completes an activity by way of the outbox: offline it is kept, shown as completed, and sent later exactly once. */
export function useSendCompletion() {
  const client = useQueryClient();
  const { send } = useOutbox();

  function sendDated({ activity, input, key, isQuick = false }: Completing) {
    const sending = { params: { id: activity.id }, idempotencyKey: key, label: labelOf(activity) };
    // specification §7: the quick completion is PATCH {completed: true}
    return isQuick
      ? send(activityApi.update, { ...sending, input: { completed: true, occurredAt: input.occurredAt } })
      : send(activityApi.complete, { ...sending, input });
  }
  return useMutation<CompletionOutcome, CallError, Completing>({
    mutationFn: async (completing) => {
      const { activity, input } = completing;
      const answer = await sendDated(completing);
      if (answer.outcome === "sent") {
        client.setQueryData(activityQuery(activity.id).queryKey, answer.reply);
        void askAgain(client, derivedFromActivities);
      } else showCompleted(client, activity, input.occurredAt ?? new Date().toISOString());
      return answer.outcome;
    },
  });
}

function labelOf({ activityName }: Activity): Bilingual {
  return { en: `“${activityName}” completed`, es: `«${activityName}», completada` };
}

/** Until the server knows, the lists show what the person did. */
function showCompleted(client: QueryClient, { id }: Activity, completedAt: string): void {
  const done = (activity: Activity) =>
    activity.id === id ? { ...activity, completed: true, completedAt, recommended: false } : activity;
  client.setQueryData(activityQuery(id).queryKey, (one) => (one ? done(one) : one));
  client.setQueryData(activitiesQuery.queryKey, (list) => list?.map(done));
  client.setQueryData(planQuery.queryKey, (plan) =>
    plan ? { ...plan, activities: plan.activities.map(done) } : plan,
  );
}
