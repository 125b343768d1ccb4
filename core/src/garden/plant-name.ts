import type { ByLanguage } from "../language.ts";
import type { PlantType } from "./plant-types.ts";
import { plants } from "./plants/plants.ts";

/** The name of plant `ordinal` (1, 2, …) of a type. */
export function plantName(type: PlantType, ordinal: number): ByLanguage<string> {
  const name = plants[type].individualNames[ordinal - 1];
  if (!name) throw new Error(`There is no name for ${type} ${ordinal}: add it to plants/${type}.ts.`);
  return name;
}

/** What a plant grew from when that was a breathing game, which has no name of its own. */
export const gameSource: ByLanguage<string> = { en: "Breathing game", es: "Juego de respiración" };

/** The same for a page of the journal. */
export const pageSource: ByLanguage<string> = { en: "A page of your journal", es: "Una página de tu diario" };
