import type { PlantRecord } from "./plant-record.ts";

// specification §9
const eventsEach = 7;

export const fern: PlantRecord = {
  maxLevel: 6,
  eventsEach,
  grownBy: "days in a row",
  ground: { from: 15, to: 95, in: "land" },
  reach: { side: 0.54, up: 0.77, down: 0.06 },
  name: { en: "Fern", es: "Helecho" },
  requirement: { en: `${eventsEach} days in a row`, es: `${eventsEach} días consecutivos` },
  description: {
    en: "It unrolls its leaves one by one. It grows a level with each day of a run of seven or more.",
    es: "Desenrolla sus hojas una a una. Crece un nivel con cada día de una racha de siete o más.",
  },
  individualNames: [
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
};
