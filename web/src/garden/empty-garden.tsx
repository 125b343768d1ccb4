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
        className="w-full rounded-card shadow-card max-sm:aspect-[2.2]! max-sm:[@media(max-height:45rem)]:aspect-[3]! lg:aspect-[2.6]! lg:[@media(max-height:58rem)]:aspect-[3.2]!"
      />
      <div className="relative mx-auto -mt-12 grid max-w-2xl grid-cols-[minmax(0,1fr)] justify-items-center gap-2 rounded-card bg-raised px-[min(1.25rem,5.5vw)] pb-5 pt-4 sm:-mt-16 sm:gap-3 sm:px-6 sm:pb-7 text-center shadow-lift max-sm:mx-3">
        <div className="w-28 max-w-full sm:w-48 max-sm:[@media(max-height:48rem)]:hidden lg:[@media(max-height:58rem)]:w-28">
          <SeedlingScene className="h-auto w-full" />
        </div>
        <h2 id="empty-garden" className="text-[1.55rem] sm:text-[1.9rem]">
          {words.emptyTitle}
        </h2>
        <p className="max-w-[46ch] text-[0.95rem] text-soft sm:text-base">{words.emptyText}</p>
        <div className="flex flex-wrap justify-center gap-2">
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
