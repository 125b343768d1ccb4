import { useRef, useState, type FormEvent } from "react";
import { useStrings, type WordsOf } from "../app/language.tsx";
import { useToast } from "../app/toasts.tsx";
import type { CallError } from "../call.ts";
import { OnlyYouGate } from "../only-you/gate.tsx";
import { SafetyNotice } from "../safety/safety-notice.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Field, TextField } from "../ui/field.tsx";
import { emptyDraft, problemsIn, typedActivity, type ActivityDraft } from "./activity-draft.ts";
import { useCreateActivity } from "./queries.ts";
import { strings } from "./strings.ts";
import { useExplainFailure } from "./use-explain-failure.ts";
import { useIntentionKey } from "./use-intention-key.ts";

interface NewActivityDialogProps {
  planId: string;
  open: boolean;
  onClose: () => void;
}

/** Where a person writes an activity of their own. What was typed stays until it has been created. */
export function NewActivityDialog({ planId, open, onClose }: NewActivityDialogProps) {
  const words = useStrings(strings);
  const [draft, setDraft] = useState<ActivityDraft>(emptyDraft);
  const [failure, setFailure] = useState<string | null>(null);
  const [isChecked, setChecked] = useState(false);
  const formRef = useRef<HTMLFormElement>(null);
  const { createActivity, isCreating } = useCreate(planId, {
    onCreated: () => {
      setDraft(emptyDraft);
      setChecked(false);
      onClose();
    },
    onFailure: setFailure,
  });
  const problems = problemsIn(draft);
  const errorOf = (field: keyof ActivityDraft) => {
    const problem = isChecked ? problems[field] : null;
    return problem && words[problem];
  };
  const type = (field: keyof ActivityDraft) => ({
    name: field,
    value: draft[field],
    onChange: (event: { target: { value: string } }) => {
      setFailure(null);
      setDraft({ ...draft, [field]: event.target.value });
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    setFailure(null);
    const wrong = Object.keys(problems)[0];
    if (!wrong) createActivity(draft);
    else formRef.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
  }

  return (
    <Dialog open={open} onClose={onClose} title={words.newActivity} closeLabel={words.close}>
      <OnlyYouGate>
        <form ref={formRef} onSubmit={submit} noValidate className="grid gap-5">
          <Field label={words.name} error={errorOf("name")} autoComplete="off" {...type("name")} />
          <Field
            label={words.duration}
            hint={words.durationHint}
            error={errorOf("duration")}
            inputMode="numeric"
            autoComplete="off"
            className="max-w-64"
            {...type("duration")}
          />
          <TextField
            label={words.notes}
            hint={words.notesHint}
            error={errorOf("notes")}
            rows={3}
            {...type("notes")}
          />
          <SafetyNotice text={`${draft.name}\n${draft.notes}`} />
          <p role="alert" className={failure ? "rounded-2xl bg-wash p-4 font-semibold" : "sr-only"}>
            {failure}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" disabled={isCreating || draft.name.trim() === ""}>
              {isCreating ? words.creating : words.create}
            </Button>
            <Button kind="plain" onClick={onClose}>
              {words.cancel}
            </Button>
          </div>
        </form>
      </OnlyYouGate>
    </Dialog>
  );
}

function useCreate(planId: string, after: { onCreated: () => void; onFailure: (text: string) => void }) {
  const words = useStrings(strings);
  const toast = useToast();
  const explain = useExplainFailure();
  const { keyFor, settle } = useIntentionKey();
  const name = useRef("");
  const create = useCreateActivity(() => {
    settle();
    toast({ title: words.added, description: name.current });
    after.onCreated();
  });
  function createActivity(draft: ActivityDraft) {
    const input = typedActivity(draft, planId);
    name.current = input.activityName;
    const onError = (error: CallError) => {
      // the toast disappears, so the dialog shows the reason too
      explain(error, "add", () => createActivity(draft));
      after.onFailure(reasonOf(error, words));
    };
    create.mutate({ input, idempotencyKey: keyFor(input) }, { onError });
  }
  return { createActivity, isCreating: create.isPending };
}

function reasonOf(error: CallError, words: WordsOf<typeof strings>): string {
  if (error.problem?.code === "activity_exists") return words.duplicateText;
  if (error.status === 409 && error.problem) return error.problem.detail;
  return error.status === 0 ? words.offline : words.addFailed;
}
