import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { checkInApi, type CheckIn } from "@remanso/core/check-in/contract.ts";
import type { RecentMood } from "@remanso/core/progress/contract.ts";
import { ask, askAgainAfter, queriesOf } from "../app/ask.ts";
import { newKey } from "../app/new-key.ts";
import type { CallError } from "../call.ts";
import type { Entry } from "../outbox/entry.ts";
import type { Outbox, SendOutcome } from "../outbox/outbox.ts";
import { useOutbox } from "../outbox/provider.tsx";
import { changeKind, createKind, removeKind } from "./outbox-kinds.ts";
import { changesTo, newCheckIn, type CheckInDraft } from "./check-in-draft.ts";

export const checkInsQuery = (before?: string) => ask(checkInApi.list, { query: { before } });

/** What is saved: a new check-in, or a change to one. */
export interface Saving {
  readonly draft: CheckInDraft;
  readonly before: CheckIn | null;
}

/** One intention to save: however often it is sent, it is the same request. */
interface Attempt {
  readonly text: string;
  readonly key: string;
  readonly occurredAt: string;
}

/** Saves a check-in, or keeps it on the device until there is a network; pressed twice, it counts once. */
export function useSaveCheckIn() {
  const client = useQueryClient();
  const { send } = useOutbox();
  const attempt = useRef<Attempt | null>(null);

  const attemptFor = (saving: Saving): Attempt => {
    const text = JSON.stringify(saving);
    if (attempt.current?.text !== text) {
      attempt.current = { text, key: newKey(), occurredAt: new Date().toISOString() };
    }
    return attempt.current;
  };
  return useMutation<SendOutcome<CheckIn>, CallError, Saving>({
    mutationFn: (saving) => {
      const made = attemptFor(saving);
      const { draft, before } = saving;
      if (!before) return create(send, draft, made);
      return send(changeKind, {
        params: { id: before.id },
        input: { ...changesTo(before, draft), basedOn: before.revision },
        id: made.key,
      });
    },
    onSuccess: ({ outcome }, { draft, before }) => {
      attempt.current = null;
      if (outcome === "sent") void askAgainAfter(client, checkInApi.create);
      else if (before && outcome === "kept")
        showChange(client, before.id, (one) => ({ ...one, closedNote: null, ...changesTo(before, draft) }));
    },
  });
}

/** One tap on a mood: it replaces that of the check-in that is still open, or one that waits on this device, else it is a new one. */
export interface MoodTap {
  readonly mood: number;
  readonly open: Pick<RecentMood, "id" | "revision"> | null;
  readonly waiting: Entry | null;
}

/** Keeps a mood alone; done once the week shows it, or at once where it waits for a connection. decisions §8 */
export function useKeepMood() {
  const client = useQueryClient();
  const { send, drop } = useOutbox();
  return useMutation<SendOutcome<CheckIn>, CallError, MoodTap>({
    mutationFn: async ({ mood, open, waiting }) => {
      if (open) {
        return send(changeKind, { params: { id: open.id }, input: { mood, basedOn: open.revision } });
      }
      if (waiting) await drop(waiting);
      return send(createKind, { input: { mood, occurredAt: new Date().toISOString() } });
    },
    onSettled: () => askAgainAfter(client, checkInApi.create),
  });
}

/** Takes a mood back that was kept alone. */
export function useUndoMood() {
  const client = useQueryClient();
  const { send, drop } = useOutbox();
  return useMutation<void, CallError, Omit<MoodTap, "mood">>({
    mutationFn: async ({ open, waiting }) => {
      if (waiting) await drop(waiting);
      else if (open) await send(removeKind, { params: { id: open.id } });
    },
    onSettled: () => askAgainAfter(client, checkInApi.remove),
  });
}

/** How to ask again for the check-ins, when an answer told that something newer is there. */
export function useRefreshCheckIns(): () => void {
  const client = useQueryClient();
  return () => void askAgainAfter(client, checkInApi.change);
}

async function create(send: Outbox["send"], draft: CheckInDraft, { key: id, occurredAt }: Attempt) {
  const input = newCheckIn(draft);
  if (!input) throw new Error("A draft without a mood must not get here: problemsIn() names them.");
  // one for a day before has no moment
  const dated = draft.on === null ? { ...input, occurredAt } : input;
  return send(createKind, { input: dated, id });
}

/** Deletes a check-in with its note; without a network that is sent later, and it is out of sight at once. */
export function useRemoveCheckIn() {
  const client = useQueryClient();
  const { send } = useOutbox();
  return useMutation<SendOutcome<unknown>, CallError, { id: string; key: string }>({
    mutationFn: ({ id, key }) => send(removeKind, { params: { id }, id: key }),
    onSuccess: ({ outcome }, { id }) => {
      if (outcome === "failing") return;
      showChange(client, id, () => null);
      if (outcome === "sent") void askAgainAfter(client, checkInApi.remove);
    },
  });
}

/** Shows a check-in as it will be, in every list, until the lists are asked for again. */
function showChange(client: QueryClient, id: string, change: (one: CheckIn) => CheckIn | null): void {
  client.setQueriesData<CheckIn[]>(queriesOf(checkInApi.list), (list) =>
    list?.flatMap((one) => {
      const changed = one.id === id ? change(one) : one;
      return changed ? [changed] : [];
    }),
  );
}
