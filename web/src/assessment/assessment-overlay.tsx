import { useEffect, useEffectEvent, useRef, type ReactNode } from "react";
import { useStrings } from "../app/language.tsx";
import { RipplePool } from "./ripple-pool.tsx";
import { strings } from "./strings.ts";

interface AssessmentOverlayProps {
  /** How many rings lie on the water. */
  rings: number;
  onKeyDown: (event: KeyboardEvent) => void;
  onLeave: () => void;
  children: ReactNode;
}

/** The room of the questions: it fills the screen below the practice's line, and Escape leaves it too. */
export function AssessmentOverlay({ rings, onKeyDown, onLeave, children }: AssessmentOverlayProps) {
  const words = useStrings(strings);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  useKeys((event) => {
    if (event.key === "Escape") onLeave();
    else onKeyDown(event);
  });
  return (
    <section
      aria-labelledby="assessment-title"
      className="grid grow grid-cols-1 grid-rows-[auto_1fr] gap-x-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-1"
    >
      {/* a low window belongs to the question and its answers */}
      <div className="hidden overflow-hidden rounded-card lg:sticky lg:top-4 lg:block lg:h-[calc(100dvh-6.5rem)]! [@media(min-height:47rem)]:block [@media(min-height:47rem)]:h-16">
        <RipplePool rings={rings} className="size-full" />
      </div>
      <div className="flex min-w-0 flex-col pt-1 lg:pt-4">
        <h1
          id="assessment-title"
          ref={title}
          tabIndex={-1}
          className="sr-only text-soft sm:not-sr-only sm:pb-2! sm:text-[1.2rem]"
        >
          {words.title}
        </h1>
        {children}
        <p className="mt-auto max-w-[58ch] pt-1 text-[0.82rem] leading-snug text-soft sm:pt-6">
          {words.about} <span className="[@media(max-height:47rem)]:hidden">{words.leave}</span>
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
