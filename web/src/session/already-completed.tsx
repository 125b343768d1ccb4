import { useEffect, useEffectEvent, useState } from "react";
import { useStrings } from "../app/language.tsx";
import { useToast } from "../app/toasts.tsx";
import { Button } from "../ui/button.tsx";
import { EmptyScene } from "../ui/illustrations/empty-scene.tsx";
import { FocusedHeading } from "./focused-heading.tsx";
import { strings } from "./strings.ts";
import { useReturnHome } from "./use-return-home.ts";

// specification §4: toast and return to / after 1 s
const returnAfterMs = 1000;

interface AlreadyCompletedProps {
  /** What was written on this device and belongs to no recorded session. */
  writing: string;
  onDiscard: () => void;
}

/** Says that the activity is done and returns home, unless words written here would be left behind unseen. */
export function AlreadyCompleted({ writing, onDiscard }: AlreadyCompletedProps) {
  const words = useStrings(strings);
  const toast = useToast();
  const hasUnsaved = writing.trim() !== "";
  const goHome = useReturnHome(hasUnsaved ? null : returnAfterMs);
  const tell = useEffectEvent(() => toast({ title: words.alreadyTitle, description: words.alreadyText }));
  useEffect(() => tell(), []);
  return (
    <div className="mx-auto grid min-h-[60dvh] max-w-xl content-center justify-items-center gap-6 py-8 text-center">
      <EmptyScene className="w-60" />
      <div className="grid gap-3">
        <FocusedHeading className="text-3xl">{words.alreadyTitle}</FocusedHeading>
        <p className="text-soft">{words.alreadyText}</p>
      </div>
      {hasUnsaved ? <UnsavedWriting writing={writing} onDiscard={onDiscard} /> : null}
      <Button kind={hasUnsaved ? "soft" : "primary"} onClick={goHome} className="px-8">
        {words.continue}
      </Button>
    </div>
  );
}

function UnsavedWriting({ writing, onDiscard }: AlreadyCompletedProps) {
  const words = useStrings(strings);
  const [outcome, setOutcome] = useState("");
  const copy = () =>
    navigator.clipboard.writeText(writing).then(
      () => setOutcome(words.copied),
      () => setOutcome(words.copyFailed),
    );
  return (
    <section className="grid w-full gap-4 rounded-card bg-raised p-6 text-left shadow-card">
      <h2 className="text-xl">{words.unsavedWriting}</h2>
      <p className="text-soft">{words.unsavedWritingText}</p>
      <textarea
        readOnly
        rows={6}
        value={writing}
        aria-label={words.writing}
        className="w-full rounded-2xl bg-sunken p-4"
      />
      <div className="flex flex-wrap items-center gap-3">
        {/* no clipboard without https */}
        <Button onClick={() => void (navigator.clipboard ? copy() : setOutcome(words.copyFailed))}>
          {words.copy}
        </Button>
        <Button kind="plain" onClick={onDiscard}>
          {words.discard}
        </Button>
        <span role="status" className="text-soft">
          {outcome}
        </span>
      </div>
    </section>
  );
}
