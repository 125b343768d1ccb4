import type { RefObject } from "react";
import { useStrings } from "../app/language.tsx";
import { DayScene } from "./day-scene.tsx";
import type { PartOfDay } from "./greeting.ts";
import { strings } from "./strings.ts";

interface HomeGreetingProps {
  name: string | null;
  part: PartOfDay;
  heading: RefObject<HTMLHeadingElement | null>;
  /** The line below the greeting; null while it is not known yet. */
  line: string | null;
  /** True where a phone has no room for the line. */
  isShort?: boolean;
}

/** The greeting and one line, with the river at this hour as their ground. */
export function HomeGreeting({ name, part, heading, line, isShort = false }: HomeGreetingProps) {
  const words = useStrings(strings);
  return (
    <header className="relative isolate overflow-hidden rounded-card">
      <DayScene part={part} className="absolute inset-0 -z-10 size-full" />
      <div className="grid min-h-14 content-center gap-0.5 bg-linear-to-r from-paper/90 from-35% via-paper/75 via-55% to-transparent to-85% py-2.5 pl-4 pr-[18%] sm:min-h-28 sm:pl-6 lg:min-h-36 lg:[@media(max-height:52rem)]:min-h-24">
        <h1
          ref={heading}
          tabIndex={-1}
          className="text-[1.35rem] wrap-anywhere sm:text-[1.7rem] lg:text-[2.2rem]"
        >
          {words.greeting(part, name)}
        </h1>
        <p
          className={`${isShort ? "max-sm:[html:not([data-answered])_&]:sr-only" : ""} min-h-[1.4em] max-w-[30ch] text-[0.88rem] leading-snug text-ink sm:text-base`}
        >
          {line}
        </p>
      </div>
    </header>
  );
}
