import { useEffect, useRef, type ReactNode } from "react";

/** The heading of a step. It takes the focus, because the button that led here is gone. */
export function StepHeading({ id, children }: { id?: string; children: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <h3 ref={ref} id={id} tabIndex={-1} className="text-[1.15rem]">
      {children}
    </h3>
  );
}
