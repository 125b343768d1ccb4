import { DoorOpen } from "lucide-react";
import { useId } from "react";
import { useUser } from "../account/use-user.ts";
import { useStrings } from "../app/language.tsx";
import { buttonClass, IconButton } from "../ui/button.tsx";
import { leaveAndKeep, leaveNow } from "./quick-exit.ts";
import { strings } from "./strings.ts";

/** Leaves the page at once, and takes along what must not be found (safety.md, Violence), unless it `keeps` it. */
export function QuickExit({ keeps = false }: { keeps?: boolean }) {
  const words = useStrings(strings);
  const exit = useExit(keeps ? leaveAndKeep : leaveNow);
  const hintId = useId();
  // then what is being written lies on no disk
  const isClosing = (useUser()?.contentKeyVersion ?? 0) > 0;
  return (
    <div className="grid gap-1">
      <button
        type="button"
        aria-describedby={hintId}
        onClick={exit}
        className={`${buttonClass("plain")} border border-[color-mix(in_oklch,var(--soft)_60%,transparent)] bg-raised text-ink`}
      >
        <DoorOpen aria-hidden="true" size={18} />
        {words.leave}
      </button>
      <p id={hintId} className="px-1 text-[0.8rem] text-soft">
        {keeps ? (isClosing ? words.leaveClosedHint : words.leaveKeepingHint) : words.leaveHint}
      </p>
    </div>
  );
}

/** The same where there is no room for its words: in the chat's header it is always in view. */
export function QuickExitIcon({ className }: { className: string }) {
  const words = useStrings(strings);
  const exit = useExit(leaveNow);
  return (
    <IconButton label={words.leave} onClick={exit} className={className}>
      <DoorOpen aria-hidden="true" size={20} />
    </IconButton>
  );
}

function useExit(leave: (userId: string | null) => void): () => void {
  const user = useUser();
  return () => leave(user?.id ?? null);
}
