import { useState } from "react";
import type { Plant } from "@remanso/core/garden/contract.ts";
import { useStrings } from "../app/language.tsx";
import type { Place } from "./place.ts";
import { strings } from "./strings.ts";
import { useMoving } from "./use-moving.ts";

export interface Hand {
  /** The plant that a drag or the arrow keys have lifted: where it is held, until it is dropped or put back. */
  readonly heldId: string | null;
  /** Where a plant stands on the screen: in the hand, on its way, or as stored. */
  placeOf: (plant: Plant) => Place;
  /** Chooses a plant to be put down elsewhere. */
  take: (plant: Plant) => void;
  hold: (plant: Plant, place: Place, by: "hand" | "keys") => void;
  drop: (plant: Plant) => void;
  putBack: (plant: Plant) => void;
  move: (plant: Plant, place: Place) => void;
  empty: () => void;
}

interface Held {
  readonly id: string;
  readonly place: Place;
}

interface HandOptions {
  plants: readonly Plant[];
  selected: Plant | null;
  select: (plant: Plant | null) => void;
  say: (text: string) => void;
}

/** Arranging: one plant at a time is in the hand, and stands on the screen where it is held. */
export function useHand({ plants, selected, select, say }: HandOptions): Hand {
  const words = useStrings(strings);
  const [held, setHeld] = useState<Held | null>(null);
  const { onTheirWay, move } = useMoving(plants, say);
  return {
    heldId: held?.id ?? null,
    placeOf: (plant) => (held?.id === plant.id ? held.place : (onTheirWay[plant.id] ?? plant.position)),
    take: (plant) => {
      select(plant);
      say(words.carried(plant.name));
    },
    hold: (plant, place, by) => {
      setHeld({ id: plant.id, place });
      select(plant);
      if (by === "keys") say(words.standsAt(Math.round(place.x), Math.round(place.y)));
    },
    drop: (plant) => {
      if (held?.id !== plant.id) return;
      setHeld(null);
      select(null);
      move(plant, held.place);
    },
    putBack: (plant) => {
      if (selected?.id !== plant.id) return;
      setHeld(null);
      select(null);
      say(words.putBack(plant.name));
    },
    move,
    empty: () => setHeld(null),
  };
}
