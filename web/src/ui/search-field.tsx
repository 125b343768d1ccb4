import { Search } from "lucide-react";
import { useId } from "react";

interface SearchFieldProps {
  label: string;
  placeholder: string;
  typed: string;
  onType: (text: string) => void;
  /** Called on Enter and when the field loses the focus. */
  onSettle: () => void;
  className?: string;
}

/** A labelled search field with a magnifying glass. */
export function SearchField({
  label,
  placeholder,
  typed,
  onType,
  onSettle,
  className = "",
}: SearchFieldProps) {
  const id = useId();
  return (
    <div className={`grid gap-1.5 ${className}`}>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <div className="relative">
        <Search
          aria-hidden="true"
          size={20}
          className="pointer-events-none absolute left-4 top-1/2 -translate-y-1/2 text-soft"
        />
        <input
          id={id}
          type="search"
          value={typed}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={placeholder}
          onChange={(event) => onType(event.target.value)}
          onBlur={onSettle}
          onKeyDown={(event) => (event.key === "Enter" ? onSettle() : undefined)}
          className="min-h-12 w-full rounded-2xl border border-[color-mix(in_oklch,var(--soft)_60%,transparent)] bg-raised py-2.5 pl-12 pr-4 text-ink placeholder:text-soft"
        />
      </div>
    </div>
  );
}
