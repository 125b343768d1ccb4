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

/** A card that lies across the page below 1024 px: the figure beside what it is made of. */
export const lyingCard =
  "col-span-full lg:col-auto min-[22rem]:max-lg:grid min-[22rem]:max-lg:grid-cols-[auto_minmax(0,1fr)] min-[22rem]:max-lg:gap-x-6 min-[22rem]:max-lg:*:col-start-2 min-[22rem]:max-lg:*:order-none min-[22rem]:max-lg:[&>div]:col-start-1 min-[22rem]:max-lg:[&>div]:row-span-3 min-[22rem]:max-lg:[&>div]:row-start-1 min-[22rem]:max-lg:[&>div]:mb-0";

const valueTones = { none: "text-ink", leaf: "text-leaf-deep", berry: "text-berry" } as const;

/** A figure, its name, and what it is made of; the name is read first. */
export function StatCard({ name, value, mark, tone, className = "", children }: StatCardProps) {
  return (
    <div
      className={`flex min-w-0 flex-col rounded-card bg-raised p-[min(1.25rem,5vw)] text-[0.92rem] leading-snug shadow-card ${className}`}
    >
      <h2 className="font-sans! text-[0.95rem] font-semibold tracking-normal!">{name}</h2>
      <div className="order-first mb-2.5 flex min-h-10 flex-wrap items-center justify-between gap-2 text-primary">
        <p className={`font-serif text-[2.4rem] leading-none tabular-nums ${valueTones[tone ?? "none"]}`}>
          {value}
        </p>
        {mark}
      </div>
      {children}
    </div>
  );
}

/** The look of what leads from a figure to what it counts: at the foot of its card. */
export const traceClass =
  "mt-auto inline-flex min-h-11 w-fit items-end pt-2 text-left font-semibold text-primary underline decoration-line underline-offset-4 hover:decoration-current";
