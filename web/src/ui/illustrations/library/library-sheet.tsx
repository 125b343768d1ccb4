import type { ReactNode } from "react";
import { EmptyDrawing } from "../empty-drawing.tsx";
import { libraryScenes } from "./library-scene-names.ts";
import {
  GardenGateScene,
  MapScene,
  TwoChairsScene,
  WayHomeScene,
  WeighedPapersScene,
} from "./scenes-of-work.tsx";
import { SharedShapes } from "./shared-shapes.tsx";

const drawings: Record<string, ReactNode> = {
  "work-stress-understanding": <WeighedPapersScene />,
  "work-resilience-map": <MapScene />,
  "difficult-conversations-at-work": <TwoChairsScene />,
  "evening-detachment": <WayHomeScene />,
  "boundaries-with-messages": <GardenGateScene />,
};

/** All drawings of the library; they are painted in the colours of the place where they are shown. */
export function LibrarySheet() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg">
      <defs>
        <SharedShapes />
        {Object.keys(libraryScenes).map((name) => (
          <g key={name} id={name}>
            {drawings[name] ?? <EmptyDrawing />}
          </g>
        ))}
      </defs>
    </svg>
  );
}
