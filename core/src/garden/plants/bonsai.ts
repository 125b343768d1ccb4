import type { PlantRecord } from "./plant-record.ts";

// specification §9
const eventsEach = 5;

export const bonsai: PlantRecord = {
  maxLevel: 10,
  eventsEach,
  grownBy: "diary entries",
  ground: { from: 15, to: 95, in: "land" },
  reach: { side: 0.42, up: 0.8, down: 0.05 },
  name: { en: "Bonsai", es: "Bonsái" },
  requirement: { en: `${eventsEach} diary entries`, es: `${eventsEach} entradas de diario` },
  description: {
    en: "It takes shape slowly, branch by branch. It grows a level with each entry in your diary.",
    es: "Toma forma despacio, rama a rama. Crece un nivel con cada entrada de tu diario.",
  },
  individualNames: [
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
};
