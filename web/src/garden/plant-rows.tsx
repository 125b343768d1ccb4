import type { GardenListProps } from "./garden-list.tsx";
import { PlantRow } from "./plant-row.tsx";

/** Every plant of the garden, a row each. */
export function PlantRows({ garden, onSee }: GardenListProps) {
  return (
    <ul className="divide-y divide-line">
      {garden.plants.map((plant) => (
        <PlantRow
          key={plant.id}
          plant={plant}
          place={garden.hand.placeOf(plant)}
          onSee={() => onSee(plant)}
          onWater={() => garden.watering.water(plant)}
          onMove={(place) => garden.hand.move(plant, place)}
        />
      ))}
    </ul>
  );
}
