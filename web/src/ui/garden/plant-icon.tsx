import { PlantDrawing } from "./plant-picture.tsx";
import type { PlantSpecies } from "./growth.ts";

/** A species at a glance, for lists; still. */
export function PlantIcon({ species, className }: { species: PlantSpecies; className?: string }) {
  return (
    <svg
      className={className ? `plant-icon ${className}` : "plant-icon"}
      viewBox="-62 -118 124 124"
      aria-hidden="true"
      focusable="false"
    >
      <PlantDrawing species={species} level={3} maxLevel={4} health={100} seed="icon" />
    </svg>
  );
}
