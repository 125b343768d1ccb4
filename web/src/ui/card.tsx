import type { HTMLAttributes } from "react";

/** A raised surface: soft depth instead of a border. */
export function Card({ className = "", ...rest }: HTMLAttributes<HTMLElement>) {
  return <section className={`rounded-card bg-raised p-6 shadow-card ${className}`} {...rest} />;
}

/** A small word on a tinted ground. */
export function Badge({ className = "", ...rest }: HTMLAttributes<HTMLElement>) {
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-control bg-wash px-[min(0.75rem,4vw)] py-1 text-[min(0.8rem,6vw)] font-semibold leading-none text-ink ${className}`}
      {...rest}
    />
  );
}
