import { X } from "lucide-react";
import { useId, type KeyboardEvent } from "react";
import { useLanguage, useStrings } from "../app/language.tsx";
import { IconButton } from "../ui/button.tsx";
import { FieldFault } from "./field-fault.tsx";
import { levelOf, pointsInWords } from "./points.ts";
import { strings } from "./strings.ts";

const most = 10;
// where the line begins to be used by keys
const middle = 5;

type Tone = "primary" | "work" | "financial" | "personal" | "global";

const fills: Readonly<Record<Tone, string>> = {
  primary: "bg-primary",
  work: "bg-work",
  financial: "bg-financial",
  personal: "bg-personal",
  global: "bg-global",
};

interface StressSliderProps {
  label: string;
  /** Null until it is touched: then there is no handle on the line. */
  points: number | null;
  tone?: Tone;
  field: string;
  fault?: string | null;
  isBig?: boolean;
  onChange: (points: number) => void;
  onClear?: () => void;
}

/** How much stress, 0 to 10, on a line that says low, moderate and high. It starts without a value. */
export function StressSlider({ label, points, tone = "primary", ...more }: StressSliderProps) {
  const { field, fault = null, isBig = false, onChange, onClear } = more;
  const words = useStrings(strings);
  const language = useLanguage();
  const id = useId();
  const level = points === null ? null : words.levels[levelOf(points)];
  const value = points === null ? words.unset : words.points(pointsInWords(points, language));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)]">
      <div className="flex min-h-11 items-center justify-between gap-x-3">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <span className="flex items-center gap-1">
          <output
            htmlFor={id}
            aria-hidden="true"
            className="flex flex-wrap items-baseline justify-end gap-x-2 tabular-nums"
          >
            <span
              className={
                points === null ? "text-[0.95rem] text-soft" : isBig ? "font-serif text-[1.35rem]" : ""
              }
            >
              {value}
            </span>
            {level ? <span className="text-[0.95rem] text-soft">{level}</span> : null}
          </output>
          {onClear && points !== null ? (
            <IconButton label={words.clear(label)} onClick={onClear} className="-mr-3">
              <X aria-hidden="true" size={18} />
            </IconButton>
          ) : null}
        </span>
      </div>
      <span className={`relative grid items-center ${isBig ? "h-13" : "h-11"}`}>
        <span
          className={`overflow-hidden rounded-control bg-[color-mix(in_oklab,var(--primary)_14%,var(--raised))] shadow-[inset_0_0_0_1px_color-mix(in_oklch,var(--soft)_60%,transparent)] ${isBig ? "h-7" : "h-3.5"}`}
        >
          <span
            className={`block h-full transition-[width] duration-200 ease-water ${fills[tone]}`}
            style={{ width: points === null ? 0 : placeOf(points) }}
          />
        </span>
        <input
          id={id}
          type="range"
          min={0}
          max={most}
          step={1}
          value={points ?? middle}
          data-field={field}
          aria-valuetext={level ? `${value}, ${level}` : value}
          aria-describedby={`${id}-fault`}
          aria-invalid={fault ? true : undefined}
          onChange={({ target }) => onChange(target.valueAsNumber)}
          // a press in the middle of an untouched line moves nothing, and yet says something
          onPointerUp={({ currentTarget }) => points === null && onChange(currentTarget.valueAsNumber)}
          onKeyDown={(event) => beginByKey(event, points, onChange)}
          className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-control bg-transparent opacity-0"
        />
        <Line points={points} isBig={isBig} tone={tone} />
      </span>
      {isBig ? <Scale /> : null}
      {isBig && points === null ? (
        <p aria-hidden="true" className="mt-1 text-[0.85rem] text-soft">
          {words.unsetHint}
        </p>
      ) : null}
      <FieldFault id={`${id}-fault`} text={fault} />
    </div>
  );
}

/** What lies below the browser's own handle, which is not seen: the handle once there is a value, and where the focus is. */
function Line({ points, isBig, tone }: { points: number | null; isBig: boolean; tone: Tone }) {
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 grid place-items-center rounded-control peer-focus-visible:outline-3 peer-focus-visible:outline-primary"
    >
      {points === null ? null : (
        <span
          className={`absolute top-1/2 -translate-1/2 rounded-full border-4 border-raised shadow-lift transition-[left] duration-200 ease-water ${isBig ? "size-9" : "size-7"} ${fills[tone]}`}
          style={{ left: placeOf(points) }}
        />
      )}
    </span>
  );
}

function Scale() {
  const { levels } = useStrings(strings);
  return (
    <p aria-hidden="true" className="grid grid-cols-3 text-[0.85rem] text-soft">
      <span>{levels.low}</span>
      <span className="text-center">{levels.moderate}</span>
      <span className="text-right">{levels.high}</span>
    </p>
  );
}

/** The position of a value on the track, inset by half a handle like the browser's own. */
function placeOf(points: number): string {
  return `calc(0.5rem + ${points / most} * (100% - 1rem))`;
}

/** On a line without a value a key puts one: a figure that one, any other key of the line the middle. */
function beginByKey(event: KeyboardEvent, points: number | null, onChange: (points: number) => void): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (/^\d$/.test(event.key)) {
    event.preventDefault();
    onChange(Number(event.key));
  } else if (points === null && /^(Arrow|Page|Enter$| $)/.test(event.key)) {
    event.preventDefault();
    onChange(middle);
  }
}
