import { PlantDrawing } from "./plant-picture.tsx";
import type { PlantSpecies } from "./growth.ts";

// each species fills its square
const views: Readonly<Record<PlantSpecies, string>> = {
  bamboo: "-52 -102 108 108",
  lotus: "-47 -84 94 94",
  bonsai: "-48 -94 96 96",
  succulent: "-46 -66 94 94",
  fern: "-49 -84 98 98",
  cherry: "-53 -106 106 110",
};

/** A species at a glance, for lists of 24–40 px; still, and in the light of the theme. Decorative. */
export function PlantIcon({ species, className }: { species: PlantSpecies; className?: string }) {
  return (
    <svg
      className={className ? `plant-icon ${className}` : "plant-icon"}
      viewBox={views[species]}
      aria-hidden="true"
      focusable="false"
    >
      <PlantDrawing
        species={species}
        level={4}
        maxLevel={species === "lotus" ? 4 : 5}
        health={100}
        seed="c"
      />
    </svg>
  );
}
