import { Link } from "@tanstack/react-router";
import { useStrings } from "../app/language.tsx";
import { buttonClass } from "../ui/button.tsx";
import { GardenScene } from "../ui/garden/garden-scene.tsx";
import { SeedlingScene } from "../ui/garden/seedling-scene.tsx";
import { strings } from "./strings.ts";
import { useNight } from "./use-night.ts";

/** A garden before its first plant, and what brings it. */
export function EmptyGarden() {
  const words = useStrings(strings);
  const night = useNight();
  return (
    <section aria-labelledby="empty-garden">
      <GardenScene night={night} className="w-full rounded-card shadow-card lg:aspect-[2.1]!" />
      <div className="relative mx-auto -mt-24 grid max-w-2xl justify-items-center gap-4 rounded-card bg-raised px-6 pb-9 pt-5 text-center shadow-lift max-sm:mx-3">
        <SeedlingScene className="h-auto w-48" />
        <h2 id="empty-garden" className="text-[1.9rem]">
          {words.emptyTitle}
        </h2>
        <p className="max-w-[46ch] text-soft">{words.emptyText}</p>
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
