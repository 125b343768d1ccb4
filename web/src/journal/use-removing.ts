import type { JournalEntry } from "@remanso/core/journal/contract.ts";
import { useIntentionKey } from "../activity/use-intention-key.ts";
import { useStrings } from "../app/language.tsx";
import { newKey } from "../app/new-key.ts";
import { useToast } from "../app/toasts.tsx";
import type { CallError } from "../call.ts";
import { strings as outboxStrings } from "../outbox/strings.ts";
import { useRefreshJournal, useRemoveEntry, useWriteEntry } from "./entry-queries.ts";
import { strings } from "./strings.ts";

/** Deletes an entry's text at once, with a way back. By promises: the card that was pressed is gone by the time of the answer. */
export function useRemoving(
  entry: JournalEntry,
  onGone: () => void,
): { remove: () => void; isPending: boolean } {
  const words = useStrings(strings);
  const { keptAnyway } = useStrings(outboxStrings);
  const toast = useToast();
  const { keyFor } = useIntentionKey();
  const { mutateAsync: remove, isPending } = useRemoveEntry();
  const refresh = useRefreshJournal();

  const { failed, bringBack } = useBringingBack(entry);

  function removeNow(): void {
    remove({ entry, key: keyFor(entry) }).then(
      (answer) => {
        if (answer.outcome === "failing") return failed(`${words.removeFailed}. ${keptAnyway}`, removeNow);
        const revision = answer.outcome === "sent" ? answer.reply.revision : entry.revision;
        onGone();
        const { text, source } = entry;
        toast({
          title: words.removed,
          ...(source === "page" ? {} : { description: words.removedFrom[source] }),
          ...(text === null
            ? {}
            : { action: { label: words.undo, onPress: () => bringBack(text, { key: newKey(), revision }) } }),
        });
      },
      (error: CallError) => {
        if (error.problem?.code !== "changed_elsewhere") return failed(words.removeFailed, removeNow);
        refresh();
        toast({ title: words.removeFailed, description: words.changedElsewhere, kind: "failure" });
      },
    );
  }
  return { remove: removeNow, isPending };
}

/** Brings a removed text back. */
function useBringingBack(entry: JournalEntry) {
  const words = useStrings(strings);
  const { keptAnyway } = useStrings(outboxStrings);
  const toast = useToast();
  const { mutateAsync: write } = useWriteEntry();
  const failed = (title: string, again: () => void) =>
    toast({ title, kind: "failure", action: { label: words.retry, onPress: again } });

  function bringBack(text: string, { key, revision }: { key: string; revision: number }): void {
    const again = () => bringBack(text, { key, revision });
    write({ entry: { ...entry, revision }, text, key }).then(
      ({ outcome }) =>
        outcome === "failing"
          ? failed(`${words.undoFailed}. ${keptAnyway}`, again)
          : toast({ title: words.undone }),
      () => failed(words.undoFailed, again),
    );
  }
  return { failed, bringBack };
}
