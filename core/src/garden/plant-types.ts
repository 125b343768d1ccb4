/** The types of plants, in the order in which people see them. `plants/plants.ts` has all about each. specification §9 */
export const plantTypes = ["bamboo", "lotus", "bonsai", "succulent", "fern", "cherry"] as const;
export type PlantType = (typeof plantTypes)[number];
