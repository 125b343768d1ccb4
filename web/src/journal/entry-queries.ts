import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { journalApi, type JournalEntry } from "@remanso/core/journal/contract.ts";
import type { ReplyOf } from "@remanso/core/endpoint.ts";
import { askAgainAfter, queriesOf } from "../app/ask.ts";
import type { CallError } from "../call.ts";
import type { SendOutcome } from "../outbox/outbox.ts";
import { useOutbox } from "../outbox/provider.tsx";
import { removeKind, writeKind } from "./outbox-kinds.ts";

interface Writing {
  readonly entry: JournalEntry;
  readonly text: string;
  readonly key: string;
}

/** Saves an entry's text, also that of a removed entry. Shown at once; offline it is sent later. */
export function useWriteEntry() {
  const client = useQueryClient();
  const { send } = useOutbox();
  return useMutation<SendOutcome<JournalEntry>, CallError, Writing>({
    mutationFn: ({ entry, text, key }) =>
      send(writeKind, {
        params: { id: entry.id },
        input: { text, basedOn: entry.revision },
        id: key,
      }),
    onSuccess: (answer, { entry, text }) => {
      if (answer.outcome === "failing") return;
      showEntry(client, answer.outcome === "sent" ? answer.reply : { ...entry, text, closed: null });
      if (answer.outcome === "sent") void askAgainAfter(client, journalApi.write);
    },
  });
}

/** How to ask again for the journal, when an answer told that something newer is there. */
export function useRefreshJournal(): () => void {
  const client = useQueryClient();
  return () => void askAgainAfter(client, journalApi.write);
}

type Removed = SendOutcome<ReplyOf<typeof journalApi.remove>>;

/** Removes an entry's text; the activity or the check-in stays. */
export function useRemoveEntry() {
  const client = useQueryClient();
  const { send } = useOutbox();
  return useMutation<Removed, CallError, { entry: JournalEntry; key: string }>({
    mutationFn: ({ entry: { id, revision }, key }) =>
      send(removeKind, { params: { id }, input: { basedOn: revision }, id: key }),
    onSuccess: ({ outcome }, { entry }) => {
      if (outcome === "failing") return;
      takeOut(client, entry.id);
      if (outcome === "sent") void askAgainAfter(client, journalApi.remove);
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

const ofList = queriesOf(journalApi.list);
