import { activityTypes } from "../../activity/catalogue-entry.ts";
import type { PlantRecord } from "./plant-record.ts";

// specification §9
const eventsEach = 15;

export const cherry: PlantRecord = {
  maxLevel: 8,
  eventsEach,
  // decisions §4: every activity counts, and no breathing game
  grownBy: activityTypes,
  ground: { from: 8, to: 80, in: "land" },
  reach: { side: 0.4, up: 0.86, down: 0.07 },
  name: { en: "Cherry tree", es: "Cerezo" },
  requirement: { en: `${eventsEach} completed activities`, es: `${eventsEach} actividades completadas` },
  description: {
    en: "It blossoms after long care. It grows a level with each activity you complete.",
    es: "Florece tras un largo cuidado. Crece un nivel con cada actividad que completas.",
  },
  individualNames: [
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
