import { useDateLanguage, useStrings } from "../app/language.tsx";
import { SelectField } from "../ui/select-field.tsx";
import { FieldFault } from "./field-fault.tsx";
import { asHeading, dayBefore, dayInWords } from "./local-day.ts";
import { strings } from "./strings.ts";

// decisions §8, contract: up to 30 days back
const mostDaysBack = 30;

interface DayChoiceProps {
  /** Null for now. */
  on: string | null;
  today: string;
  fault: string | null;
  onChoose: (on: string | null) => void;
}

/** Which day it is about: now, or one of the 30 days before, each with its weekday. */
export function DayChoice({ on, today, fault, onChoose }: DayChoiceProps) {
  const words = useStrings(strings);
  const dates = useDateLanguage();
  const days = Array.from({ length: mostDaysBack }, (_, index) => dayBefore(today, index + 1));
  const named = (day: string, index: number) => {
    const name = dayInWords(day, { language: dates, today });
    return index === 0 ? words.yesterday(name) : asHeading(name);
  };
  return (
    <div>
      <SelectField
        label={words.day}
        value={on ?? ""}
        data-field="on"
        hint={on === null ? undefined : words.dayHint}
        onChange={(event) => onChoose(event.target.value || null)}
      >
        <option value="">{words.now}</option>
        {days.map((day, index) => (
          <option key={day} value={day}>
            {named(day, index)}
          </option>
        ))}
      </SelectField>
      <FieldFault id="check-in-day-fault" text={fault} />
    </div>
  );
}
