import type { ReactNode } from "react";
import type { Activity, Step } from "@remanso/core/activity/contract.ts";
import { useStrings } from "../app/language.tsx";
import { adviceFor } from "./advice-for.ts";
import { FocusedHeading } from "./focused-heading.tsx";
import { strings } from "./strings.ts";

interface StepBodyProps {
  step: Step;
  playing: boolean;
  instead: ReactNode;
}

/** The step's title, and under it what to do, or what stands in its place: a question, or that the time is over. */
export function StepBody({ step, playing, instead }: StepBodyProps) {
  return (
    <div className="grid gap-3 beside:min-h-36">
      <FocusedHeading className="text-[min(1.8rem,9vw)] leading-[1.12] break-words sm:text-[2.1rem] lg:text-[2.9rem]">
        {step.title}
      </FocusedHeading>
      {instead ?? <StepText instruction={step.instruction} playing={playing} />}
    </div>
  );
}

/** Who began by 'Comenzar Sesión' has not seen the overview. */
export function Advice({ activityType }: Pick<Activity, "activityType">) {
  const advice = adviceFor(activityType, useStrings(strings).advice);
  return advice ? <p className="max-w-[65ch] rounded-card bg-wash px-5 py-4">{advice}</p> : null;
}

/** specification §2: pause hides the step content. */
function StepText({ instruction, playing }: { instruction: string; playing: boolean }) {
  const words = useStrings(strings);
  if (playing)
    return (
      <p className="max-w-[65ch] text-lg leading-relaxed break-words whitespace-pre-line">{instruction}</p>
    );
  return (
    <p className="max-w-[65ch] text-lg text-soft">
      <strong className="block font-semibold text-ink">{words.paused}</strong>
      {words.pausedText}
    </p>
  );
}
