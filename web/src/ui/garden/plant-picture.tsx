import { memo, useMemo } from "react";
import type { PlantType } from "@remanso/core/garden/plant-types.ts";
import { droopOf, growthOf, seedNumber } from "./growth.ts";
import { plantDrawings } from "./plant-drawings.tsx";
import type { Paint } from "./plant-parts.tsx";
import { svgMarkup } from "./svg-markup.ts";

type PlantProps = { type: PlantType; level: number; maxLevel: number; health: number; seed: string };

/**
 * One plant of the garden in an svg of its own, which the wind moves as a whole so that nothing is redrawn; its
 * foot is at the middle of the lower edge. Decorative.
 */
export const PlantPicture = memo(function PlantPicture({
  className,
  ...plant
}: PlantProps & { className?: string }) {
  const style: Paint = {
    "--plant-late": seedNumber(plant.seed) % 60,
    "--plant-sway": plantDrawings[plant.type].sway,
  };
  return (
    <svg
      className={className ? `plant-sheet ${className}` : "plant-sheet"}
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
export function PlantDrawing({ type, health, level, maxLevel, seed }: PlantProps) {
  const style: Paint = { "--plant-droop": droopOf(health) };
  const markup = useMemo(() => {
    const { Body } = plantDrawings[type];
    return lazyMarkup(() => svgMarkup(<Body growth={growthOf({ level, maxLevel, seed })} />));
  }, [type, level, maxLevel, seed]);
  return (
    <g className={`plant-fresh plant-tint-${seedNumber(seed) % 3}`}>
      <g className="plant" style={style} dangerouslySetInnerHTML={markup} />
    </g>
  );
}

/** Written only where it is asked for: React leaves what the server drew as it is, and a full garden has three thousand elements. */
function lazyMarkup(write: () => string): { __html: { toString: () => string } } {
  return { __html: { toString: write } };
}
