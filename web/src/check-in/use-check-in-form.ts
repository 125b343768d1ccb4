import { useState } from "react";
import type { CheckIn } from "@remanso/core/check-in/contract.ts";
import { useUser } from "../account/use-user.ts";
import { useVisitor } from "../app/use-visitor.ts";
import { presentMs } from "../device/clock.ts";
import type { CallError } from "../call.ts";
import { changeConflict } from "./check-in-conflict.ts";
import {
  changesTo,
  draftIn,
  draftOf,
  emptyDraft,
  isSameDraft,
  problemsIn,
  type CheckInDraft,
} from "./check-in-draft.ts";
import { keepDraft, keptDraft } from "./draft-keeping.ts";
import { localDayOf } from "./local-day.ts";
import { useSaveCheckIn, type Saving } from "./queries.ts";

export interface CheckInForm {
  readonly draft: CheckInDraft;
  readonly today: string;
  /** True when the form was filled from a draft on the device. */
  readonly isResumed: boolean;
  /** True after the first attempt to save: from then on missing fields are marked. */
  readonly isChecked: boolean;
  readonly isSaving: boolean;
  readonly error: CallError | null;
  readonly type: (change: Partial<CheckInDraft>) => void;
  readonly startOver: () => void;
  /** Answers the first field at fault, or null when it is on its way. */
  readonly save: (
    onSaved: (outcome: "sent" | "kept" | "failing") => void,
    /** Another version to save, where the person has chosen one. */
    resolved?: Saving,
  ) => keyof CheckInDraft | null;
  /** Where the check-in was changed on another device since. */
  readonly conflict: ReturnType<typeof changeConflict>;
  /** As it was when the form was opened. */
  readonly before: CheckIn | null;
  readonly forget: () => void;
}

/** The state of the form for a new check-in, or for one to change. What is typed is kept on the device until it is saved. */
export function useCheckInForm(opened: CheckIn | null): CheckInForm {
  const { draft, before, put, today, ...device } = useKeptDraft(opened);
  const [isChecked, setChecked] = useState(false);
  const { mutateAsync, isPending, error, reset } = useSaveCheckIn();
  return {
    draft,
    before,
    today,
    forget: device.forget,
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
    conflict:
      before && error?.problem?.newer ? changeConflict(changesTo(before, draft), error.problem.newer) : null,
    save: (onSaved, resolved = { draft, before }) => {
      setChecked(true);
      const wrong = problemsIn(resolved.draft);
      const [first] = fields.filter((field) => field in wrong);
      if (first || isPending) return first ?? null;
      // also when the form is closed meanwhile: what was saved is no draft any more
      mutateAsync(resolved, { onSuccess: ({ outcome }) => onSaved(outcome) }).then(
        device.forget,
        () => undefined,
      );
      return null;
    },
  };
}

/** The form's values, saved on the device at every keystroke. */
function useKeptDraft(opened: CheckIn | null) {
  // as it was when the form was opened, even if the list behind it has changed since
  const [before] = useState(opened);
  const { timeZone } = useVisitor();
  const user = useUser();
  const userId = user?.id ?? "";
  const name = before?.id ?? "new";
  const untouched = before ? draftOf(before) : emptyDraft;
  const [today] = useState(() => localDayOf(new Date(presentMs()).toISOString(), timeZone));
  const [kept] = useState(() => keptFor(userId, name, today));
  const [draft, setDraft] = useState(kept ?? untouched);
  const [isResumed, setResumed] = useState(kept !== null && !isSameDraft(kept, untouched));
  const put = (next: CheckInDraft) => {
    setDraft(next);
    keepDraft(userId, name, isSameDraft(next, untouched) ? undefined : { ...next, day: today });
  };
  return {
    draft,
    before,
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

const fields = ["mood", "note"] as const;

/** The draft on this device. From a draft of another day only the note is kept: mood and stress are today's. */
function keptFor(userId: string, name: string, today: string): CheckInDraft | null {
  const kept = keptDraft(userId, name);
  const draft = draftIn(kept);
  if (!draft || typeof kept !== "object" || kept === null) return null;
  if (name !== "new" || ("day" in kept && kept.day === today)) return draft;
  return draft.note.trim() === "" ? null : { ...emptyDraft, note: draft.note };
}
