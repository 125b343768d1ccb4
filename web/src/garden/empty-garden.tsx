import { Link } from "../router/link.tsx";
import { useStrings } from "../app/language.tsx";
import { buttonClass } from "../ui/button.tsx";
import { GardenScene } from "../ui/garden/garden-scene.tsx";
import { SeedlingScene } from "../ui/garden/seedling-scene.tsx";
import { GroundPart } from "./ground-part.ts";
import { strings } from "./strings.ts";
import { useNight } from "./use-night.ts";

/** A garden before its first plant, and what brings it. */
export function EmptyGarden() {
  const words = useStrings(strings);
  const night = useNight();
  return (
    <section aria-labelledby="empty-garden">
      <GardenScene
        picture={<GroundPart />}
        night={night}
        className="w-full rounded-card shadow-card max-sm:aspect-[1.5]! max-sm:[@media(max-height:48rem)]:aspect-[1.9]! lg:aspect-[2.1]! lg:[@media(max-height:52rem)]:aspect-[3.2]!"
      />
      <div className="relative mx-auto -mt-12 grid max-w-2xl grid-cols-[minmax(0,1fr)] justify-items-center gap-2.5 rounded-card bg-raised px-[min(1.25rem,5.5vw)] pb-6 pt-5 sm:-mt-24 sm:gap-4 sm:px-6 sm:pb-9 text-center shadow-lift max-sm:mx-3">
        <div className="w-28 max-w-full sm:w-48 max-sm:[@media(max-height:48rem)]:hidden lg:[@media(max-height:52rem)]:w-32">
          <SeedlingScene className="h-auto w-full" />
        </div>
        <h2 id="empty-garden" className="text-[1.55rem] sm:text-[1.9rem]">
          {words.emptyTitle}
        </h2>
        <p className="max-w-[46ch] text-[0.95rem] text-soft sm:text-base">{words.emptyText}</p>
        <div className="flex flex-wrap justify-center gap-3">
          <Link to="/breathing-game" className={buttonClass("primary")}>
            {words.breathe}
          </Link>
          <Link to="/activities" className={buttonClass("soft")}>
            {words.toActivities}
          </Link>
        </div>
      </div>
    </section>
  );
}
