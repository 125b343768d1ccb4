import type { Step } from "@remanso/core/activity/contract.ts";
import type { ClockReading } from "@remanso/core/session/session-clock.ts";
import { useStrings } from "../app/language.tsx";
import { strings } from "./strings.ts";

interface SessionHeaderProps {
  activityName: string;
  steps: readonly Step[];
  reading: ClockReading;
  /** The countdown stands beside it on a phone. */
  hasRing: boolean;
}

const besideRing = "min-h-12 pr-[min(7.5rem,34vw)] beside:min-h-0 beside:pr-0";

/** Which activity, which step, and how much of the whole lies behind: one stretch of the bar for each step. */
export function SessionHeader({ activityName, steps, reading, hasRing }: SessionHeaderProps) {
  const words = useStrings(strings);
  const place = words.stepOf(reading.stepIndex + 1, steps.length);
  return (
    <div className="grid gap-3">
      <p className={`leading-snug ${hasRing ? besideRing : ""}`}>
        <span className="block font-semibold wrap-anywhere">{activityName}</span>
        <span className="text-soft tabular-nums">{place}</span>
      </p>
      <div
        role="progressbar"
        aria-label={words.progress}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(reading.fraction * 100)}
        aria-valuetext={place}
        className="flex gap-1.5"
      >
        {steps.map((step, index) => (
          <span
            key={step.id}
            className="h-2 grow overflow-hidden rounded-control bg-wash forced-colors:border forced-colors:border-[CanvasText]"
          >
            <span
              className="block h-full rounded-control bg-primary transition-[width] duration-300 ease-linear"
              style={{ width: `${percentOf(index, steps.length, reading)}%` }}
            />
          </span>
        ))}
      </div>
    </div>
  );
}

/** How much of step `index` lies behind. */
function percentOf(index: number, count: number, { stepIndex, fraction }: ClockReading): number {
  if (index !== stepIndex) return index < stepIndex ? 100 : 0;
  return Math.round((fraction * count - stepIndex) * 1000) / 10;
}
