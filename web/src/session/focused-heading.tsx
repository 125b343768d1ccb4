import { useEffect, useRef, type ReactNode } from "react";

/** The heading of a view that takes another one's place: it gets the focus, which has just left the page, from the top. */
export function FocusedHeading({ className = "", children }: { className?: string; children: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, []);
  return (
    <h1 ref={ref} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
