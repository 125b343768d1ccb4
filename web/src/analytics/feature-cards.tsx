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
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-2 lg:grid-cols-3 lg:gap-8">
      {features.map(({ scene, title, text }) => (
        <li
          key={title}
          className="relative grid grid-cols-[4.5rem_minmax(0,1fr)] overflow-hidden rounded-card bg-raised shadow-card lg:grid-cols-1 lg:grid-rows-[auto_1fr]"
        >
          <ActivityScene type={scene} ratio={2.6} className="size-full max-lg:max-h-14 lg:aspect-[2.6]" />
          <div className="grid min-h-13 content-center gap-1 px-4 py-2 lg:content-start lg:px-6 lg:py-5">
            <h2 className="text-[1.05rem] wrap-anywhere lg:text-[1.3rem]">{words[title]}</h2>
            {/* on a phone the title says enough to the eye */}
            <p className="text-[0.92rem] text-soft wrap-anywhere max-lg:sr-only">{words[text]}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
