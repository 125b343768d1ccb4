import type { ReactNode } from "react";

interface ScrollProps {
  label: string;
  text: string;
  children: ReactNode;
}

/** A long list in a window of its own, so that the tabs stay near. */
export function Scroll({ label, text, children }: ScrollProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card bg-raised p-[min(1.5rem,5vw)] shadow-card sm:p-8">
      <p className="max-w-[65ch] text-[0.95rem] text-soft">{text}</p>
      <div
        role="region"
        aria-label={label}
        // a long list is scrolled with the keyboard too
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="-mx-2 max-h-[min(40rem,75dvh)] overflow-y-auto px-2"
      >
        {children}
      </div>
    </div>
  );
}
