import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { journalApi, type JournalEntry } from "@remanso/core/journal/contract.ts";
import { askAgain } from "../app/ask.ts";
import { useOutbox, type SendOutcome } from "../app/outbox.tsx";
import type { CallError } from "../call.ts";
import { en, es } from "./strings.ts";

// a check-in's note and a session's notes are the same text
const derived = ["/api/journal", "/api/check-ins", "/api/activities", "/api/user/milestones"];

const labelOf = (what: keyof typeof en.labels) => ({ en: en.labels[what], es: es.labels[what] });

interface Writing {
  readonly entry: JournalEntry;
  readonly text: string;
  readonly key: string;
}

/** Writes an entry's text anew, also of one that was removed; without a network it is sent later and shown at once. */
export function useWriteEntry() {
  const client = useQueryClient();
  const { send } = useOutbox();
  return useMutation<SendOutcome<JournalEntry>, CallError, Writing>({
    mutationFn: ({ entry, text, key }) =>
      send(journalApi.write, {
        params: { id: entry.id },
        input: { text },
        idempotencyKey: key,
        label: labelOf("write"),
      }),
    onSuccess: (answer, { entry, text }) => {
      showEntry(client, answer.outcome === "sent" ? answer.reply : { ...entry, text });
      if (answer.outcome === "sent") void askAgain(client, derived);
    },
  });
}

/** Removes an entry's text; the activity or the check-in stays. */
export function useRemoveEntry() {
  const client = useQueryClient();
  const { send } = useOutbox();
  return useMutation<SendOutcome<unknown>, CallError, { entry: JournalEntry; key: string }>({
    mutationFn: ({ entry: { id }, key }) =>
      send(journalApi.remove, { params: { id }, idempotencyKey: key, label: labelOf("remove") }),
    onSuccess: ({ outcome }, { entry }) => {
      takeOut(client, entry.id);
      if (outcome === "sent") void askAgain(client, derived);
    },
  });
}

// the lists that an entry was taken out of, to which it may come back
const takenOutOf = new Map<string, ReadonlySet<string>>();

function takeOut(client: QueryClient, id: string): void {
  const holds = (list: readonly JournalEntry[] | undefined) => list?.some((one) => one.id === id);
  const lists = client.getQueriesData<JournalEntry[]>(ofList).filter(([, list]) => holds(list));
  takenOutOf.set(id, new Set(lists.map(([[address]]) => String(address))));
  client.setQueriesData<JournalEntry[]>(ofList, (list) => list?.filter((one) => one.id !== id));
}

/** Shows an entry as it is now, in its place; one that was taken out comes back to where it stood. */
function showEntry(client: QueryClient, entry: JournalEntry): void {
  client.setQueriesData<JournalEntry[]>(ofList, (list) =>
    list?.map((one) => (one.id === entry.id ? entry : one)),
  );
  const lists = takenOutOf.get(entry.id);
  takenOutOf.delete(entry.id);
  for (const address of lists ?? []) {
    client.setQueryData<JournalEntry[]>([address], (list) => list && withEntry(list, entry));
  }
}

function withEntry(list: JournalEntry[], entry: JournalEntry): JournalEntry[] {
  if (list.some(({ id }) => id === entry.id)) return list;
  const place = list.findIndex(({ at }) => at < entry.at);
  return list.toSpliced(place < 0 ? list.length : place, 0, entry);
}

const ofList = {
  predicate: ({ queryKey: [address] }: { queryKey: readonly unknown[] }) =>
    String(address).startsWith(journalApi.list.path),
};
