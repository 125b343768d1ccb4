import { useNavigate } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef, type ReactNode } from "react";
import { useStrings } from "../app/language.tsx";
import { RipplePool } from "./ripple-pool.tsx";
import { strings } from "./strings.ts";

interface AssessmentOverlayProps {
  /** How many rings lie on the water. */
  rings: number;
  onKeyDown: (event: KeyboardEvent) => void;
  children: ReactNode;
}

/** The room of the questions: it fills the screen below the practice's line, and Escape leaves it too. */
export function AssessmentOverlay({ rings, onKeyDown, children }: AssessmentOverlayProps) {
  const words = useStrings(strings);
  const navigate = useNavigate();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  useKeys((event) => {
    if (event.key === "Escape") void navigate({ to: "/" });
    else onKeyDown(event);
  });
  return (
    <section
      aria-labelledby="assessment-title"
      className="grid grow grid-cols-1 grid-rows-[auto_1fr] gap-x-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-1"
    >
      <RipplePool
        rings={rings}
        className="h-16 w-full overflow-hidden rounded-card sm:h-28 lg:sticky lg:top-4 lg:h-[calc(100dvh-6.5rem)]"
      />
      <div className="flex flex-col pt-3 lg:pt-4">
        <h1 id="assessment-title" ref={title} tabIndex={-1} className="text-[1.2rem] text-soft">
          {words.title}
        </h1>
        {children}
        <p className="mt-auto max-w-[58ch] pt-6 text-[0.88rem] text-soft">
          {words.leave} {words.about}
        </p>
      </div>
    </section>
  );
}

/** Hears the keys of the whole page, unless a window lies over it. */
function useKeys(onKeyDown: (event: KeyboardEvent) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!document.querySelector("dialog:modal")) onKeyDown(event);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
