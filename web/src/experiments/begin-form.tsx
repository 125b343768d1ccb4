import { useState, type FormEvent } from "react";
import { earliestHour, latestHour, type Outcome } from "@remanso/core/experiments/contract.ts";
import { useLanguage, useStrings } from "../app/language.tsx";
import type { CallError } from "../call.ts";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { SelectField } from "../ui/select-field.tsx";
import { Choice } from "./choice.tsx";
import { useBegin } from "./experiment-queries.ts";
import { hourWords } from "./hour-words.ts";
import { strings } from "./strings.ts";
import { useSubjects } from "./use-subjects.ts";

const usualHour = 20;
const hours = Array.from({ length: latestHour - earliestHour + 1 }, (_, at) => earliestHour + at);
const ownWords = "";
const other = "other";

/** What to try, on what it is to be seen and when to ask; behind a tap how it goes on, what it can find and what it is not for. */
export function BeginForm({ onBegun }: { onBegun: () => void }) {
  const words = useStrings(strings).begin;
  return (
    <section
      aria-labelledby="begin-title"
      className="grid grid-cols-[minmax(0,1fr)] gap-6 rounded-card bg-raised p-[min(1.5rem,6vw)] shadow-card lg:p-8"
    >
      <h2 id="begin-title" className="text-[1.6rem] lg:text-[2rem]">
        {words.title}
      </h2>
      <Questions onBegun={onBegun} />
      <Explained />
    </section>
  );
}

function Questions({ onBegun }: { onBegun: () => void }) {
  const words = useStrings(strings).begin;
  const { subjects, examples, first, text: asked } = useSubjects();
  const [chosen, setChosen] = useState<string | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<Outcome>("stress");
  const [askHour, setAskHour] = useState(usualHour);
  const [isMissing, setMissing] = useState(false);
  const begin = useBegin();
  const catalogueKey = chosen ?? first;
  const isOther = !examples.some(({ key }) => key === catalogueKey);
  const text = typed ?? asked;
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (begin.isPending) return;
    const isOwn = catalogueKey === ownWords;
    setMissing(isOwn && text.trim() === "");
    if (isOwn && text.trim() === "") return;
    const subject = isOwn ? { text } : { catalogueKey };
    begin.mutate({ input: { subject, outcome, askHour } }, { onSuccess: onBegun });
  }
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Choice
        legend={words.what}
        chosen={isOther ? other : catalogueKey}
        onChoose={(value) => setChosen(value === other ? ownWords : value)}
        options={[
          ...examples.map(({ key, name }) => ({ value: key, label: name })),
          { value: other, label: words.other },
        ]}
      />
      {isOther ? (
        <SelectField
          label={words.which}
          value={catalogueKey}
          onChange={({ target }) => setChosen(target.value)}
        >
          <option value={ownWords}>{words.own}</option>
          {subjects.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </SelectField>
      ) : null}
      {catalogueKey === ownWords ? (
        <Field
          label={words.ownLabel}
          hint={words.ownHint}
          error={isMissing ? words.ownMissing : null}
          value={text}
          maxLength={80}
          onChange={({ target }) => setTyped(target.value)}
        />
      ) : null}
      <Choice
        legend={words.outcome}
        chosen={outcome}
        onChoose={setOutcome}
        options={[
          { value: "stress", label: words.stress },
          { value: "mood", label: words.mood },
        ]}
      />
      <HourField hour={askHour} onChoose={setAskHour} />
      <div className="grid justify-items-start gap-3">
        <Button type="submit" aria-disabled={begin.isPending} className="min-h-12 px-8">
          {begin.isPending ? words.starting : words.submit}
        </Button>
        <p role="alert" className="max-w-[50ch] empty:hidden">
          {begin.isError ? troubleIn(begin.error, words) : null}
        </p>
      </div>
    </form>
  );
}

function HourField({ hour: chosen, onChoose }: { hour: number; onChoose: (hour: number) => void }) {
  const words = useStrings(strings).begin;
  const language = useLanguage();
  return (
    <SelectField label={words.hour} value={chosen} onChange={({ target }) => onChoose(Number(target.value))}>
      {hours.map((hour) => (
        <option key={hour} value={hour}>
          {hourWords[language](hour)}
        </option>
      ))}
    </SelectField>
  );
}

function troubleIn(error: CallError, words: { readonly offline: string; readonly failed: string }): string {
  return error.status === 0 ? words.offline : (error.problem?.detail ?? words.failed);
}

function Explained() {
  const words = useStrings(strings).begin;
  return (
    <details className="-my-2">
      <summary className="inline-flex min-h-11 items-center font-semibold text-primary underline decoration-line underline-offset-4 hover:decoration-current">
        {words.more}
      </summary>
      <div className="mt-2 grid content-start gap-5 rounded-2xl bg-wash p-[min(1.5rem,6vw)] lg:grid-cols-2 lg:gap-x-10">
        <div className="grid content-start gap-2 lg:row-span-2">
          <h3 className="text-[1.2rem]">{words.how}</h3>
          <ol className="grid list-decimal gap-2 pl-5 marker:font-serif marker:text-primary">
            {words.steps.map((step) => (
              <li key={step} className="pl-1">
                {step}
              </li>
            ))}
          </ol>
        </div>
        <div className="grid gap-1">
          <h3 className="text-[1.2rem]">{words.power}</h3>
          <p>{words.powerText}</p>
        </div>
        <div className="grid gap-1">
          <h3 className="text-[1.2rem]">{words.not}</h3>
          <p>{words.notText}</p>
        </div>
      </div>
    </details>
  );
}
