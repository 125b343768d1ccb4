import { useEffect, useRef, type ReactNode } from "react";

/** A heading that takes the focus when its view appears: what had it before has just left the page. */
export function FocusedHeading({ className = "", children }: { className?: string; children: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);
  return (
    <h1 ref={ref} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
