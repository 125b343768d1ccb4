import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { Plant } from "@remanso/core/garden/contract.ts";
import { useStrings } from "../app/language.tsx";
import { presentMs } from "../device/clock.ts";
import { newKey } from "../app/new-key.ts";
import { useToast } from "../app/toasts.tsx";
import type { CallError } from "../call.ts";
import { strings as outboxStrings } from "../outbox/strings.ts";
import { plantsQuery, useWaterPlant } from "./queries.ts";
import { strings } from "./strings.ts";
import { timeLeft } from "./time-left.ts";

// the can tilts, pours and comes back; the plant rises when the first drops have reached it
const pourMs = 1000;
const dropsLandMs = 500;

export interface Watering {
  /** Health by plant while the can is over it: undefined once the drops have landed. */
  readonly pouring: ReadonlyMap<string, number | undefined>;
  water: (plant: Plant) => void;
}

/** Waters plants: the can pours at once, what came of it is told in a message. */
export function useWatering(): Watering {
  const { mutateAsync } = useWaterPlant();
  const tell = useTellWatering();
  const [pouring, setPouring] = useState<ReadonlyMap<string, number | undefined>>(new Map());
  const busy = useRef(new Set<string>());

  async function water(plant: Plant, attempt = newAttempt()): Promise<void> {
    if (busy.current.has(plant.id)) return;
    busy.current.add(plant.id);
    // a plant that rests, as far as this device knows, gets no can: the server has the word
    const isReady = timeLeft(plant.restsUntil, new Date(presentMs()).toISOString()) === null;
    const pour = isReady ? showPouring(plant) : null;
    const outcome = await mutateAsync({ plant, ...attempt }).catch((failure: CallError) => failure);
    busy.current.delete(plant.id);
    if (outcome !== "sent" && outcome !== "kept") pour?.stop();
    await tell(plant, outcome, () => void water(plant, attempt));
  }

  function showPouring(plant: Plant): { stop: () => void } {
    const set = (health: number | undefined) => setPouring((now) => new Map(now).set(plant.id, health));
    const stop = () => setPouring((now) => new Map([...now].filter(([id]) => id !== plant.id)));
    set(plant.health);
    setTimeout(
      () => setPouring((now) => (now.has(plant.id) ? new Map(now).set(plant.id, undefined) : now)),
      dropsLandMs,
    );
    setTimeout(stop, pourMs);
    return { stop };
  }

  return { pouring, water: (plant) => void water(plant) };
}

/** Tried again it is the same watering: the same key and the same moment. */
function newAttempt() {
  return { key: newKey(), occurredAt: new Date().toISOString() };
}

/** The messages of watering. specification §8; decisions §5: a resting plant is no failure */
function useTellWatering(): (
  plant: Plant,
  outcome: "sent" | "kept" | "failing" | CallError,
  retry: () => void,
) => Promise<void> {
  const words = useStrings(strings);
  const { keptAnyway } = useStrings(outboxStrings);
  const toast = useToast();
  const client = useQueryClient();
  return async (plant, outcome, retry) => {
    if (outcome === "sent") return toast({ title: words.watered, description: words.wateredText });
    if (outcome === "kept") return toast({ title: words.watered, description: words.keptText });
    const failure = {
      title: words.error,
      kind: "failure",
      action: { label: words.retry, onPress: retry },
    } as const;
    if (outcome === "failing") {
      return toast({ ...failure, description: `${words.waterFailed} ${keptAnyway}` });
    }
    const error = outcome;
    if (error.problem?.code === "plant_rests") {
      const plants = await client.fetchQuery({ ...plantsQuery, staleTime: 0 }).catch(() => []);
      const until = plants.find(({ id }) => id === plant.id)?.restsUntil ?? plant.restsUntil;
      const left = timeLeft(until, new Date().toISOString());
      return toast({
        title: words.resting,
        description: left ? words.restingText(words.time(left)) : words.restingSoon,
      });
    }
    toast({ ...failure, description: error.status === 0 ? words.offline : words.waterFailed });
  };
}
