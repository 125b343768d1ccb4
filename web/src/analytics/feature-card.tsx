import type { ReactNode } from "react";
import { useStrings } from "../app/language.tsx";
import { ActivityScene } from "../ui/illustrations/activity-scene.tsx";
import { strings } from "./strings.ts";

const features = {
  patterns: { scene: "nature", text: "patternsText", isTall: false },
  trends: { scene: "reflection", text: "trendsText", isTall: true },
  insights: { scene: "journaling", text: "insightsText", isTall: false },
} as const;

interface FeatureCardProps {
  feature: keyof typeof features;
  children: ReactNode;
}

/** specification §2: something that the analysis can do, and behind it what it has to say. Charts need a wide column on a desktop. */
export function FeatureCard({ feature, children }: FeatureCardProps) {
  const words = useStrings(strings).features;
  const { scene, text, isTall } = features[feature];
  return (
    <li
      className={`flex min-w-0 flex-col overflow-hidden rounded-card bg-raised shadow-card ${isTall ? "lg:row-span-2" : ""}`}
    >
      <div
        className={`grid grid-cols-[4.5rem_minmax(0,1fr)] max-[18rem]:grid-cols-1 ${isTall ? "lg:grid-cols-1" : "grow lg:grid-cols-[min(9rem,32%)_minmax(0,1fr)]"}`}
      >
        <ActivityScene
          type={scene}
          ratio={2.6}
          className={`size-full max-lg:max-h-14 ${isTall ? "lg:aspect-[2.6]" : "lg:max-h-34"}`}
        />
        <div className="grid content-center gap-1 px-4 py-2 lg:px-6 lg:pt-5">
          <h2 className="text-[1.12rem] lg:text-[1.3rem]">{words[feature]}</h2>
          {/* on a phone the title says enough to the eye */}
          <p className="text-[0.92rem] text-soft max-lg:sr-only">{words[text]}</p>
        </div>
      </div>
      <div className="px-4 lg:px-6 lg:pb-2">{children}</div>
    </li>
  );
}
