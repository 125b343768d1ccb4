import { useRef, useState } from "react";
import { Field } from "../ui/field.tsx";

interface TimeFieldProps {
  label: string;
  value: string;
  onChoose: (time: string) => void;
  hint?: string | null;
  error?: string | null;
}

// while somebody types a time, every key produces another one
const typedMs = 900;

/** A time of day, "HH:MM": told when somebody has stopped typing or leaves the field. What is no time is put back. */
export function TimeField({ label, value, onChoose, hint, error }: TimeFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const choose = (time: string) => {
    clearTimeout(timer.current);
    if (/^\d\d:\d\d$/.test(time) && time !== value) onChoose(time);
  };
  return (
    <Field
      type="time"
      label={label}
      hint={hint}
      error={error}
      required
      value={typed ?? value}
      className="w-full max-w-48"
      onChange={(event) => {
        const time = event.currentTarget.value;
        setTyped(time);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => choose(time), typedMs);
      }}
      onBlur={(event) => {
        choose(event.currentTarget.value);
        setTyped(null);
      }}
    />
  );
}
