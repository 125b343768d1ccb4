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
}

/** The river at this hour, the greeting, and one line. */
export function HomeGreeting({ name, part, heading, line }: HomeGreetingProps) {
  const words = useStrings(strings);
  return (
    <header className="grid grid-cols-1 gap-5">
      <DayScene part={part} className="h-32 w-full rounded-card sm:h-44 lg:h-52" />
      <div className="grid gap-1.5">
        <h1 ref={heading} tabIndex={-1} className="text-[2rem] wrap-anywhere lg:text-[2.8rem]">
          {words.greeting(part, name)}
        </h1>
        <p className="min-h-[1.6em] text-[1.05rem] text-soft">{line}</p>
      </div>
    </header>
  );
}
