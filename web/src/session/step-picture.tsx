import type { ReactNode } from "react";
import type { ActivityType } from "@remanso/core/activity/catalogue-entry.ts";
import { ActivityScene } from "../ui/illustrations/activity-scene.tsx";

interface StepPictureProps {
  activityType: ActivityType;
  isBreathing: boolean;
  children: ReactNode;
}

/** The scene of the activity with the countdown resting on its edge; over a breathing step slow ripples open. */
export function StepPicture({ activityType, isBreathing, children }: StepPictureProps) {
  return (
    <div className="relative pb-16 lg:sticky lg:top-6 lg:self-start lg:pb-20">
      <div className="relative overflow-hidden rounded-card shadow-card">
        <ActivityScene type={activityType} className="aspect-[2.4] w-full lg:aspect-[0.95]" />
        {isBreathing ? <SlowRipples /> : null}
      </div>
      <div className="absolute inset-x-0 bottom-0 grid justify-center">{children}</div>
    </div>
  );
}

const ringDelays = ["", "[animation-delay:-4s]", "[animation-delay:-8s]"];

/** Rings that open from the water, one every four seconds; with reduced motion they stand still. */
function SlowRipples() {
  return (
    <svg
      viewBox="0 0 200 200"
      fill="none"
      stroke="var(--art-ripple)"
      strokeWidth="1.6"
      aria-hidden="true"
      className="absolute top-1/2 aspect-square w-[130%] max-w-none -translate-y-1/2 left-1/2 -translate-x-1/2"
    >
      {ringDelays.map((delay) => (
        <circle
          key={delay}
          cx="100"
          cy="100"
          r="80"
          className={`origin-center opacity-0 [transform-box:view-box] motion-safe:animate-[ripple-open_12s_ease-out_infinite] motion-reduce:opacity-40 ${delay}`}
        />
      ))}
    </svg>
  );
}
