import type { PlantType } from "@remanso/core/garden/plant-types.ts";
import { plantDrawings } from "./plant-drawings.tsx";
import { PlantDrawing } from "./plant-picture.tsx";

/** A type of plant at a glance, for lists, 24–40 px; still, and in the light of the theme. Decorative. */
export function PlantIcon({ type, className }: { type: PlantType; className?: string }) {
  const { viewBox, levels } = plantDrawings[type].icon;
  return (
    <svg
      className={className ? `plant-icon ${className}` : "plant-icon"}
      viewBox={viewBox}
      aria-hidden="true"
      focusable="false"
    >
      <PlantDrawing type={type} level={4} maxLevel={levels} health={100} seed="c" />
    </svg>
  );
}
