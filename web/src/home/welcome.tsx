import type { RefObject } from "react";
import { Link } from "../router/link.tsx";
import { useStrings } from "../app/language.tsx";
import { buttonClass } from "../ui/button.tsx";
import { ActivityScene } from "../ui/illustrations/activity-scene.tsx";
import { DayScene } from "./day-scene.tsx";
import type { PartOfDay } from "./greeting.ts";
import { strings } from "./strings.ts";

const scenes = ["journaling", "reflection", "breathing"] as const;

export interface WelcomeProps {
  name: string | null;
  part: PartOfDay;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** Home before the first assessment: what this is, and the way in. */
export function Welcome({ name, part, heading }: WelcomeProps) {
  const words = useStrings(strings).welcome;
  return (
    <div className="grid grid-cols-1 gap-14">
      <section className="grid grid-cols-1 items-center gap-4 sm:gap-8 lg:grid-cols-2 lg:gap-14">
        <DayScene
          part={part}
          className="aspect-5/3 w-full rounded-card max-lg:[@media(max-height:48rem)]:aspect-[2.9] lg:order-last lg:aspect-4/3"
        />
        <div className="grid grid-cols-1 justify-items-start gap-3.5 sm:gap-5">
          <h1
            ref={heading}
            tabIndex={-1}
            className="text-[2rem] wrap-anywhere sm:text-[2.2rem] lg:text-[3rem]"
          >
            {words.title(name)}
          </h1>
          <p className="max-w-[54ch] text-soft sm:text-[1.1rem]">{words.text}</p>
          <Link to="/assessment" className={`${buttonClass("primary")} min-h-13 px-7 text-[1.05rem]`}>
            {words.button}
          </Link>
          <p className="text-[0.92rem] text-soft">{words.note}</p>
        </div>
      </section>
      <section aria-labelledby="steps" className="grid gap-6">
        <h2 id="steps" className="text-[1.55rem]">
          {words.stepsTitle}
        </h2>
        <ol className="grid gap-8 sm:grid-cols-3">
          {words.steps.map((step, index) => (
            <li key={step.title} className="grid content-start gap-3">
              <ActivityScene
                type={scenes[index] ?? "custom"}
                ratio={2}
                className="aspect-2/1 w-full rounded-card"
              />
              <h3 className="text-[1.25rem]">{step.title}</h3>
              <p className="text-soft">{step.text}</p>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
