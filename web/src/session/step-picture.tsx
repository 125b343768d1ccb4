import type { ReactNode } from "react";
import type { Activity } from "@remanso/core/activity/contract.ts";
import { ActivityPicture } from "../ui/illustrations/activities/activity-picture.tsx";

interface StepPictureProps {
  activity: Activity;
  isBreathing: boolean;
  children: ReactNode;
}

/** The scene of the activity with the countdown resting on its edge; over a breathing step slow ripples open. */
export function StepPicture({ activity, isBreathing, children }: StepPictureProps) {
  return (
    <div className="relative pb-14 lg:sticky lg:top-6 lg:self-start lg:pb-20">
      <div className="relative overflow-hidden rounded-card shadow-card">
        <ActivityPicture activity={activity} className="aspect-[2.4] w-full lg:aspect-[0.95]" />
        {isBreathing ? <SlowRipples /> : null}
      </div>
      <div className="absolute bottom-0 right-3 lg:right-1/2 lg:translate-x-1/2">{children}</div>
    </div>
  );
}

const ringDelays = ["", "[animation-delay:-4s]", "[animation-delay:-8s]"];

/** Rings that open on the picture from the countdown, one every four seconds; with reduced motion they stand still. */
function SlowRipples() {
  return (
    <svg
      viewBox="0 0 100 100"
      fill="none"
      stroke="var(--art-ripple)"
      aria-hidden="true"
      className="absolute bottom-1 right-[calc(min(7.5rem,34vw)/2+0.75rem)] size-80 translate-x-1/2 translate-y-1/2 opacity-80 lg:right-1/2 lg:size-120"
    >
      {ringDelays.map((delay) => (
        <circle
          key={delay}
          cx="50"
          cy="50"
          r="43"
          strokeWidth="0.8"
          className={`origin-center opacity-0 motion-safe:animate-[ripple-open_12s_ease-out_infinite] motion-reduce:opacity-15 ${delay}`}
        />
      ))}
    </svg>
  );
}
