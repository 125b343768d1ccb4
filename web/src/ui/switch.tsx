import { useId, type ReactNode } from "react";

interface SwitchProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  hint?: ReactNode;
  disabled?: boolean;
}

/** A labelled on/off switch with a hint. The label toggles it too. */
export function Switch({ label, checked, onChange, hint, disabled = false }: SwitchProps) {
  const id = useId();
  return (
    <div className="grid gap-0.5">
      <div className="flex items-center justify-between gap-4 max-[15rem]:flex-wrap">
        <label
          id={`${id}-label`}
          htmlFor={id}
          className={`flex min-h-11 min-w-0 grow items-center font-semibold ${disabled ? "" : "cursor-pointer"}`}
        >
          {label}
        </label>
        <button
          id={id}
          type="button"
          role="switch"
          aria-checked={checked}
          aria-labelledby={`${id}-label`}
          aria-describedby={hint ? `${id}-hint` : undefined}
          disabled={disabled}
          onClick={() => onChange(!checked)}
          className="group grid min-h-11 w-14 shrink-0 items-center rounded-control disabled:opacity-50"
        >
          <span className="flex h-8 items-center rounded-control border-2 border-soft bg-sunken px-1 transition duration-300 ease-water group-aria-checked:border-primary group-aria-checked:bg-primary">
            <span className="size-5 rounded-full bg-soft transition duration-300 ease-water group-aria-checked:translate-x-6 group-aria-checked:bg-on-primary" />
          </span>
        </button>
      </div>
      {hint ? (
        <p id={`${id}-hint`} className="max-w-[60ch] text-[0.9rem] text-soft">
          {hint}
        </p>
      ) : null}
    </div>
  );
}
