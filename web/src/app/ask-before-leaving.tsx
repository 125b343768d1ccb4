import { useBlocker } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { useStrings } from "./language.tsx";
import { strings } from "./strings.ts";

interface AskBeforeLeavingProps {
  /** True while something would be lost. */
  wouldLose: boolean;
  /** The question, and what would be lost. */
  title: string;
  text: string;
  stay: string;
  leave: string;
  /** Told when the question opens: what is going on can wait for the answer. */
  onAsk: () => void;
}

/** Asks before another screen takes the place of this one, whether by a link or by the browser's way back. */
export function AskBeforeLeaving({ wouldLose, title, text, stay, leave, onAsk }: AskBeforeLeavingProps) {
  const words = useStrings(strings);
  const asked = useEffectEvent(onAsk);
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => wouldLose && current.pathname !== next.pathname,
    // closing the page is not asked about: the quick way out must never wait
    enableBeforeUnload: false,
    withResolver: true,
  });
  useEffect(() => {
    if (status === "blocked") asked();
  }, [status]);
  if (status !== "blocked") return null;
  return (
    <Dialog open onClose={reset} title={title} closeLabel={words.closeToast}>
      <p>{text}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={reset} className="min-h-13 px-6">
          {stay}
        </Button>
        <Button kind="soft" onClick={proceed} className="min-h-13 px-6">
          {leave}
        </Button>
      </div>
    </Dialog>
  );
}
