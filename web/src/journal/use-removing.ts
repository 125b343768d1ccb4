import type { JournalEntry } from "@remanso/core/journal/contract.ts";
import { useIntentionKey } from "../activity/use-intention-key.ts";
import { useStrings } from "../app/language.tsx";
import { newKey } from "../app/new-key.ts";
import { useToast } from "../app/toasts.tsx";
import { useRemoveEntry, useWriteEntry } from "./entry-queries.ts";
import { strings } from "./strings.ts";

/** Deletes an entry's text at once, with a way back. By promises: the card that was pressed is gone by the time of the answer. */
export function useRemoving(
  entry: JournalEntry,
  onGone: () => void,
): { remove: () => void; isPending: boolean } {
  const words = useStrings(strings);
  const toast = useToast();
  const { keyFor } = useIntentionKey();
  const { mutateAsync: remove, isPending } = useRemoveEntry();
  const { mutateAsync: write } = useWriteEntry();

  const failed = (title: string, again: () => void) =>
    toast({ title, kind: "failure", action: { label: words.retry, onPress: again } });

  function bringBack(text: string, key: string): void {
    write({ entry, text, key }).then(
      () => toast({ title: words.undone }),
      () => failed(words.undoFailed, () => bringBack(text, key)),
    );
  }

  function removeNow(): void {
    remove({ entry, key: keyFor(entry) }).then(
      () => {
        onGone();
        const { text, source } = entry;
        toast({
          title: words.removed,
          description: source === "activity" ? words.removedSession : words.removedNote,
          ...(text === null
            ? {}
            : { action: { label: words.undo, onPress: () => bringBack(text, newKey()) } }),
        });
      },
      () => failed(words.removeFailed, removeNow),
    );
  }
  return { remove: removeNow, isPending };
}
