import { useState, type FormEvent } from "react";
import { useStrings } from "../app/language.tsx";
import { useToast } from "../app/toasts.tsx";
import type { CallError } from "../call.ts";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { reasonOf, useRest } from "./queries.ts";
import { strings } from "./strings.ts";

type Faults = Partial<Record<"from" | "to", string>>;

/** Notes a rest from one day to another. */
export function RestForm({ today }: { today: string }) {
  const words = useStrings(strings);
  const toast = useToast();
  const rest = useRest();
  const [days, setDays] = useState({ from: today, to: today });
  const [faults, setFaults] = useState<Faults>({});

  const fail = (error: CallError) => {
    const found = faultsOf(error, words.faults);
    setFaults(found);
    if (found.from || found.to) return;
    toast({
      kind: "failure",
      title: words.restNotAdded,
      description: reasonOf(error, words.offline),
    });
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    const missing = words.faults.missing;
    const empty = { ...(days.from ? {} : { from: missing }), ...(days.to ? {} : { to: missing }) };
    setFaults(empty);
    if (empty.from || empty.to) return;
    rest.mutate({ input: days }, { onSuccess: () => toast({ title: words.restAdded }), onError: fail });
  };
  const set = (which: "from" | "to") => (event: FormEvent<HTMLInputElement>) => {
    const day = event.currentTarget.value;
    setFaults({});
    // a rest that would end before it begins ends on its first day
    setDays((before) =>
      which === "from" ? { from: day, to: before.to < day ? day : before.to } : { ...before, to: day },
    );
  };
  return (
    <form
      noValidate
      onSubmit={add}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line pt-4"
    >
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] gap-4">
        <Field
          type="date"
          className="grid-cols-[minmax(0,1fr)]"
          label={words.restFrom}
          value={days.from}
          error={faults.from}
          onChange={set("from")}
        />
        <Field
          type="date"
          className="grid-cols-[minmax(0,1fr)]"
          label={words.restTo}
          value={days.to}
          error={faults.to}
          onChange={set("to")}
        />
      </div>
      <p className="text-[0.9rem] text-soft">{words.restHint}</p>
      <Button type="submit" kind="soft" disabled={rest.isPending} className="justify-self-start">
        {rest.isPending ? words.addingRest : words.addRest}
      </Button>
    </form>
  );
}

function faultsOf({ problem }: CallError, words: Readonly<Record<string, string>>): Faults {
  const { from, to } = problem?.errors ?? {};
  return {
    ...(from === undefined ? {} : { from: words[from] ?? problem?.detail ?? from }),
    ...(to === undefined ? {} : { to: words[to] ?? problem?.detail ?? to }),
  };
}
