import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { remindersApi, type ReminderSettings } from "@remanso/core/reminders/contract.ts";
import { ask, askAgainAfter, useChange } from "../app/ask.ts";
import { call, CallError } from "../call.ts";

export const remindersQuery = ask(remindersApi.reminders);
export const restDaysQuery = ask(remindersApi.restDays);
export const unreadQuery = ask(remindersApi.unread);

/** Entries of the list behind the bell, those older than `before` where one is named. */
export function notificationsQuery(before?: string) {
  return ask(remindersApi.notifications, before === undefined ? {} : { query: { before } });
}

export async function loadReminders(client: QueryClient): Promise<void> {
  await Promise.all([client.ensureQueryData(remindersQuery), client.ensureQueryData(restDaysQuery)]);
}

/** Shows `settings` on this page at once, before they are kept. */
export function useShowSettings(): (settings: ReminderSettings) => void {
  const client = useQueryClient();
  return (settings) =>
    client.setQueryData(remindersQuery.queryKey, (known) => (known ? { ...known, settings } : known));
}

export const useChangeReminders = () => useChange(remindersApi.change, { replyOf: remindersQuery });

/** Why a call failed, in words: those of the server, or `offline`. */
export function reasonOf(error: unknown, offline: string): string {
  if (!(error instanceof CallError)) return "";
  return error.status === 0 ? offline : (error.problem?.detail ?? "");
}

export const useReadAll = () => useChange(remindersApi.readAll, { replyOf: unreadQuery });
export const useRest = () => useChange(remindersApi.rest);
export const useEndRest = () => useChange(remindersApi.endRest);

/** The calls about this browser's own subscription; the same ones on every render. */
export function usePushCalls() {
  const client = useQueryClient();
  return useMemo(() => pushCalls(client), [client]);
}

function pushCalls(client: QueryClient) {
  return {
    publicKey: async () => (await call(client, remindersApi.pushKey)).publicKey,
    tell: (subscription: PushSubscription) => {
      const { endpoint = "", keys = {} } = subscription.toJSON();
      const { p256dh = "", auth = "" } = keys;
      return call(client, remindersApi.subscribe, { input: { endpoint, keys: { p256dh, auth } } });
    },
    takeBack: ({ endpoint }: PushSubscription) =>
      call(client, remindersApi.unsubscribe, { input: { endpoint } }),
    askAgain: () => askAgainAfter(client, remindersApi.subscribe),
  };
}
