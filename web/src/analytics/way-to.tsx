import type { ReactNode } from "react";
import { goTo, places } from "./go-to.ts";

interface WayToProps {
  place: keyof typeof places;
  /** What is to be done before. */
  onFollow?: (() => void) | undefined;
  /** aria-label, because the visible text alone does not name the destination. */
  label?: string;
  className?: string;
  children: ReactNode;
}

/** A link on a line of its own. */
export const wayClass =
  "inline-flex min-h-11 w-fit items-center font-semibold text-primary underline decoration-line underline-offset-4 hover:decoration-current";

/** A link to another part of the screen. */
export function WayTo({ place, onFollow, label, className = wayClass, children }: WayToProps) {
  return (
    <a
      href={`#${places[place]}`}
      aria-label={label}
      onClick={(event) => {
        event.preventDefault();
        onFollow?.();
        goTo(place);
      }}
      className={className}
    >
      {children}
    </a>
  );
}
