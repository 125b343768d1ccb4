export const plantTypes = ["bamboo", "lotus", "bonsai", "succulent", "fern", "cherry"] as const;
export type PlantType = (typeof plantTypes)[number];

// specification §9: max level of each type
export const maxLevels: Readonly<Record<PlantType, number>> = {
  bamboo: 5,
  lotus: 7,
  bonsai: 10,
  succulent: 4,
  fern: 6,
  cherry: 8,
};

// specification §9: how many events bring a plant: 1 breathing activity, 3 meditation sessions, 5 diary entries,
// 2 nature activities, 7 consecutive days, 15 completed activities
export const eventsForPlant: Readonly<Record<PlantType, number>> = {
  bamboo: 1,
  lotus: 3,
  bonsai: 5,
  succulent: 2,
  fern: 7,
  cherry: 15,
};
