import { useEffect, useRef, useState } from "react";
import type { CheckIn } from "@remanso/core/check-in/contract.ts";
import { Link } from "../router/link.tsx";
import { useStrings } from "../app/language.tsx";
import { strings as outboxStrings } from "../outbox/strings.ts";
import { Button, buttonClass } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { RippleCross } from "../ui/illustrations/ripple-cross.tsx";
import { moods } from "./check-in-draft.ts";
import { CheckInFields, type SavedCheckIn } from "./check-in-form.tsx";
import { MoodWater } from "./mood-water.tsx";
import { strings } from "./strings.ts";

interface CheckInDialogProps {
  open: boolean;
  /** The one to change; without one it is a new check-in. */
  before?: CheckIn | null;
  /** True on the journal itself, where no way there is needed. */
  isInJournal?: boolean;
  onClose: () => void;
}

/** The check-in in a window: what is typed stays on the device when it is closed. */
export function CheckInDialog({ open, before = null, isInJournal = false, onClose }: CheckInDialogProps) {
  const words = useStrings(strings);
  const [saved, setSaved] = useState<SavedCheckIn | null>(null);
  const close = () => {
    setSaved(null);
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={before ? words.editTitle : words.title}
      closeLabel={words.close}
    >
      {saved ? (
        <Saved saved={saved} isChange={before !== null} isInJournal={isInJournal} onDone={close} />
      ) : (
        <CheckInFields before={before} onSaved={setSaved} onCancel={close} />
      )}
    </Dialog>
  );
}

interface SavedProps {
  saved: SavedCheckIn;
  isChange: boolean;
  isInJournal: boolean;
  onDone: () => void;
}

/** Said once, quietly, with one ripple. */
function Saved({ saved: { outcome, mood }, isChange, isInJournal, onDone }: SavedProps) {
  const words = useStrings(strings);
  const { failingText } = useStrings(outboxStrings);
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => ref.current?.focus(), []);
  const isKept = outcome !== "sent";
  const keptText = outcome === "failing" ? failingText : words.keptText;
  const step = moods.find((one) => one === mood) ?? 3;
  return (
    <div className="grid justify-items-center gap-5 pb-2 text-center">
      <MoodWater mood={step} className="size-24" />
      <div className="grid gap-1.5" role="status">
        <p ref={ref} tabIndex={-1} className="font-serif text-[1.6rem] outline-none">
          {isKept ? words.kept : isChange ? words.changed : words.saved}
        </p>
        {isChange && !isKept ? null : (
          <p className="max-w-[40ch] text-soft">{isKept ? keptText : words.savedText}</p>
        )}
      </div>
      {mood <= 2 ? (
        <a
          href="/help"
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {words.hard}
        </a>
      ) : null}
      <div className="flex flex-wrap justify-center gap-2">
        <Button onClick={({ detail }) => (detail > 1 ? null : onDone())} className="px-10!">
          {words.done}
        </Button>
        {isInJournal ? null : (
          <Link to="/journal" onClick={onDone} className={buttonClass("plain")}>
            {words.toJournal}
          </Link>
        )}
      </div>
      <RippleCross />
    </div>
  );
}
