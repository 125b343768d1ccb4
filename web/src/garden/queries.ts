import type { QueryClient } from "@tanstack/react-query";
import { gardenApi, type Plant } from "@remanso/core/garden/contract.ts";
import { userQuery } from "../account/queries.ts";
import { ask, askAgain, useChange } from "../app/ask.ts";

export const plantsQuery = ask(gardenApi.plants);
export const gardenStatsQuery = ask(gardenApi.stats);

/** The screen says in words what could not be loaded and offers to try again, so a failure here is left to it. */
export async function loadGarden(client: QueryClient): Promise<void> {
  await Promise.all([
    client.ensureQueryData(userQuery),
    client.prefetchQuery(plantsQuery),
    client.prefetchQuery(gardenStatsQuery),
  ]);
}

/** specification §7: after watering or moving, the plant list is refreshed; the averages follow it. */
const afterwards = {
  onDone: (plant: Plant, client: QueryClient) => {
    client.setQueryData(plantsQuery.queryKey, (plants) =>
      plants?.map((old) => (old.id === plant.id ? plant : old)),
    );
    return askAgain(client, ["/api/zen-garden"]);
  },
};

export const useWaterPlant = () => useChange(gardenApi.water, afterwards);
export const useMovePlant = () => useChange(gardenApi.move, afterwards);
