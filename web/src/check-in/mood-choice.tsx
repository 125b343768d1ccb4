import { useId } from "react";
import { useStrings } from "../app/language.tsx";
import { moods, type MoodStep } from "./check-in-draft.ts";
import { FieldFault } from "./field-fault.tsx";
import { MoodWater } from "./mood-water.tsx";
import { strings } from "./strings.ts";

interface MoodChoiceProps {
  mood: number | null;
  /** True where it is about a day before. */
  isThen: boolean;
  fault: string | null;
  onChoose: (mood: MoodStep) => void;
}

/** One tap: five waters from a storm to rest, each with its word. */
export function MoodChoice({ mood, isThen, fault, onChoose }: MoodChoiceProps) {
  const words = useStrings(strings);
  const id = useId();
  return (
    <fieldset className="min-w-0" aria-describedby={`${id}-fault`}>
      <legend className="mb-2 font-semibold">{isThen ? words.moodThen : words.mood}</legend>
      <div className="-mx-1.5 grid grid-cols-[repeat(auto-fit,minmax(2.9rem,1fr))] gap-0.5 sm:gap-1.5">
        {moods.map((step, index) => (
          <label
            key={step}
            className="group/mood relative grid cursor-pointer grid-cols-[minmax(0,1fr)] content-start justify-items-center gap-1.5 rounded-2xl px-0.5 py-2 text-center text-[0.82rem] leading-tight text-soft transition duration-300 ease-water hover:bg-wash has-checked:bg-wash has-checked:font-semibold has-checked:text-ink has-checked:shadow-[inset_0_0_0_2px_var(--primary)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary sm:px-1 sm:text-[0.92rem]"
          >
            <input
              type="radio"
              name={`${id}-mood`}
              value={step}
              checked={mood === step}
              data-field="mood"
              onChange={() => onChoose(step)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-2xl outline-none"
            />
            <MoodWater
              mood={step}
              className="w-full max-w-14 transition duration-500 ease-water group-has-checked/mood:scale-105"
            />
            <span>{words.moods[index]}</span>
          </label>
        ))}
      </div>
      <FieldFault id={`${id}-fault`} text={fault} />
    </fieldset>
  );
}
