import { useState, type FormEvent } from "react";
import { useStrings, type WordsOf } from "../app/language.tsx";
import { useToast } from "../app/toasts.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Field } from "../ui/field.tsx";
import { keepable } from "./code.ts";
import { codePattern, keepLock, lockMinutes, lockOf, stayOpen, type Lock } from "./lock-state.ts";
import { strings } from "./settings-text.ts";

type Faults = Readonly<Partial<Record<"code" | "again" | "form", string>>>;

/** A new code, typed twice. */
export function CodeDialog({ userId, onClose }: { userId: string; onClose: () => void }) {
  const words = useStrings(strings);
  const toast = useToast();
  const [faults, setFaults] = useState<Faults>({});
  const [isSaving, setSaving] = useState(false);
  const before = lockOf(userId);
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = { code: typedIn(form, "code"), again: typedIn(form, "again") };
    const found = faultsOf(typed, words);
    setFaults(found);
    const first = found.code ? "code" : found.again ? "again" : null;
    if (first) return fieldOf(form, first)?.focus();
    setSaving(true);
    const lock: Lock = {
      ...(before ?? { minutes: lockMinutes[1], passkey: null }),
      ...(await keepable(typed.code)),
      wrong: 0,
      waitsUntil: 0,
    };
    setSaving(false);
    stayOpen(userId, lock, Date.now());
    if (!keepLock(userId, lock)) return setFaults({ form: words.notKept });
    toast({ title: before ? words.codeChanged : words.codeSet });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={before ? words.changeCode : words.setCode} closeLabel={words.close}>
      <form onSubmit={(event) => void save(event)} method="post" noValidate className="grid gap-5">
        <Field {...digits} label={words.newCode} name="code" error={faults.code} />
        <Field {...digits} label={words.again} name="again" error={faults.again} />
        <p role="alert" className="empty:hidden">
          {faults.form ?? ""}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" aria-disabled={isSaving}>
            {isSaving ? words.saving : words.save}
          </Button>
          <Button kind="plain" onClick={onClose}>
            {words.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

const digits = { type: "password", inputMode: "numeric", autoComplete: "off", maxLength: 8 } as const;

function faultsOf({ code, again }: { code: string; again: string }, words: WordsOf<typeof strings>): Faults {
  if (!codePattern.test(code)) return { code: words.notDigits };
  return again === code ? {} : { again: words.notSame };
}

function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement | null {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : null;
}

function typedIn(form: HTMLFormElement, name: string): string {
  return fieldOf(form, name)?.value ?? "";
}
