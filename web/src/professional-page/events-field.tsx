import { X } from "lucide-react";
import { useState } from "react";
import {
  mostEvents,
  mostEventText,
  type PageEvent,
  type PagePeriod,
} from "@remanso/core/professional-page/page-choices.ts";
import { shortDay } from "../analytics/figures.ts";
import { useLanguage, useStrings } from "../app/language.tsx";
import { Button, IconButton } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { strings } from "./strings.ts";

interface EventsFieldProps {
  period: PagePeriod;
  events: readonly PageEvent[];
  onChange: (events: readonly PageEvent[]) => void;
}

/** Days that the person names, one line each, and a line for another one. */
export function EventsField({ period, events, onChange }: EventsFieldProps) {
  const words = useStrings(strings);
  const language = useLanguage();
  const isFull = events.length >= mostEvents;
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="font-semibold wrap-anywhere">{words.events}</legend>
      <p className="text-[0.9rem] text-soft">{words.eventsHint}</p>
      <ul className="grid gap-1 empty:hidden">
        {events.map((event) => (
          <li
            key={`${event.on} ${event.text}`}
            className="flex items-center justify-between gap-3 rounded-2xl bg-wash pl-4"
          >
            <span className="min-w-0 py-2 wrap-anywhere">
              {`${shortDay(event.on, language)}: ${event.text}`}
            </span>
            <IconButton
              label={words.eventRemove(event.text)}
              onClick={() => onChange(events.filter((other) => other !== event))}
            >
              <X aria-hidden="true" size={18} />
            </IconButton>
          </li>
        ))}
      </ul>
      {isFull ? (
        <p className="text-[0.9rem] text-soft">{words.eventsFull(mostEvents)}</p>
      ) : (
        <NewEvent period={period} onAdd={(event) => onChange([...events, event])} />
      )}
    </fieldset>
  );
}

function NewEvent({ period, onAdd }: { period: PagePeriod; onAdd: (event: PageEvent) => void }) {
  const words = useStrings(strings);
  const [on, setOn] = useState("");
  const [text, setText] = useState("");
  const [isMissing, setMissing] = useState(false);
  function add(): void {
    const isWhole = on >= period.from && on <= period.to && text.trim() !== "";
    setMissing(!isWhole);
    if (!isWhole) return;
    onAdd({ on, text: text.trim() });
    setOn("");
    setText("");
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <Field
          label={words.eventOn}
          type="date"
          className="grid-cols-[minmax(0,1fr)]"
          min={period.from}
          max={period.to}
          value={on}
          onChange={({ target }) => setOn(target.value)}
        />
        <Field
          label={words.eventText}
          value={text}
          maxLength={mostEventText}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button kind="soft" onClick={add}>
          {words.eventAdd}
        </Button>
        <p role="alert" className="text-[0.9rem] font-semibold empty:hidden">
          {isMissing ? words.eventMissing : null}
        </p>
      </div>
    </div>
  );
}
