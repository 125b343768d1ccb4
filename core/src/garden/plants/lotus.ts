import type { PlantRecord } from "./plant-record.ts";

// specification §9
const eventsEach = 3;

export const lotus: PlantRecord = {
  maxLevel: 7,
  eventsEach,
  grownBy: ["meditation"],
  ground: { from: 63, to: 87.5, in: "pond" },
  reach: { side: 0.41, up: 0.54, down: 0.12 },
  name: { en: "Lotus", es: "Loto" },
  requirement: { en: `${eventsEach} meditation sessions`, es: `${eventsEach} sesiones de meditación` },
  description: {
    en: "It opens its petals on still water. It grows a level with each meditation.",
    es: "Abre sus pétalos sobre el agua quieta. Crece un nivel con cada meditación.",
  },
  individualNames: [
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
};
