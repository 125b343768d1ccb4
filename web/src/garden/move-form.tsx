import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from "lucide-react";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { useStrings } from "../app/language.tsx";
import { Button, IconButton } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { farthestPercent, nearestPercent, nudgedPlace, typedPlace, type Place } from "./place.ts";
import { strings } from "./strings.ts";

const arrows = [
  { key: "ArrowLeft", Icon: ArrowLeft },
  { key: "ArrowRight", Icon: ArrowRight },
  { key: "ArrowUp", Icon: ArrowUp },
  { key: "ArrowDown", Icon: ArrowDown },
] as const;

const arrowPercent = 5;

interface MoveFormProps {
  name: string;
  place: Place;
  onMove: (place: Place) => void;
  onCancel: () => void;
}

/** Moves a plant by numbers, or by buttons that change them. */
export function MoveForm({ name, place, onMove, onCancel }: MoveFormProps) {
  const words = useStrings(strings);
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState({ x: String(Math.round(place.x)), y: String(Math.round(place.y)) });
  const [isTold, setTold] = useState(false);
  useEffect(() => form.current?.querySelector("input")?.focus(), []);

  const faultOf = (text: string) => (isTold && typedPlace(text, text) === null ? words.placeWrong : null);
  const nudge = (key: string) => {
    const next = nudgedPlace({ x: Number(typed.x), y: Number(typed.y) }, key, arrowPercent);
    if (next) setTyped({ x: String(next.x), y: String(next.y) });
  };
  function submit(event: FormEvent) {
    event.preventDefault();
    const next = typedPlace(typed.x, typed.y);
    setTold(next === null);
    if (next) return onMove(next);
    const isLeftWrong = typedPlace(typed.x, typed.x) === null;
    form.current?.querySelectorAll("input")[isLeftWrong ? 0 : 1]?.focus();
  }

  const fields = [
    { axis: "x", label: words.fromLeft },
    { axis: "y", label: words.fromBack },
  ] as const;
  return (
    <form
      ref={form}
      noValidate
      aria-label={words.actionOn(words.moveShort, name)}
      onSubmit={submit}
      className="grid gap-4 rounded-2xl bg-sunken p-4 sm:p-5"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {fields.map(({ axis, label }) => (
          <Field
            key={axis}
            label={label}
            hint={words.placeHint}
            error={faultOf(typed[axis])}
            inputMode="decimal"
            type="number"
            step="any"
            min={nearestPercent}
            max={farthestPercent}
            value={typed[axis]}
            onChange={(event) => setTyped({ ...typed, [axis]: event.target.value })}
          />
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {arrows.map(({ key, Icon }) => (
          <IconButton key={key} label={words.nudges[key]} onClick={() => nudge(key)} className="bg-raised">
            <Icon aria-hidden="true" size={20} />
          </IconButton>
        ))}
        <span className="grow" />
        <Button type="submit">{words.putHere}</Button>
        <Button kind="plain" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
