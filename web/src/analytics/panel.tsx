import type { ReactNode } from "react";

interface PanelProps {
  id: string;
  title: string;
  className?: string;
  children: ReactNode;
}

/** A raised page with a heading. */
export function Panel({ id, title, className = "", children }: PanelProps) {
  return (
    <section
      aria-labelledby={id}
      className={`grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-5 rounded-card bg-raised p-5 shadow-card sm:p-8 ${className}`}
    >
      <h2 id={id} tabIndex={-1} className="w-fit text-[1.35rem] sm:text-[1.5rem]">
        {title}
      </h2>
      {children}
    </section>
  );
}
