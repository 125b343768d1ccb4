import type { PlantRecord } from "./plant-record.ts";

// specification §9
const eventsEach = 1;

export const bamboo: PlantRecord = {
  maxLevel: 5,
  eventsEach,
  // decisions §4: a breathing game counts as a breathing activity here
  grownBy: ["breathing", "game"],
  ground: { from: 10, to: 80, in: "land" },
  reach: { side: 0.52, up: 1.1, down: 0.06 },
  name: { en: "Bamboo", es: "Bambú" },
  requirement: { en: `${eventsEach} breathing activity`, es: `${eventsEach} actividad de respiración` },
  description: {
    en: "It bends with the wind and comes back to its place. It grows a level with each breathing activity.",
    es: "Se dobla con el viento y vuelve a su sitio. Crece un nivel con cada actividad de respiración.",
  },
  individualNames: [
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
};
