import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { useRef, useState, type FormEvent } from "react";
import { useStrings } from "../app/language.tsx";
import { Button, IconButton } from "../ui/button.tsx";
import { Field, TextField } from "../ui/field.tsx";
import { firstProblem, movedDraft, problemIn, stepLimits, writtenSteps } from "./step-draft.ts";
import type { StepDraft, StepField, WrittenStep } from "./step-draft.ts";
import { strings } from "./strings.ts";

interface StepsFormProps {
  isSaving: boolean;
  onSave: (steps: WrittenStep[]) => void;
  onCancel: () => void;
}

/** Where a person writes the steps of an activity of their own. */
export function StepsForm({ isSaving, onSave, onCancel }: StepsFormProps) {
  const words = useStrings(strings);
  const { drafts, change, add, remove, move, told } = useDrafts();
  const [isChecked, setChecked] = useState(false);
  const formRef = useRef<HTMLFormElement>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    const problem = firstProblem(drafts);
    setChecked(true);
    if (!problem) onSave(writtenSteps(drafts));
    else formRef.current?.querySelector<HTMLElement>(`[name="${problem.field}-${problem.key}"]`)?.focus();
  }

  return (
    <form
      ref={formRef}
      tabIndex={-1}
      onSubmit={submit}
      noValidate
      className="grid gap-6 outline-none"
      aria-label={words.ownSteps}
    >
      <ol className="grid gap-6">
        {drafts.map((draft, index) => (
          <li key={draft.key} className="rounded-2xl border border-line p-4 sm:p-5">
            <StepFields
              draft={draft}
              number={index + 1}
              count={drafts.length}
              isChecked={isChecked}
              onChange={change}
              onMove={(by) => move(index, by)}
              onRemove={() => {
                remove(index);
                formRef.current?.focus();
              }}
            />
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {told}
      </p>
      {drafts.length < stepLimits.steps ? (
        <Button kind="soft" onClick={add} className="w-fit">
          <Plus aria-hidden="true" size={18} />
          {words.addStep}
        </Button>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={isSaving}>
          {isSaving ? words.saving : words.saveSteps}
        </Button>
        <Button kind="plain" onClick={onCancel} disabled={isSaving}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}

const emptyStep = { title: "", instruction: "", seconds: "60" };

function useDrafts() {
  const words = useStrings(strings);
  const [drafts, setDrafts] = useState<readonly StepDraft[]>([{ key: 0, ...emptyStep }]);
  const [told, setTold] = useState("");
  const newKey = () => Math.max(-1, ...drafts.map(({ key }) => key)) + 1;
  return {
    drafts,
    told,
    change: (changed: StepDraft) =>
      setDrafts(drafts.map((draft) => (draft.key === changed.key ? changed : draft))),
    add: () => setDrafts([...drafts, { key: newKey(), ...emptyStep }]),
    remove: (index: number) => {
      setDrafts(drafts.toSpliced(index, 1));
      setTold(words.removed);
    },
    move: (index: number, by: 1 | -1) => {
      setDrafts(movedDraft(drafts, index, by));
      setTold(words.movedTo(index + 1 + by));
    },
  };
}

interface StepFieldsProps {
  draft: StepDraft;
  number: number;
  count: number;
  isChecked: boolean;
  onChange: (draft: StepDraft) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

function StepFields({ draft, number, count, isChecked, onChange, onMove, onRemove }: StepFieldsProps) {
  const words = useStrings(strings);
  const field = (name: StepField) => {
    const problem = isChecked ? problemIn(draft, name) : null;
    return {
      name: `${name}-${draft.key}`,
      value: draft[name],
      error: problem && words[problem],
      onChange: (event: { target: { value: string } }) => onChange({ ...draft, [name]: event.target.value }),
    };
  };
  return (
    <fieldset className="grid gap-4">
      <legend className="float-left font-serif text-xl">{words.step(number)}</legend>
      <div className="-mt-2 flex justify-end">
        <IconButton label={words.moveUp(number)} disabled={number === 1} onClick={() => onMove(-1)}>
          <ArrowUp aria-hidden="true" size={20} />
        </IconButton>
        <IconButton label={words.moveDown(number)} disabled={number === count} onClick={() => onMove(1)}>
          <ArrowDown aria-hidden="true" size={20} />
        </IconButton>
        <IconButton label={words.removeStep(number)} disabled={count === 1} onClick={onRemove}>
          <Trash2 aria-hidden="true" size={20} />
        </IconButton>
      </div>
      <Field label={words.stepTitle} autoComplete="off" {...field("title")} />
      <TextField label={words.stepInstruction} rows={3} {...field("instruction")} />
      <Field
        label={words.stepSeconds}
        hint={words.stepSecondsHint}
        inputMode="numeric"
        autoComplete="off"
        className="max-w-40"
        {...field("seconds")}
      />
    </fieldset>
  );
}
