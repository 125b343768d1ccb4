import { useId, type Ref } from "react";
import { localeOf } from "@remanso/core/language.ts";
import { writingCounterFrom, writingRoom } from "@remanso/core/session/kept-session.ts";
import { useLanguage, useStrings } from "../app/language.tsx";
import { SafetyNotice } from "../safety/safety-notice.tsx";
import { strings } from "./strings.ts";

interface WritingFieldProps {
  ref: Ref<HTMLTextAreaElement>;
  writing: string;
  onWrite: (writing: string) => void;
  /** What was sent must not change until it is known to have arrived. */
  isLocked: boolean;
}

/** The page to write on. Nothing is cut off: what is too long is said, not lost. */
export function WritingField({ ref, writing, onWrite, isLocked }: WritingFieldProps) {
  const words = useStrings(strings);
  const id = useId();
  const isTooLong = writingRoom(writing) < 0;
  return (
    <div className="grid max-w-[65ch] gap-2">
      <label htmlFor={id} className="font-semibold">
        {words.writing}
      </label>
      <textarea
        ref={ref}
        id={id}
        value={writing}
        readOnly={isLocked}
        rows={5}
        aria-invalid={isTooLong ? true : undefined}
        aria-describedby={`${id}-room ${id}-hint`}
        onChange={(event) => onWrite(event.target.value)}
        className="field-sizing-content max-h-[60dvh] min-h-40 w-full rounded-card border border-[color-mix(in_oklch,var(--soft)_60%,transparent)] bg-raised px-5 py-4 text-lg leading-relaxed text-ink read-only:bg-sunken aria-invalid:border-berry"
      />
      <Room id={`${id}-room`} writing={writing} />
      <p id={`${id}-hint`} className="text-[0.9rem] text-soft">
        {isLocked ? words.writingUnsent : words.writingHint}
      </p>
      <SafetyNotice text={writing} />
      <p className="text-[0.9rem] text-soft">
        {words.writingCare}{" "}
        <a href="/help" className="font-semibold text-ink underline underline-offset-4">
          {words.help}
        </a>
      </p>
    </div>
  );
}

/** Says how much room is left once it becomes little. */
function Room({ id, writing }: { id: string; writing: string }) {
  const words = useStrings(strings);
  const language = useLanguage();
  const room = writingRoom(writing);
  const count = new Intl.NumberFormat(localeOf[language]).format(Math.abs(room));
  const isTooLong = room < 0;
  return (
    <p
      id={id}
      role="status"
      className={`text-[0.9rem] tabular-nums ${isTooLong ? "font-semibold text-ink" : "text-soft"}`}
    >
      {isTooLong ? (
        <span aria-hidden="true" className="mr-2 inline-block size-2 rounded-full bg-berry" />
      ) : null}
      {isTooLong ? words.tooLong(count) : null}
      {!isTooLong && room <= writingCounterFrom ? words.charactersLeft(count) : null}
    </p>
  );
}
