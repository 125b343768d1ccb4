import type { PlantType } from "../plant-types.ts";
import { bamboo } from "./bamboo.ts";
import { bonsai } from "./bonsai.ts";
import { cherry } from "./cherry.ts";
import { fern } from "./fern.ts";
import { lotus } from "./lotus.ts";
import type { PlantRecord } from "./plant-record.ts";
import { succulent } from "./succulent.ts";

/** All about each type of plant; a type without its record does not compile. */
export const plants: Readonly<Record<PlantType, PlantRecord>> = {
  bamboo,
  lotus,
  bonsai,
  succulent,
  fern,
  cherry,
};
