import { useId, type ReactNode } from "react";
import type { BreathingMode } from "@remanso/core/breathing/contract.ts";
import {
  cycleChoices,
  patternKeys,
  patterns,
  pauseSeconds,
  type PatternKey,
} from "@remanso/core/breathing/patterns.ts";
import { gameLengthMs } from "@remanso/core/breathing/phase-at.ts";
import { useStrings } from "../app/language.tsx";
import { firstChoice, labelledMinutes, lengthAdviceFor, lengthText, type Choice } from "./choice.ts";
import { PatternCurve } from "./pattern-curve.tsx";
import { strings } from "./strings.ts";

interface PickerProps {
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

const optionLook =
  "relative grid content-start gap-1 rounded-[1.1rem] bg-raised px-4 py-3.5 shadow-card ring-1 ring-line/70 transition duration-300 ease-water " +
  "hover:shadow-lift has-checked:bg-wash has-checked:ring-2 has-checked:ring-primary " +
  "has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-primary cursor-pointer";

// the whole card is the choice; the focused one comes to stand above the start
const overOption =
  "absolute inset-0 size-full cursor-pointer scroll-mt-8 scroll-mb-40 appearance-none opacity-0";

// measured in the text's own size, so that large text gets a column to itself
const twoColumns = "grid-cols-[repeat(auto-fill,minmax(min(100%,12.2rem),1fr))]";

/** Rhythm, length and way of playing: three questions, each answered already. */
export function Pickers(props: PickerProps) {
  return (
    <div className="grid gap-8">
      <PatternPicker {...props} />
      <CyclePicker {...props} />
      <ModePicker {...props} />
    </div>
  );
}

function PatternPicker({ choice, onChoose }: PickerProps) {
  const words = useStrings(strings);
  const nameOf = usePatternName();
  return (
    <Question title={words.chooseRhythm} className={twoColumns}>
      {offered.map((key) => (
        <Option
          key={key}
          name="pattern"
          isChosen={choice.pattern === key}
          onChoose={() => onChoose({ ...choice, pattern: key })}
        >
          <span className="font-serif text-[1.2rem] leading-tight">{nameOf(key)}</span>
          <span className="text-[0.9rem] leading-snug text-soft">
            {words.difficulties[patterns[key].difficulty]}
          </span>
          <span className="sr-only">{words.rhythm({ ...patterns[key], pause: pauseSeconds })}</span>
          <PatternCurve rhythm={patterns[key]} />
          <span className="text-[0.92rem] leading-snug text-soft">{words.benefits[key][0]}</span>
        </Option>
      ))}
    </Question>
  );
}

function CyclePicker({ choice, onChoose }: PickerProps) {
  const words = useStrings(strings);
  const isLong = choice.pattern === "4-7-8";
  return (
    <Question
      title={words.chooseCycles}
      className="grid-cols-[repeat(auto-fill,minmax(min(100%,8.9rem),1fr))]"
    >
      {cycleChoices.map((cycles) => {
        const advice = lengthAdviceFor(choice.pattern, cycles);
        return (
          <Option
            key={cycles}
            name="cycles"
            isChosen={choice.cycles === cycles}
            onChoose={() => onChoose({ ...choice, cycles })}
          >
            <span className="font-semibold leading-tight">{words.cycles(cycles)}</span>
            <span className="text-[0.9rem] leading-snug tabular-nums">
              {words.trueLength(lengthText(gameLengthMs(patterns[choice.pattern], cycles)))}
            </span>
            <span className="text-[0.85rem] leading-snug text-soft">
              {words.minutes(labelledMinutes[cycles])}
            </span>
            {advice ? (
              <span className="text-[0.85rem] font-semibold leading-snug">{words.lengthAdvice[advice]}</span>
            ) : null}
          </Option>
        );
      })}
      {isLong ? (
        <p className="col-span-full rounded-card bg-wash px-4 py-3 text-[0.95rem]">{words.adviceForLength}</p>
      ) : null}
    </Question>
  );
}

// what is chosen when the screen opens stands first
const offered = patternKeys.toSorted(
  (one, another) => Number(another === firstChoice.pattern) - Number(one === firstChoice.pattern),
);

const modes: readonly BreathingMode[] = ["guided", "follow"];

function ModePicker({ choice, onChoose }: PickerProps) {
  const words = useStrings(strings);
  return (
    <Question title={words.chooseMode} className={twoColumns}>
      {modes.map((mode) => (
        <Option
          key={mode}
          name="mode"
          isChosen={choice.mode === mode}
          onChoose={() => onChoose({ ...choice, mode })}
        >
          <span className="font-semibold">{words.modes[mode]}</span>
          <span className="text-[0.92rem] leading-snug text-soft">{words.modeTexts[mode]}</span>
        </Option>
      ))}
    </Question>
  );
}

function Question({ title, className, children }: { title: string; className: string; children: ReactNode }) {
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-[1.3rem]">
        {title}
      </h2>
      <div className={`grid gap-3 ${className}`}>{children}</div>
    </div>
  );
}

interface OptionProps {
  name: string;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Option({ name, isChosen, onChoose, children }: OptionProps) {
  return (
    <label className={optionLook}>
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} className={overOption} />
      {children}
    </label>
  );
}

/** A rhythm's name: as specified, and where that is a Spanish word, in English too. */
export function usePatternName(): (key: PatternKey) => string {
  const { names } = useStrings(strings);
  return (key) => (key === "pranayama" ? names.pranayama : patterns[key].name);
}
