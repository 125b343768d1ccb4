import type { ReactNode } from "react";
import { useDrawsFolded } from "../app/draws-folded.ts";

interface FoldProps {
  id: string;
  title: string;
  /** How much is in it, in a word or two. */
  note?: string | undefined;
  children: ReactNode;
}

/** A part that opens behind its heading. What leads into it opens it (`goTo`). */
export function Fold({ id, title, note, children }: FoldProps) {
  const isDrawn = useDrawsFolded();
  return (
    <section aria-labelledby={id} className="min-w-0 border-t border-line first:border-t-0">
      <details>
        <summary className="min-h-12 rounded-[12px] py-1.5 hover:text-primary">
          <h3 id={id} tabIndex={-1} className="min-w-0 font-sans text-base font-semibold tracking-normal">
            {title}
          </h3>
          <span className="ml-auto shrink-0 text-[0.92rem] text-soft tabular-nums">{note}</span>
        </summary>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 pt-2 pb-6">{isDrawn ? children : null}</div>
      </details>
    </section>
  );
}
