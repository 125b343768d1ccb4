import type { PlantRecord } from "./plant-record.ts";

// specification §9
const eventsEach = 2;

export const succulent: PlantRecord = {
  maxLevel: 4,
  eventsEach,
  grownBy: ["nature"],
  ground: { from: 25, to: 95, in: "land" },
  reach: { side: 0.46, up: 0.74, down: 0.08 },
  name: { en: "Succulent", es: "Suculenta" },
  requirement: { en: `${eventsEach} nature activities`, es: `${eventsEach} actividades en la naturaleza` },
  description: {
    en: "It keeps water in its leaves and asks for little. It grows a level with each activity in nature.",
    es: "Guarda agua en sus hojas y pide poco. Crece un nivel con cada actividad en la naturaleza.",
  },
  individualNames: [
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
};
