import type { ReactNode } from "react";

interface StatCardProps {
  name: string;
  value: string;
  mark: ReactNode;
  /** The colour of the value; by itself a figure has none. */
  tone?: "leaf" | "berry" | undefined;
  className?: string;
  children: ReactNode;
}

const look = "min-w-0 rounded-card bg-raised p-[min(1.25rem,5vw)] text-[0.92rem] leading-snug shadow-card";
const nameLook = "font-sans! text-[0.95rem] font-semibold tracking-normal!";
const valueLook = "font-serif text-[2.4rem] leading-none tabular-nums";
const valueTones = { none: "text-ink", leaf: "text-leaf-deep", berry: "text-berry" } as const;

/** A figure, its name, and what it is made of; the name is read first. */
export function StatCard({ name, value, mark, tone, className = "", children }: StatCardProps) {
  return (
    <div className={`flex flex-col ${look} ${className}`}>
      <h2 className={nameLook}>{name}</h2>
      <div className="order-first mb-2.5 flex min-h-10 flex-wrap items-center justify-between gap-2 text-primary">
        <p className={`${valueLook} ${valueTones[tone ?? "none"]}`}>{value}</p>
        {mark}
      </div>
      {children}
    </div>
  );
}

interface CountRowProps {
  name: string;
  value: string;
  mark: ReactNode;
  note: string;
  /** The way to what it counts. */
  children: ReactNode;
}

/** A number in one line: how many, of what, and the way there. */
export function CountRow({ name, value, mark, note, children }: CountRowProps) {
  return (
    <div
      className={`grid content-center items-center gap-x-4 min-[18rem]:grid-cols-[minmax(2.8rem,auto)_minmax(0,1fr)_auto] lg:grid-cols-[minmax(2.8rem,auto)_minmax(0,1fr)_auto_auto] lg:py-3.5! ${look}`}
    >
      <div className="self-end min-[18rem]:col-start-2">
        <h2 className={nameLook}>{name}</h2>
      </div>
      <p
        className={`row-start-1 min-[18rem]:col-start-1 min-[18rem]:row-span-2 min-[18rem]:row-start-1 ${valueLook} text-ink`}
      >
        {value}
      </p>
      <p className="self-start text-soft min-[18rem]:col-start-2 min-[18rem]:row-start-2">{note}</p>
      <div className="min-[18rem]:col-start-2 lg:col-start-3 lg:row-span-2 lg:row-start-1 lg:*:items-center! lg:*:pt-0!">
        {children}
      </div>
      <div className="max-w-16 text-primary max-[22rem]:hidden min-[18rem]:col-start-3 min-[18rem]:row-span-2 min-[18rem]:row-start-1 lg:col-start-4 lg:max-xl:hidden">
        {mark}
      </div>
    </div>
  );
}

/** The look of what leads from a figure to what it counts: at the foot of its card. */
export const traceClass =
  "mt-auto inline-flex min-h-11 w-fit items-end pt-2 text-left font-semibold text-primary underline decoration-line underline-offset-4 hover:decoration-current";
