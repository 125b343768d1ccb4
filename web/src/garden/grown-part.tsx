import { importAgain } from "../app/import-again.ts";
import { lazyPart } from "../app/lazy-part.tsx";

/** What grew, with the drawings of the plants, which come when they are needed. */
export const GrownPlants = lazyPart(() =>
  importAgain(() => import("./grown-plants.tsx")).then(({ GrownPlants: Part }) => Part),
);
