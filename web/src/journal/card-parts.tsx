import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode, type Ref } from "react";
import { useStrings } from "../app/language.tsx";
import { strings } from "../check-in/strings.ts";
import { Button } from "../ui/button.tsx";
import { Badge } from "../ui/card.tsx";

interface CardHeadProps {
  name: string;
  /** Empty where only the day is known. */
  time: string;
  isAddedLater: boolean;
  isEdited: boolean;
  children: ReactNode;
}

/** What a card is, and when it was. */
export function CardHead({ name, time, isAddedLater, isEdited, children }: CardHeadProps) {
  const words = useStrings(strings);
  return (
    <div className="grid min-w-0 grow grid-cols-[minmax(0,1fr)] gap-1">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="text-[1.15rem] wrap-anywhere">{name}</h3>
        <p className="flex flex-wrap items-center gap-x-2 text-[0.9rem] text-soft tabular-nums">
          {isEdited ? <span>{words.edited}</span> : null}
          {isAddedLater ? <Badge>{words.added}</Badge> : <span>{time}</span>}
        </p>
      </div>
      {children}
    </div>
  );
}

interface CardActionProps {
  ref?: Ref<HTMLButtonElement>;
  label: string;
  /** What it is done to, for those who cannot see the card around it. */
  aim: string;
  isBusy?: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** A quiet thing to do with a card. */
export function CardAction({ ref, label, aim, isBusy = false, onPress, children }: CardActionProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-label={`${label}: ${aim}`}
      aria-disabled={isBusy || undefined}
      onClick={() => (isBusy ? undefined : onPress())}
      className="inline-flex min-h-11 items-center gap-2 rounded-control px-3 print:hidden text-[0.92rem] font-semibold text-soft transition hover:bg-wash hover:text-ink aria-disabled:opacity-60"
    >
      {children}
      {label}
    </button>
  );
}

interface SureQuestionProps {
  question: string;
  yes: string;
  no: string;
  isPending?: boolean;
  onYes: () => void;
  onNo: () => void;
}

/** Asks once in the card before something that cannot be taken back. Escape says no. */
export function SureQuestion({ question, yes, no, isPending = false, onYes, onNo }: SureQuestionProps) {
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.querySelector("button")?.focus(), []);
  const byKey = (event: KeyboardEvent) => {
    if (event.key === "Escape") onNo();
  };
  return (
    <div ref={ref} role="group" aria-labelledby={id} className="grid gap-3 rounded-2xl bg-wash px-4 py-3.5">
      <p id={id} className="font-semibold">
        {question}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          kind="danger"
          aria-disabled={isPending}
          onKeyDown={byKey}
          onClick={isPending ? undefined : onYes}
        >
          {yes}
        </Button>
        <Button kind="plain" onKeyDown={byKey} onClick={onNo}>
          {no}
        </Button>
      </div>
    </div>
  );
}
