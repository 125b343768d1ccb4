import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { CheckIn } from "@remanso/core/check-in/contract.ts";
import { userQuery } from "../account/queries.ts";
import { useVisitor } from "../app/use-visitor.ts";
import type { CallError } from "../call.ts";
import {
  draftIn,
  draftOf,
  emptyDraft,
  isSameDraft,
  problemsIn,
  type CheckInDraft,
} from "./check-in-draft.ts";
import { keepDraft, keptDraft } from "./draft-keeping.ts";
import { localDayOf } from "./local-day.ts";
import { useSaveCheckIn } from "./queries.ts";

export interface CheckInForm {
  readonly draft: CheckInDraft;
  readonly today: string;
  /** True where a draft that was kept on the device stands in the form. */
  readonly isResumed: boolean;
  /** True once saving was tried: from then on what is missing is said. */
  readonly isChecked: boolean;
  readonly isSaving: boolean;
  readonly error: CallError | null;
  readonly type: (change: Partial<CheckInDraft>) => void;
  readonly startOver: () => void;
  /** Answers the first field at fault, or null when it is on its way. */
  readonly save: (onSaved: (outcome: "sent" | "kept") => void) => keyof CheckInDraft | null;
}

/** The state of the form for a new check-in, or for one to change. What is typed is kept on the device until it is saved. */
export function useCheckInForm(before: CheckIn | null): CheckInForm {
  const { draft, put, today, ...device } = useKeptDraft(before);
  const [isChecked, setChecked] = useState(false);
  const { mutateAsync, isPending, error, reset } = useSaveCheckIn();
  return {
    draft,
    today,
    isResumed: device.isResumed,
    isChecked,
    isSaving: isPending,
    error,
    type: (change) => {
      if (error) reset();
      put({ ...draft, ...change });
    },
    startOver: () => {
      device.startOver();
      setChecked(false);
    },
    save: (onSaved) => {
      setChecked(true);
      const wrong = problemsIn(draft);
      const [first] = fields.filter((field) => field in wrong);
      if (first || isPending) return first ?? null;
      // also when the form is closed meanwhile: what was saved is no draft any more
      mutateAsync({ draft, before }, { onSuccess: ({ outcome }) => onSaved(outcome) }).then(
        device.forget,
        () => undefined,
      );
      return null;
    },
  };
}

/** What stands in the form, kept on the device at every letter. */
function useKeptDraft(before: CheckIn | null) {
  const { timeZone } = useVisitor();
  const { data: user } = useQuery(userQuery);
  const userId = user?.id ?? "";
  const name = before?.id ?? "new";
  const untouched = before ? draftOf(before) : emptyDraft;
  const [today] = useState(() => localDayOf(new Date().toISOString(), timeZone));
  const [kept] = useState(() => keptFor(userId, name, today));
  const [draft, setDraft] = useState(kept ?? untouched);
  const [isResumed, setResumed] = useState(kept !== null && !isSameDraft(kept, untouched));
  const put = (next: CheckInDraft) => {
    setDraft(next);
    keepDraft(userId, name, isSameDraft(next, untouched) ? undefined : { ...next, day: today });
  };
  return {
    draft,
    put,
    today,
    isResumed,
    startOver: () => {
      setResumed(false);
      put(untouched);
    },
    forget: () => keepDraft(userId, name, undefined),
  };
}

const fields = ["mood", "stress", "note"] as const;

/** What was begun on this device. How one felt on another day is not how one feels now: of that only the note stays. */
function keptFor(userId: string, name: string, today: string): CheckInDraft | null {
  const kept = keptDraft(userId, name);
  const draft = draftIn(kept);
  if (!draft || typeof kept !== "object" || kept === null) return null;
  if (name !== "new" || ("day" in kept && kept.day === today)) return draft;
  return draft.note.trim() === "" ? null : { ...emptyDraft, note: draft.note };
}
