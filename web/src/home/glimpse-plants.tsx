import { useQuery } from "@tanstack/react-query";
import { plantsQuery } from "../garden/queries.ts";
import { PlantPicture } from "../ui/garden/plant-picture.tsx";

const mostShown = 4;

/** The largest plants of the garden, one of each type. Decorative. */
export function GlimpsePlants() {
  const { data: plants } = useQuery(plantsQuery);
  const largest = (plants ?? []).toSorted((one, other) => other.level - one.level);
  const shown = largest.filter(({ type }, index) => largest.findIndex((one) => one.type === type) === index);
  return shown
    .slice(0, mostShown)
    .map(({ id, type, level, maxLevel, health }) => (
      <PlantPicture
        key={id}
        type={type}
        level={level}
        maxLevel={maxLevel}
        health={health}
        seed={id}
        className="h-full w-[1.7rem] lg:w-20"
      />
    ));
}
