import { useRef, useState, type FormEvent } from "react";
import { stressFields } from "@remanso/core/assessment/stress-fields.ts";
import type { CheckIn } from "@remanso/core/check-in/contract.ts";
import { useStrings } from "../app/language.tsx";
import type { CallError } from "../call.ts";
import { Button } from "../ui/button.tsx";
import { OnlyYouGate } from "../only-you/gate.tsx";
import { ConflictChoice } from "../outbox/conflict-choice.tsx";
import { problemsIn, type CheckInDraft } from "./check-in-draft.ts";
import { DayChoice } from "./day-choice.tsx";
import { MoodChoice } from "./mood-choice.tsx";
import { NoteField } from "./note-field.tsx";
import { useRefreshCheckIns } from "./queries.ts";
import { StressSlider } from "./stress-slider.tsx";
import { strings } from "./strings.ts";
import { useCheckInForm, type CheckInForm } from "./use-check-in-form.ts";

export interface SavedCheckIn {
  readonly outcome: "sent" | "kept" | "failing";
  readonly mood: number;
}

interface CheckInFormProps {
  /** The one to change; null for a new one. */
  before: CheckIn | null;
  onSaved: (saved: SavedCheckIn) => void;
  onCancel: () => void;
}

/** The mood, and whatever else one wants to say. decisions §8 */
export function CheckInFields({ before, onSaved, onCancel }: CheckInFormProps) {
  const words = useStrings(strings);
  const form = useCheckInForm(before);
  const { draft, isSaving, type } = form;
  const formRef = useRef<HTMLFormElement>(null);
  const faultOf = useFaults(form);

  function submit(event: FormEvent) {
    event.preventDefault();
    const wrong = form.save((outcome) => onSaved({ outcome, mood: draft.mood ?? 0 }));
    if (wrong) formRef.current?.querySelector<HTMLElement>(`[data-field="${wrong}"]`)?.focus();
  }
  return (
    <form
      ref={formRef}
      onSubmit={submit}
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] gap-6 [&_*]:scroll-mb-[5.5rem]"
    >
      {form.isResumed ? <Resumed onStartOver={form.startOver} /> : null}
      <MoodChoice
        mood={draft.mood}
        isThen={draft.on !== null || (before !== null && before.localDate !== form.today)}
        fault={faultOf("mood")}
        onChoose={(mood) => type({ mood })}
      />
      <StressSlider
        label={words.stress}
        points={draft.stress}
        field="stress"
        fault={faultOf("stress")}
        isBig
        onChange={(stress) => type({ stress })}
        onClear={() => type({ stress: null })}
      />
      <Categories form={form} faultOf={faultOf} />
      <OnlyYouGate>
        {before?.noteUnreadable ? (
          // another one in its place would be the end of it
          <p className="rounded-2xl bg-sunken px-4 py-3 text-[0.95rem]">{words.noteUnreadable}</p>
        ) : (
          <NoteField note={draft.note} fault={faultOf("note")} onWrite={(note) => type({ note })} />
        )}
      </OnlyYouGate>
      {before ? null : (
        <DayChoice on={draft.on} today={form.today} fault={faultOf("on")} onChoose={(on) => type({ on })} />
      )}
      {form.conflict ? (
        <ChangedElsewhere form={form} onSaved={onSaved} onCancel={onCancel} />
      ) : (
        <SaveBar error={form.error} isSaving={isSaving} onCancel={onCancel} />
      )}
    </form>
  );
}

type FaultOf = (field: string) => string | null;

/** What is wrong with a field: as the form sees it once saving was tried, else as the server has said it. */
function useFaults({ draft, isChecked, error }: CheckInForm): FaultOf {
  const words = useStrings(strings);
  const own = problemsIn(draft);
  return (field) => {
    if (isChecked && field === "mood" && own.mood) return words[own.mood];
    return error?.problem?.errors?.[field] ?? null;
  };
}

function Resumed({ onStartOver }: { onStartOver: () => void }) {
  const words = useStrings(strings);
  return (
    <p className="-mt-2 flex flex-wrap items-center gap-x-3 text-[0.95rem] text-soft">
      {words.resumed}
      <Button kind="plain" className="-ml-2 px-3!" onClick={onStartOver}>
        {words.startOver}
      </Button>
    </p>
  );
}

const tones = {
  workStress: "work",
  financialStress: "financial",
  personalStress: "personal",
  globalStress: "global",
} as const;

/** Where the stress comes from, for whoever wants to say. */
function Categories({ form: { draft, type }, faultOf }: { form: CheckInForm; faultOf: FaultOf }) {
  const words = useStrings(strings);
  const [isOpen, setOpen] = useState(() => stressFields.some((field) => draft[field] !== null));
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="rounded-2xl bg-sunken px-4"
    >
      <summary className="min-h-12 font-semibold">{words.more}</summary>
      <div className="grid gap-2 pb-4">
        <p className="text-[0.9rem] text-soft">{words.moreHint}</p>
        {stressFields.map((field) => (
          <StressSlider
            key={field}
            label={words.categories[field]}
            points={draft[field]}
            field={field}
            tone={tones[field]}
            fault={faultOf(field)}
            onChange={(points) => type({ [field]: points })}
            onClear={() => type({ [field]: null })}
          />
        ))}
      </div>
    </details>
  );
}

type ChangedProps = Pick<CheckInFormProps, "onSaved" | "onCancel"> & { form: CheckInForm };

/** Another device has changed the check-in since the form was opened: the person chooses. */
function ChangedElsewhere({
  form: { conflict, before, draft, save, forget },
  onSaved,
  onCancel,
}: ChangedProps) {
  const refresh = useRefreshCheckIns();
  if (!conflict || !before) return null;
  const saveAs = (chosen: CheckInDraft) => {
    const based = { ...before, revision: conflict.keepMine.basedOn };
    save((outcome) => onSaved({ outcome, mood: chosen.mood ?? 0 }), { draft: chosen, before: based });
  };
  const both = conflict.keepBoth?.["note"];
  return (
    <ConflictChoice
      conflict={conflict}
      takesFocus
      onMine={() => saveAs(draft)}
      onBoth={() => saveAs(typeof both === "string" ? { ...draft, note: both } : draft)}
      onNewer={() => {
        refresh();
        forget();
        onCancel();
      }}
    />
  );
}

interface SaveBarProps {
  error: CallError | null;
  isSaving: boolean;
  onCancel: () => void;
}

/** Stays in reach at the lower edge. */
function SaveBar({ error, isSaving, onCancel }: SaveBarProps) {
  const words = useStrings(strings);
  return (
    <div className="sticky bottom-0 -mx-[min(1.5rem,6vw)] -mb-[min(1.5rem,6vw)] grid gap-3 border-t border-line bg-raised px-[min(1.5rem,6vw)] py-3 sm:-mx-8 sm:-mb-8 sm:px-8">
      <p role="alert" className={error ? "rounded-2xl bg-wash px-4 py-3 font-semibold" : "sr-only"}>
        {error ? (error.status === 0 ? words.offline : (error.problem?.detail ?? words.failed)) : null}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" aria-disabled={isSaving} className="grow sm:grow-0 sm:px-8">
          {isSaving ? words.saving : words.save}
        </Button>
        <Button kind="plain" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </div>
  );
}
