import {
  mostName,
  mostWords,
  pageParts,
  periodFault,
  periodUntil,
  type PageChoices,
  type PagePart,
} from "@remanso/core/professional-page/page-choices.ts";
import type { PageFacts } from "@remanso/core/professional-page/contract.ts";
import { useState } from "react";
import { useStrings } from "../app/language.tsx";
import { Choice } from "../experiments/choice.tsx";
import { SafetyNotice } from "../safety/safety-notice.tsx";
import { Field, TextField } from "../ui/field.tsx";
import { EventsField } from "./events-field.tsx";
import { strings } from "./strings.ts";

const spans = ["14", "28", "91"] as const;
type Span = (typeof spans)[number] | "other";

/** What a new page begins with: four weeks, all parts, no words. */
export function firstChoices({ today }: Pick<PageFacts, "today">): PageChoices {
  return { ...periodUntil(today, 28), parts: pageParts, name: "", words: "", events: [] };
}

interface ChoicesFormProps {
  facts: PageFacts;
  choices: PageChoices;
  onChange: (choices: PageChoices) => void;
}

/** What goes on the page: the person's own words first, then its days and its parts. */
export function ChoicesForm({ facts, choices, onChange }: ChoicesFormProps) {
  const words = useStrings(strings);
  const change = (part: Partial<PageChoices>) => onChange({ ...choices, ...part });
  return (
    <section
      aria-labelledby="page-choices"
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-7 rounded-card bg-raised p-[min(1.5rem,6vw)] shadow-card lg:p-8 print:hidden"
    >
      <h2 id="page-choices" className="text-[1.6rem]">
        {words.make}
      </h2>
      <OwnWords text={choices.words} onWrite={(text) => change({ words: text })} />
      <Period facts={facts} choices={choices} onChange={onChange} />
      <Parts chosen={choices.parts} onChoose={(parts) => change({ parts })} />
      <Field
        label={words.name}
        hint={words.nameHint}
        autoComplete="off"
        maxLength={mostName}
        value={choices.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <EventsField period={choices} events={choices.events} onChange={(events) => change({ events })} />
    </section>
  );
}

const countedFrom = 100;

/** safety.md: the crisis check applies to every free text */
function OwnWords({ text, onWrite }: { text: string; onWrite: (text: string) => void }) {
  const words = useStrings(strings);
  const left = mostWords - text.length;
  return (
    <div>
      <TextField
        label={words.words}
        hint={words.wordsHint}
        rows={5}
        maxLength={mostWords}
        value={text}
        onChange={({ target }) => onWrite(target.value)}
      />
      <p role="status" className="text-[0.9rem] text-soft tabular-nums">
        {left <= countedFrom ? words.wordsLeft(left) : null}
      </p>
      <SafetyNotice text={text} />
    </div>
  );
}

function Period({ facts, choices, onChange }: ChoicesFormProps) {
  const words = useStrings(strings);
  const [span, setSpan] = useState<Span>("28");
  const fault = periodFault(choices, facts);
  const choose = (chosen: Span) => {
    setSpan(chosen);
    if (chosen !== "other") onChange({ ...choices, ...periodUntil(facts.today, Number(chosen)) });
  };
  return (
    <div className="grid gap-3">
      <Choice
        legend={words.period}
        chosen={span}
        onChoose={choose}
        options={([...spans, "other"] as const).map((value) => ({ value, label: words.periods[value] }))}
      />
      {span === "other" ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2">
          {(["from", "to"] as const).map((end) => (
            <Field
              key={end}
              label={words[end]}
              type="date"
              className="grid-cols-[minmax(0,1fr)]"
              min={facts.from}
              max={facts.today}
              value={choices[end]}
              onChange={({ target }) => onChange({ ...choices, [end]: target.value })}
            />
          ))}
        </div>
      ) : null}
      <p role="alert" className="text-[0.9rem] font-semibold empty:hidden">
        {fault === null ? null : words.periodFaults[fault]}
      </p>
    </div>
  );
}

interface PartsProps {
  chosen: readonly PagePart[];
  onChoose: (parts: readonly PagePart[]) => void;
}

function Parts({ chosen, onChoose }: PartsProps) {
  const words = useStrings(strings);
  return (
    <fieldset className="grid min-w-0">
      <legend className="mb-1 font-semibold wrap-anywhere">{words.parts}</legend>
      {pageParts.map((part) => (
        <label key={part} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            checked={chosen.includes(part)}
            onChange={({ target }) =>
              onChoose(pageParts.filter((one) => (one === part ? target.checked : chosen.includes(one))))
            }
            className="size-5 shrink-0 accent-primary"
          />
          <span className="min-w-0 wrap-anywhere">{words.partNames[part]}</span>
        </label>
      ))}
    </fieldset>
  );
}
