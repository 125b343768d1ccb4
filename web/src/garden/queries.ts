import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { gardenApi, type Plant } from "@remanso/core/garden/contract.ts";
import { restMs, watered } from "@remanso/core/garden/health.ts";
import { userQuery } from "../account/queries.ts";
import { ask, askAgainAfter } from "../app/ask.ts";
import type { CallError } from "../call.ts";
import type { SendOutcome } from "../outbox/outbox.ts";
import { useOutbox } from "../outbox/provider.tsx";
import { moveKind, waterAllKind, waterKind } from "./outbox-kinds.ts";

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
function show(client: QueryClient, changed: readonly Plant[]): void {
  client.setQueryData(plantsQuery.queryKey, (plants) =>
    plants?.map((old) => changed.find(({ id }) => id === old.id) ?? old),
  );
}

/** What the server will make of a watering, as far as this device knows the plants. */
function wateredAt(plants: readonly Plant[], occurredAt: string): Plant[] {
  const restsUntil = new Date(Date.parse(occurredAt) + restMs).toISOString();
  return plants.map((plant) => ({ ...plant, health: watered(plant.health), restsUntil }));
}

type Outcome = SendOutcome<Plant>["outcome"];

/** Waters by way of the outbox: without a network it is shown as watered, and sent later once. */
export function useWaterPlant() {
  const client = useQueryClient();
  const { send } = useOutbox();
  return useMutation<Outcome, CallError, { plant: Plant; key: string; occurredAt: string }>({
    mutationFn: async ({ plant, key, occurredAt }) => {
      const answer = await send(waterKind, {
        params: { id: plant.id },
        input: { occurredAt },
        id: key,
        subject: plant.name,
      });
      if (answer.outcome === "sent") {
        show(client, [answer.reply]);
        void askAgainAfter(client, gardenApi.water);
        return "sent";
      }
      if (answer.outcome === "failing") return "failing";
      show(client, wateredAt([plant], occurredAt));
      return "kept";
    },
  });
}

export interface AllWatered {
  readonly outcome: Outcome;
  /** How many got water. */
  readonly count: number;
}

/** Waters all that can be watered, `ready` as far as this device knows, in the same way. */
export function useWaterAll() {
  const client = useQueryClient();
  const { send } = useOutbox();
  return useMutation<AllWatered, CallError, { ready: readonly Plant[]; key: string; occurredAt: string }>({
    mutationFn: async ({ ready, key, occurredAt }) => {
      const answer = await send(waterAllKind, { input: { occurredAt }, id: key });
      if (answer.outcome === "sent") {
        show(client, answer.reply);
        void askAgainAfter(client, gardenApi.waterAll);
        return { outcome: "sent", count: answer.reply.length };
      }
      if (answer.outcome === "kept") show(client, wateredAt(ready, occurredAt));
      return { outcome: answer.outcome, count: ready.length };
    },
  });
}

/** Moves by way of the outbox, in the same way. */
export function useMovePlant() {
  const client = useQueryClient();
  const { send } = useOutbox();
  return useMutation<Outcome, CallError, { plant: Plant; position: Plant["position"]; key: string }>({
    mutationFn: async ({ plant, position, key }) => {
      const answer = await send(moveKind, {
        params: { id: plant.id },
        input: { position },
        id: key,
        subject: plant.name,
      });
      if (answer.outcome === "failing") return "failing";
      show(client, [answer.outcome === "sent" ? answer.reply : { ...plant, position }]);
      if (answer.outcome === "sent") void askAgainAfter(client, gardenApi.move);
      return answer.outcome;
    },
  });
}
