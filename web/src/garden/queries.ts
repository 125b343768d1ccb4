import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { gardenApi, type Plant } from "@remanso/core/garden/contract.ts";
import { userQuery } from "../account/queries.ts";
import { ask, askAgain } from "../app/ask.ts";
import { useOutbox } from "../app/outbox.tsx";
import type { CallError } from "../call.ts";

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
function show(client: QueryClient, plant: Plant): void {
  client.setQueryData(plantsQuery.queryKey, (plants) =>
    plants?.map((old) => (old.id === plant.id ? plant : old)),
  );
}

const restHours = 4;

/** Waters by way of the outbox: offline it is kept on the device, shown, and sent later once. Answers "sent" or "kept". */
export function useWaterPlant() {
  const client = useQueryClient();
  const { send } = useOutbox();
  return useMutation<"sent" | "kept", CallError, { plant: Plant; key: string; occurredAt: string }>({
    mutationFn: async ({ plant, key, occurredAt }) => {
      const answer = await send(gardenApi.water, {
        params: { id: plant.id },
        input: { occurredAt },
        idempotencyKey: key,
        label: { en: `${plant.name} watered`, es: `${plant.name}, regada` },
      });
      if (answer.outcome === "sent") {
        show(client, answer.reply);
        void askAgain(client, ["/api/zen-garden"]);
        return "sent";
      }
      // specification §9: +25 up to 100, once in 4 hours; the server has the last word when it hears of it
      const restsUntil = new Date(Date.parse(occurredAt) + restHours * 3_600_000).toISOString();
      show(client, { ...plant, health: Math.min(100, plant.health + 25), restsUntil });
      return "kept";
    },
  });
}

/** Moves by way of the outbox, in the same way. */
export function useMovePlant() {
  const client = useQueryClient();
  const { send } = useOutbox();
  return useMutation<"sent" | "kept", CallError, { plant: Plant; position: Plant["position"]; key: string }>({
    mutationFn: async ({ plant, position, key }) => {
      const answer = await send(gardenApi.move, {
        params: { id: plant.id },
        input: { position },
        idempotencyKey: key,
        label: { en: `${plant.name} moved`, es: `${plant.name}, en otro lugar` },
      });
      show(client, answer.outcome === "sent" ? answer.reply : { ...plant, position });
      if (answer.outcome === "sent") void askAgain(client, ["/api/zen-garden"]);
      return answer.outcome;
    },
  });
}
