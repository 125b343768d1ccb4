import { Phone, UserPlus, X } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { useStrings } from "../app/language.tsx";
import { useToast } from "../app/toasts.tsx";
import { Button, IconButton } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { planWords } from "./plan-words.ts";
import {
  dialOf,
  isEmptyContact,
  type Contact,
  type ContactPart,
  type SafetyPlan,
  type WrittenPart,
} from "./safety-plan.ts";

interface PartProps<Part> {
  part: Part;
  plan: SafetyPlan;
  onWrite: (change: Partial<SafetyPlan>) => void;
}

const longest = 4000;

/** A part that is written freely. */
export function WrittenPartField({ part, plan, onWrite }: PartProps<WrittenPart>) {
  const { title, hint } = useStrings(planWords).parts[part];
  const id = useId();
  return (
    <section className="grid gap-2">
      <h2 className="text-xl">
        <label htmlFor={id}>{title}</label>
      </h2>
      <p id={`${id}-hint`} className="text-soft">
        {hint}
      </p>
      <textarea
        id={id}
        aria-describedby={`${id}-hint`}
        rows={3}
        maxLength={longest}
        value={plan[part]}
        onChange={(event) => onWrite({ [part]: event.target.value })}
        className="field-sizing-content min-h-28 w-full rounded-card border border-[color-mix(in_oklch,var(--soft)_60%,transparent)] bg-raised px-5 py-4 leading-relaxed text-ink"
      />
    </section>
  );
}

const none: Contact = { name: "", number: "" };
const mostContacts = 20;

/** A part that names people, with a number to tap. */
export function ContactsPart({ part, plan, onWrite }: PartProps<ContactPart>) {
  const words = useStrings(planWords);
  const toast = useToast();
  const { title, hint } = words.parts[part];
  const titleId = useId();
  const contacts = plan[part];
  const write = (next: readonly Contact[]) => onWrite({ [part]: next });
  const { ref, goToLast } = useLastField(contacts.length);
  const remove = (at: number, contact: Contact) => {
    write(contacts.filter((_, other) => other !== at));
    if (!isEmptyContact(contact))
      toast({ title: words.removed, action: { label: words.undo, onPress: () => write(contacts) } });
  };
  return (
    <section aria-labelledby={titleId} ref={ref} className="grid gap-3">
      <h2 id={titleId} className="text-xl">
        {title}
      </h2>
      <p className="text-soft">{hint}</p>
      <ul className="grid gap-3">
        {contacts.map((contact, at) => (
          // the rows are told apart by nothing but their order
          <li key={at}>
            <ContactRow
              contact={contact}
              onWrite={(next) => write(contacts.map((one, other) => (other === at ? next : one)))}
              onRemove={() => remove(at, contact)}
            />
          </li>
        ))}
      </ul>
      <Button
        kind="soft"
        disabled={contacts.length >= mostContacts}
        onClick={() => {
          goToLast();
          write([...contacts, none]);
        }}
        className="justify-self-start"
      >
        <UserPlus aria-hidden="true" size={18} />
        {words.add}
      </Button>
    </section>
  );
}

function ContactRow({
  contact,
  onWrite,
  onRemove,
}: {
  contact: Contact;
  onWrite: (contact: Contact) => void;
  onRemove: () => void;
}) {
  const words = useStrings(planWords);
  const { name, number } = contact;
  const dial = dialOf(number);
  const called = name.trim() || number.trim() || words.noName;
  return (
    <div className="grid grid-cols-1 items-end gap-3 rounded-card bg-raised p-4 shadow-card sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
      <Field
        label={words.name}
        value={name}
        maxLength={120}
        autoComplete="off"
        onChange={(event) => onWrite({ ...contact, name: event.target.value })}
      />
      <Field
        label={words.number}
        type="tel"
        value={number}
        maxLength={120}
        autoComplete="off"
        onChange={(event) => onWrite({ ...contact, number: event.target.value })}
      />
      <div className="flex justify-end gap-1 pb-1.5">
        {dial ? (
          <a
            href={`tel:${dial}`}
            aria-label={words.callNamed(called)}
            title={words.callNamed(called)}
            className="inline-grid size-11 place-items-center rounded-control bg-wash text-primary-deep transition duration-300 hover:shadow-card"
          >
            <Phone aria-hidden="true" size={20} />
          </a>
        ) : null}
        <IconButton label={words.removeNamed(called)} onClick={onRemove}>
          <X aria-hidden="true" size={20} />
        </IconButton>
      </div>
    </div>
  );
}

/** Somebody who adds a line writes in it next. */
function useLastField(count: number) {
  const ref = useRef<HTMLElement>(null);
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isAsked.current) return;
    isAsked.current = false;
    ref.current?.querySelector<HTMLInputElement>("li:last-child input")?.focus();
  }, [count]);
  return { ref, goToLast: () => (isAsked.current = true) };
}
