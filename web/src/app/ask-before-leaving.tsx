import { useEffect, useEffectEvent } from "react";
import { useAddress } from "../router/provider.tsx";
import { useHold } from "../router/hold.ts";
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
  const { pathname } = useAddress();
  // closing the page is not asked about: the quick way out must never wait
  const held = useHold((next) => wouldLose && pathname !== next.pathname);
  const isHeld = held !== null;
  useEffect(() => {
    if (isHeld) asked();
  }, [isHeld]);
  if (!held) return null;
  return (
    <Dialog open onClose={held.stay} title={title} closeLabel={words.closeToast}>
      <p>{text}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={held.stay} className="min-h-13 px-6">
          {stay}
        </Button>
        <Button kind="soft" onClick={held.proceed} className="min-h-13 px-6">
          {leave}
        </Button>
      </div>
    </Dialog>
  );
}
