import type { Bilingual } from "../language.ts";
import type { PlantType } from "./plant-types.ts";

/** The name of each plant, by type, in the order of appearance: ten of a type, which is as many as can grow. */
export const plantNames: Readonly<Record<PlantType, readonly Bilingual[]>> = {
  bamboo: [
    { en: "Dawn bamboo", es: "Bambú del alba" },
    { en: "Breeze bamboo", es: "Bambú de la brisa" },
    { en: "Riverbank bamboo", es: "Bambú de la orilla" },
    { en: "Whispering bamboo", es: "Bambú susurrante" },
    { en: "Morning mist bamboo", es: "Bambú de la bruma" },
    { en: "Slow rain bamboo", es: "Bambú de la lluvia lenta" },
    { en: "Green light bamboo", es: "Bambú de luz verde" },
    { en: "Footpath bamboo", es: "Bambú del sendero" },
    { en: "Half moon bamboo", es: "Bambú de media luna" },
    { en: "Deep breath bamboo", es: "Bambú del aliento hondo" },
  ],
  lotus: [
    { en: "Still water lotus", es: "Loto del agua quieta" },
    { en: "Moonlight lotus", es: "Loto de luna" },
    { en: "First light lotus", es: "Loto de la primera luz" },
    { en: "Dewdrop lotus", es: "Loto del rocío" },
    { en: "Quiet lotus", es: "Loto callado" },
    { en: "Dragonfly lotus", es: "Loto de la libélula" },
    { en: "Mirror lotus", es: "Loto del espejo" },
    { en: "Ripple lotus", es: "Loto de la onda" },
    { en: "Evening lotus", es: "Loto del atardecer" },
    { en: "Deep pond lotus", es: "Loto del agua honda" },
  ],
  bonsai: [
    { en: "Old story bonsai", es: "Bonsái de los cuentos" },
    { en: "Hillside bonsai", es: "Bonsái de la ladera" },
    { en: "Patient bonsai", es: "Bonsái paciente" },
    { en: "Letter bonsai", es: "Bonsái de las cartas" },
    { en: "Leaning bonsai", es: "Bonsái inclinado" },
    { en: "Inkstone bonsai", es: "Bonsái de la tinta" },
    { en: "Cloud bonsai", es: "Bonsái de las nubes" },
    { en: "Winding path bonsai", es: "Bonsái del camino" },
    { en: "Memory bonsai", es: "Bonsái de la memoria" },
    { en: "Stone garden bonsai", es: "Bonsái de la piedra" },
  ],
  succulent: [
    { en: "Sunny stone succulent", es: "Suculenta del sol" },
    { en: "Star succulent", es: "Suculenta estrella" },
    { en: "Warm sand succulent", es: "Suculenta de la arena" },
    { en: "Windowsill succulent", es: "Suculenta de la ventana" },
    { en: "Noon succulent", es: "Suculenta del mediodía" },
    { en: "Pebble succulent", es: "Suculenta del guijarro" },
    { en: "Blue rose succulent", es: "Suculenta de la rosa azul" },
    { en: "Desert night succulent", es: "Suculenta del desierto" },
    { en: "Round leaf succulent", es: "Suculenta redonda" },
    { en: "Little crown succulent", es: "Suculenta de la corona" },
  ],
  fern: [
    { en: "Shade fern", es: "Helecho de la sombra" },
    { en: "Spring water fern", es: "Helecho del manantial" },
    { en: "Unrolling fern", es: "Helecho en espiral" },
    { en: "Forest floor fern", es: "Helecho del bosque" },
    { en: "Mossy fern", es: "Helecho del musgo" },
    { en: "Feather fern", es: "Helecho pluma" },
    { en: "Seven days fern", es: "Helecho de los siete días" },
    { en: "After rain fern", es: "Helecho tras la lluvia" },
    { en: "Hollow fern", es: "Helecho de la hondonada" },
    { en: "Cool morning fern", es: "Helecho de la mañana fresca" },
  ],
  cherry: [
    { en: "First blossom cherry", es: "Cerezo de la primera flor" },
    { en: "April cherry", es: "Cerezo de abril" },
    { en: "Petal snow cherry", es: "Cerezo de los pétalos" },
    { en: "Blackbird cherry", es: "Cerezo del mirlo" },
    { en: "Rosy cloud cherry", es: "Cerezo de la nube rosa" },
    { en: "Wooden bridge cherry", es: "Cerezo del puente" },
    { en: "Long road cherry", es: "Cerezo del largo camino" },
    { en: "Lantern cherry", es: "Cerezo del farol" },
    { en: "South wind cherry", es: "Cerezo del viento sur" },
    { en: "Orchard cherry", es: "Cerezo del huerto" },
  ],
};

/** The name of plant `ordinal` (1, 2, …) of a type. */
export function plantName(type: PlantType, ordinal: number): Bilingual {
  const name = plantNames[type][ordinal - 1];
  if (!name) throw new Error(`There is no name for ${type} ${ordinal}: add it to plantNames.`);
  return name;
}

/** What earned a plant when it was no activity of the list. */
export const gameSource: Bilingual = { en: "Breathing game", es: "Juego de respiración" };
