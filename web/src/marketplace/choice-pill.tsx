import type { ReactNode } from "react";

interface ChoicePillProps {
  /** The question that it is one answer to. */
  name: string;
  value: string;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

/** One of several answers, as large as a thumb. */
export function ChoicePill({ name, value, isChosen, onChoose, children }: ChoicePillProps) {
  return (
    <label className="relative grid min-h-12 cursor-pointer content-center justify-items-center rounded-2xl bg-sunken px-3 py-2 text-center leading-tight font-semibold transition duration-300 ease-water hover:shadow-card has-checked:bg-wash has-checked:shadow-[inset_0_0_0_2px_var(--primary)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary">
      <input
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        onChange={onChoose}
        className="absolute inset-0 cursor-pointer appearance-none rounded-2xl outline-none"
      />
      {children}
    </label>
  );
}
