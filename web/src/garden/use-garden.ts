import { useState } from "react";
import type { Plant } from "@remanso/core/garden/contract.ts";
import type { GardenMode } from "./mode-choice.tsx";
import type { Place } from "./place.ts";
import { useGrown } from "./use-grown.ts";
import { useHand, type Hand } from "./use-hand.ts";
import { useWatering, type Watering } from "./use-watering.ts";

export interface Garden {
  readonly plants: readonly Plant[];
  readonly mode: GardenMode;
  /** After seven dry days: the first watering wakes it. */
  readonly isAsleep: boolean;
  readonly selected: Plant | null;
  /** The plants that have grown since the last visit. */
  readonly grown: ReadonlySet<string>;
  readonly hand: Hand;
  readonly watering: Watering;
  /** What has just happened, for those who cannot see it. */
  readonly told: string;
  choose: (mode: GardenMode) => void;
  select: (plant: Plant | null) => void;
  press: (plant: Plant) => void;
  pressGround: (place: Place) => void;
}

/** What the person does in the garden. specification §4: garden mode */
export function useGarden(plants: readonly Plant[], isAsleep: boolean): Garden {
  const [mode, setMode] = useState<GardenMode>("view");
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const [told, say] = useState("");
  const selected = plants.find(({ id }) => id === selectedId) ?? null;
  const select = (plant: Plant | null) => setSelectedId(plant?.id ?? null);
  const grown = useGrown(plants);
  const hand = useHand({ plants, selected, select, say });
  const watering = useWatering(plants, isAsleep);

  function choose(next: GardenMode): void {
    hand.empty();
    setMode(next);
    select(null);
  }

  function press(plant: Plant): void {
    if (mode === "view") select(selected?.id === plant.id ? null : plant);
    else if (mode === "water") watering.waterAll(plant);
    else if (selected?.id === plant.id) hand.putBack(plant);
    else hand.take(plant);
  }

  function pressGround(place: Place): void {
    if (mode !== "arrange" || !selected) return;
    hand.move(selected, place);
    // specification §4: then mode returns to view and selection clears
    choose("view");
  }

  return {
    plants,
    mode,
    isAsleep,
    selected,
    grown,
    hand,
    watering,
    told,
    choose,
    select,
    press,
    pressGround,
  };
}
