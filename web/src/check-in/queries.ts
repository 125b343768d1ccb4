import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { checkInApi, type CheckIn } from "@remanso/core/check-in/contract.ts";
import { ask, askAgain } from "../app/ask.ts";
import { newKey } from "../app/new-key.ts";
import { useOutbox, type SendOutcome } from "../app/outbox.tsx";
import type { CallError } from "../call.ts";
import { changesTo, newCheckIn, type CheckInDraft } from "./check-in-draft.ts";
import { en, es } from "./strings.ts";

export const checkInsQuery = (before?: string) => ask(checkInApi.list, { query: { before } });

// decisions §3: at most 200 a call
const pageSize = 200;

/** True where there may be older ones than those of `page`. */
export function isFullOfCheckIns(page: readonly CheckIn[]): boolean {
  return page.length >= pageSize;
}

// what is told from check-ins: the lists, the analysis, the journal, the week's goals, milestones and totals
const derived = ["/api/check-ins", "/api/analytics", "/api/journal", "/api/progress/week", "/api/user"];

export function askAgainAfterCheckIn(client: QueryClient): Promise<void> {
  return askAgain(client, derived);
}

const labelOf = (what: keyof typeof en.labels) => ({ en: en.labels[what], es: es.labels[what] });

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
      return send(checkInApi.change, {
        params: { id: before.id },
        input: changesTo(before, draft),
        idempotencyKey: made.key,
        label: labelOf("change"),
      });
    },
    onSuccess: ({ outcome }, { draft, before }) => {
      attempt.current = null;
      if (outcome === "sent") void askAgainAfterCheckIn(client);
      else if (before) showChange(client, before.id, (one) => ({ ...one, ...changesTo(before, draft) }));
    },
  });
}

type Send = ReturnType<typeof useOutbox>["send"];

async function create(send: Send, draft: CheckInDraft, { key: idempotencyKey, occurredAt }: Attempt) {
  const input = newCheckIn(draft);
  if (!input) throw new Error("A draft without mood or stress must not get here: problemsIn() names them.");
  const label = labelOf("create");
  // one for a day before has no moment
  const dated = draft.on === null ? { ...input, occurredAt } : input;
  return send(checkInApi.create, { input: dated, idempotencyKey, label });
}

/** Deletes a check-in with its note; without a network that is sent later, and it is out of sight at once. */
export function useRemoveCheckIn() {
  const client = useQueryClient();
  const { send } = useOutbox();
  return useMutation<SendOutcome<unknown>, CallError, { id: string; key: string }>({
    mutationFn: ({ id, key }) =>
      send(checkInApi.remove, { params: { id }, idempotencyKey: key, label: labelOf("remove") }),
    onSuccess: ({ outcome }, { id }) => {
      showChange(client, id, () => null);
      if (outcome === "sent") void askAgainAfterCheckIn(client);
    },
  });
}

/** Shows a check-in as it will be, in every list, until the lists are asked for again. */
function showChange(client: QueryClient, id: string, change: (one: CheckIn) => CheckIn | null): void {
  client.setQueriesData<CheckIn[]>(
    { predicate: ({ queryKey }) => String(queryKey[0]).startsWith(checkInApi.list.path) },
    (list) =>
      list?.flatMap((one) => {
        const changed = one.id === id ? change(one) : one;
        return changed ? [changed] : [];
      }),
  );
}
