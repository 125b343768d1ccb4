import { useId, type ReactNode } from "react";

interface SwitchProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  hint?: ReactNode;
  disabled?: boolean;
}

/** Something that is on or off, with its name and what it does beside it. The whole line can be pressed. */
export function Switch({ label, checked, onChange, hint, disabled = false }: SwitchProps) {
  const id = useId();
  return (
    <div className="grid gap-0.5">
      <label
        htmlFor={id}
        className={`flex min-h-11 items-center justify-between gap-4 font-semibold ${disabled ? "" : "cursor-pointer"}`}
      >
        <span className="min-w-0 wrap-anywhere">{label}</span>
        <span className="relative inline-grid shrink-0">
          <input
            id={id}
            type="checkbox"
            role="switch"
            checked={checked}
            disabled={disabled}
            aria-describedby={hint ? `${id}-hint` : undefined}
            onChange={(event) => onChange(event.currentTarget.checked)}
            className="peer absolute inset-0 z-10 m-0 size-full cursor-[inherit] opacity-0"
          />
          <span className="h-8 w-14 rounded-control border-2 border-soft bg-sunken transition duration-300 ease-water peer-checked:border-primary peer-checked:bg-primary peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-primary peer-disabled:opacity-50" />
          <span className="pointer-events-none absolute left-1.5 top-1.5 size-5 rounded-full bg-soft transition duration-300 ease-water peer-checked:translate-x-6 peer-checked:bg-on-primary peer-disabled:opacity-50" />
        </span>
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="max-w-[60ch] text-[0.9rem] text-soft">
          {hint}
        </p>
      ) : null}
    </div>
  );
}
