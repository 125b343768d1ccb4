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
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-3 lg:gap-8">
      {features.map(({ scene, title, text }) => (
        <li
          key={title}
          className="grid grid-cols-[min(5.5rem,24vw)_minmax(0,1fr)] overflow-hidden rounded-card bg-raised shadow-card max-[21rem]:grid-cols-1 sm:grid-cols-[min(9rem,24vw)_minmax(0,1fr)] lg:grid-cols-1 lg:grid-rows-[auto_1fr]"
        >
          <ActivityScene
            type={scene}
            ratio={2.6}
            className="size-full max-lg:max-[21rem]:aspect-3/1 lg:aspect-[2.6] lg:h-auto"
          />
          <div className="grid content-center gap-1 p-4 sm:px-6 lg:content-start lg:py-5">
            <h2 className="text-[1.15rem] wrap-anywhere lg:text-[1.3rem]">{words[title]}</h2>
            <p className="text-[0.92rem] text-soft wrap-anywhere">{words[text]}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
