import { useEffect, useId, useRef } from "react";
import { useLanguage, useStrings } from "../app/language.tsx";
import { Button } from "../ui/button.tsx";
import type { Conflict } from "./kind.ts";
import { strings } from "./strings.ts";

interface ConflictChoiceProps {
  conflict: Conflict;
  /** True where somebody has just pressed a button that made way for it. */
  takesFocus?: boolean;
  onMine: () => void;
  onNewer: () => void;
  onBoth: () => void;
}

/** What was done here beside what is newer elsewhere, for the person to choose. Nothing is overwritten before. */
export function ConflictChoice({
  conflict,
  takesFocus = false,
  onMine,
  onNewer,
  onBoth,
}: ConflictChoiceProps) {
  const words = useStrings(strings);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) ref.current?.focus();
  }, [takesFocus]);
  const language = useLanguage();
  return (
    <div
      ref={ref}
      role="group"
      tabIndex={-1}
      aria-label={words.conflict}
      className="grid scroll-my-6 grid-cols-[minmax(0,1fr)] gap-3 outline-none"
    >
      <p role="alert" className="font-semibold">
        {words.conflict}
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2">
        <Version title={words.mine} text={conflict.mine[language]} />
        <Version title={words.newer} text={conflict.newer[language]} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button kind="soft" onClick={onMine}>
          {words.keepMine}
        </Button>
        <Button kind="soft" onClick={onNewer}>
          {words.keepNewer}
        </Button>
        {conflict.keepBoth === null ? null : (
          <Button kind="soft" onClick={onBoth}>
            {words.keepBoth}
          </Button>
        )}
      </div>
    </div>
  );
}

function Version({ title, text }: { title: string; text: string }) {
  const id = useId();
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <p id={id} className="text-[0.9rem] text-soft">
        {title}
      </p>
      <blockquote
        aria-labelledby={id}
        className="max-h-[40dvh] overflow-y-auto rounded-card bg-sunken px-[min(1rem,5vw)] py-3 whitespace-pre-wrap wrap-anywhere"
      >
        {text}
      </blockquote>
    </div>
  );
}
