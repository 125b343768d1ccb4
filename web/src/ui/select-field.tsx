import { ChevronDown } from "lucide-react";
import { useId, type ReactNode, type SelectHTMLAttributes } from "react";

interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string;
  hint?: string | undefined;
  children: ReactNode;
}

/** A labelled native <select>. */
export function SelectField({ label, hint, children, className = "", ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={`grid gap-1.5 ${className}`}>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          aria-describedby={hint ? `${id}-hint` : undefined}
          className="min-h-12 w-full min-w-0 appearance-none rounded-2xl border border-[color-mix(in_oklch,var(--soft)_60%,transparent)] bg-paper py-2.5 pl-4 pr-11 text-ink"
          {...select}
        >
          {children}
        </select>
        <ChevronDown
          aria-hidden="true"
          size={20}
          className="pointer-events-none absolute right-4 top-1/2 -translate-y-1/2 text-soft"
        />
      </div>
      {hint ? (
        <p id={`${id}-hint`} className="text-[0.9rem] text-soft">
          {hint}
        </p>
      ) : null}
    </div>
  );
}
