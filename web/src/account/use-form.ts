import { useRef, useState, type FormEvent } from "react";
import { useStrings } from "../app/language.tsx";
import type { CallError } from "../call.ts";
import { faultCodesOf, faultsOfAnswer, fieldFaults, noFaults, type FormFaults } from "./form-faults.ts";
import { strings } from "./strings.ts";

interface Send {
  /** The values by field name, once they are worth sending. */
  (typed: Readonly<Record<string, string>>, onError: (error: CallError) => void): void;
}

/**
 * A form with uncontrolled fields: it is checked and sent, errors appear beside the fields, and the first faulty field gets
 * focus.
 */
export function useForm(send: Send) {
  const words = useStrings(strings);
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<FormFaults>(noFaults);
  const say = (next: FormFaults) => {
    setFaults(next);
    focusFirst(form.current, next);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = typedIn(event.currentTarget);
    const found = fieldFaults(faultCodesOf(typed), words);
    say(found);
    if (Object.keys(found.fields).length === 0) send(typed, (error) => say(faultsOfAnswer(error, words)));
  };
  return { form, faults, onSubmit, forget: () => setFaults(noFaults) };
}

function typedIn(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value]] : [],
  );
  return Object.fromEntries(entries);
}

function focusFirst(form: HTMLFormElement | null, { fields }: FormFaults): void {
  const first = [...(form?.elements ?? [])].find(
    (field) => field instanceof HTMLInputElement && field.name in fields,
  );
  if (first instanceof HTMLElement) first.focus();
}
