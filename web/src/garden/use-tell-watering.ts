import { useQueryClient } from "@tanstack/react-query";
import type { Plant } from "@remanso/core/garden/contract.ts";
import { useStrings } from "../app/language.tsx";
import { useToast } from "../app/toasts.tsx";
import type { CallError } from "../call.ts";
import { strings as outboxStrings } from "../outbox/strings.ts";
import { plantsQuery } from "./queries.ts";
import { strings } from "./strings.ts";
import { timeLeft } from "./time-left.ts";

interface Told {
  /** Null where all were to be watered. */
  readonly plant: Plant | null;
  /** How many got water. */
  readonly count: number;
  readonly outcome: "sent" | "kept" | "failing" | CallError;
  readonly retry: () => void;
}

/** The messages of watering. specification §8; decisions §5: a resting plant is no failure */
export function useTellWatering(): (told: Told) => Promise<void> {
  const words = useStrings(strings);
  const { keptAnyway } = useStrings(outboxStrings);
  const toast = useToast();
  const tellResting = useTellResting();
  return async ({ plant, count, outcome, retry }) => {
    // offline with nothing to water, as far as this device knows
    if (outcome === "kept" && count === 0) return tellResting(plant);
    if (outcome === "sent" || outcome === "kept") {
      const title = count > 1 ? words.allWatered : words.watered;
      const grown = count > 1 ? words.allWateredText : words.wateredText;
      return toast({ title, description: outcome === "sent" ? grown : words.keptText });
    }
    const action = { label: words.retry, onPress: retry };
    const failure = { title: words.error, kind: "failure", action } as const;
    const failed = plant ? words.waterFailed : words.waterAllFailed;
    if (outcome === "failing") return toast({ ...failure, description: `${failed} ${keptAnyway}` });
    const code = outcome.problem?.code;
    if (code === "plant_rests" || code === "plants_rest") return tellResting(plant);
    toast({ ...failure, description: outcome.status === 0 ? words.offline : failed });
  };
}

/** Says until when a plant rests, or of all of them the first. */
function useTellResting(): (plant: Plant | null) => Promise<void> {
  const words = useStrings(strings);
  const toast = useToast();
  const client = useQueryClient();
  return async (plant) => {
    const plants = await client.fetchQuery({ ...plantsQuery, staleTime: 0 }).catch(() => []);
    const waits = plants.flatMap(({ id, restsUntil }) =>
      !plant || id === plant.id ? (restsUntil ?? []) : [],
    );
    const until = waits.toSorted()[0] ?? plant?.restsUntil ?? null;
    const left = timeLeft(until, new Date().toISOString());
    const [title, text, soon] = plant
      ? [words.resting, words.restingText, words.restingSoon]
      : [words.allResting, words.allRestingText, words.allRestingSoon];
    toast({ title, description: left ? text(words.time(left)) : soon });
  };
}
