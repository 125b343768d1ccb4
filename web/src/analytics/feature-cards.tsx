import { useStrings } from "../app/language.tsx";
import { ActivityScene } from "../ui/illustrations/activity-scene.tsx";
import { strings } from "./strings.ts";

const features = [
  { scene: "nature", title: "patterns", text: "patternsText" },
  { scene: "reflection", title: "trends", text: "trendsText" },
  { scene: "journaling", title: "insights", text: "insightsText" },
] as const;

/** What the screen can tell: three pages of the book. */
export function FeatureCards() {
  const words = useStrings(strings).features;
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(5.6rem,100%),1fr))] gap-3 lg:grid-cols-3 lg:gap-8">
      {features.map(({ scene, title, text }) => (
        <li
          key={title}
          className="relative grid grid-rows-[auto_1fr] overflow-hidden rounded-card bg-raised shadow-card"
        >
          <ActivityScene type={scene} ratio={2.6} className="aspect-[2.6] size-full" />
          <div className="grid content-start gap-1 p-2.5 lg:px-6 lg:py-5">
            <h2 className="text-[0.92rem] leading-snug wrap-anywhere hyphens-auto lg:text-[1.3rem]">
              {words[title]}
            </h2>
            {/* on a phone the title says enough to the eye */}
            <p className="text-[0.92rem] text-soft wrap-anywhere max-lg:sr-only">{words[text]}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
