import type { Growth } from "@remanso/core/garden/contract.ts";
import { useStrings } from "../app/language.tsx";
import { PlantPicture } from "../ui/garden/plant-picture.tsx";
import { RippleCross } from "../ui/illustrations/ripple-cross.tsx";
import { strings } from "./strings.ts";

// it rises from its foot; without motion it only comes into sight
const rising =
  "origin-bottom transition-[opacity,scale] duration-[1600ms] ease-water starting:opacity-0 motion-safe:starting:scale-[0.35]";

/** The plants that something finished has brought or raised, growing before one's eyes. */
export function GrownPlants({ grew }: { grew: readonly Growth[] }) {
  const words = useStrings(strings);
  return (
    <ul className="flex w-full flex-wrap justify-center gap-4">
      {grew.map((plant) => (
        <li key={plant.id} className="grid w-44 max-w-full justify-items-center gap-2 text-center">
          <span className="art relative grid h-40 w-full [@media(max-height:32rem)]:h-28 items-end justify-items-center overflow-hidden rounded-card bg-wash px-3 pb-2">
            <span className={`block w-40 [@media(max-height:32rem)]:w-28 ${rising}`}>
              <PlantPicture {...plant} health={100} seed={plant.id} />
            </span>
            <RippleCross />
          </span>
          <span className="grid">
            <span className="font-serif text-[1.2rem] leading-tight wrap-anywhere">{plant.name}</span>
            <span className="text-soft">{plant.isNew ? words.isNew : words.hasGrown}</span>
            <span className="font-semibold">{words.levelOf(plant.level, plant.maxLevel)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
