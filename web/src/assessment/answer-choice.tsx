import { Check } from "lucide-react";

interface AnswerChoiceProps {
  name: string;
  /** 0 (never) to 4 (always). */
  value: number;
  label: string;
  checked: boolean;
  onChoose: (value: number) => void;
}

/** One of the five answers, as wide as the column; the drop of water in front has a ring for each step of the scale. */
export function AnswerChoice({ name, value, label, checked, onChoose }: AnswerChoiceProps) {
  return (
    <label className="relative flex min-h-12 [@media(max-height:47rem)]:min-h-11 cursor-pointer items-center gap-[min(1rem,5vw)] rounded-2xl border border-line bg-raised px-[min(1rem,5vw)] py-1 [@media(max-height:47rem)]:py-0.5 sm:min-h-13 transition duration-300 ease-water hover:border-primary has-checked:border-primary has-checked:bg-wash has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary">
      <input
        type="radio"
        name={name}
        value={value}
        checked={checked}
        onChange={() => onChoose(value)}
        className="sr-only"
      />
      <Rings count={value} checked={checked} />
      <span className="min-w-0 grow font-semibold">{label}</span>
      <Check
        aria-hidden="true"
        size={20}
        className={`text-primary transition-opacity duration-300 ${checked ? "opacity-100" : "opacity-0"}`}
      />
    </label>
  );
}

function Rings({ count, checked }: { count: number; checked: boolean }) {
  return (
    <svg
      width="36"
      height="36"
      viewBox="0 0 36 36"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      focusable="false"
      className={`shrink-0 transition-colors duration-300 ${checked ? "text-primary" : "text-soft"}`}
    >
      <circle cx="18" cy="18" r="2.6" fill="currentColor" stroke="none" />
      {Array.from({ length: count }, (_, index) => (
        <circle
          key={index}
          cx="18"
          cy="18"
          r={5.8 + index * 3.6}
          strokeWidth={1.5}
          opacity={0.9 - index * 0.14}
        />
      ))}
    </svg>
  );
}
