import { useId } from "react";

interface ChoiceProps<Value extends string> {
  legend: string;
  chosen: Value | null;
  onChoose: (value: Value) => void;
  options: readonly { readonly value: Value; readonly label: string }[];
}

/** A question with a few answers side by side, one of which is chosen. */
export function Choice<Value extends string>({ legend, chosen, onChoose, options }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold wrap-anywhere">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label }) => (
          <label
            key={value}
            className="relative inline-flex min-h-12 cursor-pointer items-center rounded-control border border-[color-mix(in_oklch,var(--soft)_60%,transparent)] px-5 py-2 leading-snug transition duration-300 ease-water hover:bg-wash has-checked:border-primary has-checked:bg-wash has-checked:font-semibold has-checked:shadow-[inset_0_0_0_1px_var(--primary)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary forced-colors:has-checked:border-4"
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={chosen === value}
              onChange={() => onChoose(value)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-control outline-none"
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
