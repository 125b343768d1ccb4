import { memo } from "react";
import { Bamboo } from "./bamboo.tsx";
import { Bonsai } from "./bonsai.tsx";
import { Cherry } from "./cherry.tsx";
import { Fern } from "./fern.tsx";
import type { Growth, PlantSpecies } from "./growth.ts";
import { droopOf, growthOf, seedNumber } from "./growth.ts";
import { Lotus } from "./lotus.tsx";
import type { Paint } from "./plant-parts.tsx";
import { Succulent } from "./succulent.tsx";

type PlantProps = { species: PlantSpecies; level: number; maxLevel: number; health: number; seed: string };

/**
 * One plant of the garden on a sheet of its own, which the wind moves as a whole, so that nothing is drawn anew; its
 * foot is at the middle of the lower edge. Decorative.
 */
export const PlantPicture = memo(function PlantPicture({
  className,
  ...plant
}: PlantProps & { className?: string }) {
  const sheet = `plant-sheet plant-sheet-${plant.species}`;
  const style: Paint = { "--plant-late": seedNumber(plant.seed) % 60 };
  return (
    <svg
      className={className ? `${sheet} ${className}` : sheet}
      style={style}
      viewBox="-60 -120 120 126"
      aria-hidden="true"
      focusable="false"
    >
      <PlantDrawing {...plant} />
    </svg>
  );
});

/** The plant itself, to be put into a drawing; its foot is at 0,0 and a full one is about 110 high. */
export function PlantDrawing({ species, health, ...age }: PlantProps) {
  const style: Paint = { "--plant-droop": droopOf(health) };
  return (
    <g className={`plant-fresh plant-tint-${seedNumber(age.seed) % 3}`}>
      <g className="plant" style={style}>
        <Body species={species} growth={growthOf(age)} />
      </g>
    </g>
  );
}

function Body({ species, growth }: { species: PlantSpecies; growth: Growth }) {
  switch (species) {
    case "bamboo":
      return <Bamboo growth={growth} />;
    case "lotus":
      return <Lotus growth={growth} />;
    case "bonsai":
      return <Bonsai growth={growth} />;
    case "succulent":
      return <Succulent growth={growth} />;
    case "fern":
      return <Fern growth={growth} />;
    case "cherry":
      return <Cherry growth={growth} />;
  }
}
