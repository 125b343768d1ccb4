import { useRef, useState } from "react";
import type { Plant } from "@remanso/core/garden/contract.ts";
import { presentMs } from "../device/clock.ts";
import { newKey } from "../app/new-key.ts";
import type { CallError } from "../call.ts";
import { useWaterAll, useWaterPlant } from "./queries.ts";
import { timeLeft } from "./time-left.ts";
import { useTellWatering } from "./use-tell-watering.ts";

// the can tilts, pours and comes back; the plant rises when the first drops have reached it
const pourMs = 1000;
const dropsLandMs = 500;
// more cans than this at once are no picture any more
const mostCans = 6;

export interface Watering {
  /** Health by plant while the can is over it: undefined once the drops have landed. */
  readonly pouring: ReadonlyMap<string, number | undefined>;
  /** Waters one plant; a garden that sleeps wakes with all of its plants. */
  water: (plant: Plant) => void;
  /** Waters all that can be watered; `pressed` is the plant that was pressed for it. */
  waterAll: (pressed?: Plant) => void;
}

/** Waters plants: the can pours at once, what came of it is told in a message. */
export function useWatering(plants: readonly Plant[], isAsleep: boolean): Watering {
  const { mutateAsync: sendOne } = useWaterPlant();
  const { mutateAsync: sendAll } = useWaterAll();
  const tell = useTellWatering();
  const { pouring, pour } = usePouring();
  const busy = useRef(new Set<string>());

  async function water(plant: Plant, attempt = newAttempt()): Promise<void> {
    if (busy.current.has(plant.id)) return;
    busy.current.add(plant.id);
    const can = isReady(plant) ? pour([plant]) : null;
    const outcome = await sendOne({ plant, ...attempt }).catch((failure: CallError) => failure);
    busy.current.delete(plant.id);
    if (outcome !== "sent" && outcome !== "kept") can?.stop();
    await tell({ plant, count: 1, outcome, retry: () => void water(plant, attempt) });
  }

  async function waterAll(pressed?: Plant, attempt = newAttempt()): Promise<void> {
    if (busy.current.has("all")) return;
    busy.current.add("all");
    const ready = plants.filter(isReady);
    const first = ready.filter(({ id }) => id === pressed?.id);
    const can = pour([...first, ...ready.filter(({ id }) => id !== pressed?.id)].slice(0, mostCans));
    const answer = await sendAll({ ready, ...attempt }).catch((failure: CallError) => failure);
    busy.current.delete("all");
    const { outcome, count } = "outcome" in answer ? answer : { outcome: answer, count: ready.length };
    if (outcome !== "sent" && outcome !== "kept") can.stop();
    await tell({ plant: null, count, outcome, retry: () => void waterAll(pressed, attempt) });
  }

  return {
    pouring,
    water: (plant) => void (isAsleep ? waterAll(plant) : water(plant)),
    waterAll: (pressed) => void waterAll(pressed),
  };
}

/** A plant that rests, as far as this device knows, gets no can: the server has the word. */
function isReady({ restsUntil }: Plant): boolean {
  return timeLeft(restsUntil, new Date(presentMs()).toISOString()) === null;
}

/** Tried again it is the same watering: the same key and the same moment. */
function newAttempt() {
  return { key: newKey(), occurredAt: new Date().toISOString() };
}

/** The cans over the plants that get water now. */
function usePouring() {
  const [pouring, setPouring] = useState<ReadonlyMap<string, number | undefined>>(new Map());
  function pour(plants: readonly Plant[]): { stop: () => void } {
    const ids = new Set(plants.map(({ id }) => id));
    const stop = () => setPouring((now) => new Map([...now].filter(([id]) => !ids.has(id))));
    setPouring((now) => new Map([...now, ...plants.map(({ id, health }) => [id, health] as const)]));
    const land = () =>
      setPouring((now) => new Map([...now].map(([id, health]) => [id, ids.has(id) ? undefined : health])));
    setTimeout(land, dropsLandMs);
    setTimeout(stop, pourMs);
    return { stop };
  }
  return { pouring, pour };
}
