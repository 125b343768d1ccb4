import type { ReactNode } from "react";
import type { PlantType } from "@remanso/core/garden/plant-types.ts";
import { Bamboo } from "./bamboo.tsx";
import { Bonsai } from "./bonsai.tsx";
import { Cherry } from "./cherry.tsx";
import { Fern } from "./fern.tsx";
import type { Growth } from "./growth.ts";
import { Lotus } from "./lotus.tsx";
import { Succulent } from "./succulent.tsx";

interface PlantDrawing {
  /** Its foot is at 0,0 and a full one is about 110 high. */
  readonly Body: (props: { growth: Growth }) => ReactNode;
  /** The viewBox that an icon of it fills, and of how many levels the icon shows the fourth. */
  readonly icon: { readonly viewBox: string; readonly levels: number };
  /** How much of its button's height a full plant fills, 0 to 1: marks are placed at that height. */
  readonly height: number;
  /** How far the wind moves it, in degrees. */
  readonly sway: number;
}

/** The drawing of each plant type; a type without one does not compile. */
export const plantDrawings: Readonly<Record<PlantType, PlantDrawing>> = {
  bamboo: { Body: Bamboo, icon: { viewBox: "-52 -102 108 108", levels: 5 }, height: 1, sway: 1.8 },
  lotus: { Body: Lotus, icon: { viewBox: "-47 -84 94 94", levels: 4 }, height: 0.6, sway: 1.2 },
  bonsai: { Body: Bonsai, icon: { viewBox: "-48 -94 96 96", levels: 5 }, height: 0.85, sway: 0.6 },
  succulent: { Body: Succulent, icon: { viewBox: "-46 -66 94 94", levels: 5 }, height: 0.5, sway: 0.4 },
  fern: { Body: Fern, icon: { viewBox: "-49 -84 98 98", levels: 5 }, height: 0.7, sway: 1.2 },
  cherry: { Body: Cherry, icon: { viewBox: "-53 -106 106 110", levels: 5 }, height: 0.95, sway: 1.2 },
};
