import type { Step } from "@remanso/core/activity/contract.ts";
import type { ClockReading } from "@remanso/core/session/session-clock.ts";
import { useStrings } from "../app/language.tsx";
import { RippleProgress } from "../ui/illustrations/ripple-progress.tsx";
import { clockText } from "./clock-face.ts";
import { strings } from "./strings.ts";

/** The time left in the step, in a ring that closes. */
export function StepCountdown({ reading, step }: { reading: ClockReading; step: Step }) {
  const words = useStrings(strings);
  const text = clockText(reading.remainingSeconds);
  return (
    <div className="relative grid size-[min(6.25rem,30vw)] place-items-center rounded-full bg-paper text-ink lg:size-40">
      <span aria-hidden="true" className="absolute inset-1 [&>svg]:size-full">
        <RippleProgress fraction={reading.stepElapsedMs / (step.duration * 1000)} size={100} label="" />
      </span>
      <span
        role="timer"
        aria-label={words.timeLeft}
        className="font-serif text-[min(1.5rem,8vw)] tabular-nums lg:text-4xl"
      >
        {text}
      </span>
    </div>
  );
}
