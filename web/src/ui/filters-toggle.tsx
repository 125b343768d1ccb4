import { SlidersHorizontal } from "lucide-react";

interface FiltersToggleProps {
  label: string;
  /** How many filters are set. */
  count: number;
  isOpen: boolean;
  onToggle: () => void;
}

/** Opens and closes the filters where there is no room for them: below 1024 px. */
export function FiltersToggle({ label, count, isOpen, onToggle }: FiltersToggleProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onToggle}
      className="inline-flex min-h-12 items-center gap-2 rounded-2xl bg-wash px-4 font-semibold transition duration-300 hover:shadow-card lg:hidden"
    >
      <SlidersHorizontal aria-hidden="true" size={18} />
      {label}
      {count > 0 ? <span className="tabular-nums">{`(${count})`}</span> : null}
    </button>
  );
}
