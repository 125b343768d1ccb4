import type { ReactNode } from "react";
import { SharedShapes } from "../library/shared-shapes.tsx";
import type { DrawingName } from "./drawing-names.ts";
import { drawings } from "./drawings.tsx";

/** The SVG file of one drawing, with those shared shapes that it is made of, written by `toMarkup`. */
export function drawingFile(name: DrawingName, toMarkup: (drawing: ReactNode) => string): string {
  const drawing = drawings[name];
  const used = new Set([...toMarkup(<svg>{drawing}</svg>).matchAll(/#([\w-]+)/g)].map(([, id]) => id ?? ""));
  return toMarkup(
    <svg xmlns="http://www.w3.org/2000/svg">
      <defs>
        <SharedShapes used={used} />
        <g id="drawing">{drawing}</g>
      </defs>
    </svg>,
  );
}
