import type { HTMLAttributes } from "react";

/** A raised surface: soft depth instead of a border. */
export function Card({ className = "", ...rest }: HTMLAttributes<HTMLElement>) {
  return <section className={`rounded-card bg-raised p-6 shadow-card ${className}`} {...rest} />;
}

/** A small word on a tinted ground. */
export function Badge({ className = "", ...rest }: HTMLAttributes<HTMLElement>) {
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-control bg-wash px-3 py-1 text-[0.8rem] font-semibold leading-none text-ink ${className}`}
      {...rest}
    />
  );
}
