import type { ReactNode } from "react";

export const dayLink =
  "inline-flex min-h-11 w-fit items-center text-[0.92rem] font-semibold text-primary underline decoration-line underline-offset-4 hover:decoration-current";

interface DayPartProps {
  title: string;
  children: ReactNode;
  /** What is to be said below the rows, and where such rows live. */
  below?: ReactNode;
}

/** Rows of one kind on one day. */
export function DayPart({ title, children, below }: DayPartProps) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <h3 className="text-[1.15rem]">{title}</h3>
      <ul className="grid grid-cols-[minmax(0,1fr)]">{children}</ul>
      {below}
    </section>
  );
}

/** One row: what it is, and what belongs to it in quiet words. */
export function DayEntry({ name, more }: { name: ReactNode; more: ReactNode }) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2 tabular-nums">
      <span className="wrap-anywhere">{name}</span>
      <span className="text-[0.92rem] text-soft">{more}</span>
    </li>
  );
}
