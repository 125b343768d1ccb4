import { Check, Undo2 } from "lucide-react";
import { useStrings } from "../app/language.tsx";
import { Button } from "../ui/button.tsx";
import { strings } from "./strings.ts";
import type { Marking } from "./use-mark-read.ts";

/** Marks a resource as read, or takes the mark back. */
export function ReadToggle({ isRead, marking: { isChosen, mark } }: { isRead: boolean; marking: Marking }) {
  const words = useStrings(strings);
  return (
    <>
      <Button kind="soft" onClick={() => mark(!isRead)}>
        {isRead ? (
          <Undo2 aria-hidden="true" size={18} className="shrink-0" />
        ) : (
          <Check aria-hidden="true" size={18} className="shrink-0" />
        )}
        {isRead ? words.markUnread : words.markRead}
      </Button>
      <p role="status" className="sr-only">
        {isChosen ? (isRead ? words.nowRead : words.nowUnread) : null}
      </p>
    </>
  );
}
