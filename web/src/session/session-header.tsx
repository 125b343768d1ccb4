import { Link } from "@tanstack/react-router";
import { X } from "lucide-react";
import type { Step } from "@remanso/core/activity/contract.ts";
import type { ClockReading } from "@remanso/core/session/session-clock.ts";
import { useStrings } from "../app/language.tsx";
import { strings } from "./strings.ts";

interface SessionHeaderProps {
  activityName: string;
  steps: readonly Step[];
  reading: ClockReading;
}

/** Which activity, which step, and how much of the whole lies behind: one stretch of the bar for each step. */
export function SessionHeader({ activityName, steps, reading }: SessionHeaderProps) {
  const words = useStrings(strings);
  const place = words.stepOf(reading.stepIndex + 1, steps.length);
  return (
    <div className="grid gap-3">
      <div className="flex items-start justify-between gap-4">
        <p className="min-w-0 pt-2.5 leading-snug">
          <span className="block break-words font-semibold">{activityName}</span>
          <span className="text-soft tabular-nums">{place}</span>
        </p>
        <Link
          to="/activities"
          className="inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-control px-3 font-semibold text-soft transition hover:bg-wash hover:text-ink"
        >
          <X aria-hidden="true" size={18} />
          {words.leave}
        </Link>
      </div>
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
          <span key={step.id} className="h-2 grow overflow-hidden rounded-control bg-wash">
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
