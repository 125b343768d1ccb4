import type { ReactNode } from "react";
import type { Activity } from "@remanso/core/activity/contract.ts";
import { ActivityPicture } from "../ui/illustrations/activities/activity-picture.tsx";

interface StepPictureProps {
  activity: Pick<Activity, "activityType" | "catalogueKey">;
  isBreathing: boolean;
  /** In the upper corner. */
  corner: ReactNode;
  children: ReactNode;
}

/** The scene of the activity with the countdown resting on its edge; over a breathing step slow ripples open. */
export function StepPicture({ activity, isBreathing, corner, children }: StepPictureProps) {
  return (
    <div className="relative -mb-9 pb-9 beside:mb-0 beside:sticky beside:top-3 beside:self-start lg:pb-20">
      <div className="relative overflow-hidden rounded-card shadow-card">
        <ActivityPicture
          activity={activity}
          className="aspect-[3.2] w-full max-lg:[@media(min-height:48rem)]:aspect-[2.2] beside:aspect-[1.6]"
        />
        {isBreathing ? <SlowRipples /> : null}
        <div className="absolute left-2 top-2 flex gap-2">{corner}</div>
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
      className="absolute bottom-1 right-[calc(min(6.25rem,30vw)/2+0.75rem)] size-80 translate-x-1/2 translate-y-1/2 opacity-80 lg:right-1/2 lg:size-120"
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
