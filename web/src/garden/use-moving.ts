import { useRef, useState } from "react";
import type { Plant } from "@remanso/core/garden/contract.ts";
import { freePlaceNear } from "@remanso/core/garden/free-place.ts";
import { useStrings } from "../app/language.tsx";
import { newKey } from "../app/new-key.ts";
import { useToast } from "../app/toasts.tsx";
import type { CallError } from "../call.ts";
import { strings as outboxStrings } from "../outbox/strings.ts";
import { clampedPlace, type Place } from "./place.ts";
import { useMovePlant } from "./queries.ts";
import { strings } from "./strings.ts";

type PlacesById = Readonly<Record<string, Place>>;

/**
 * Moves plants, each to a free place near the chosen one, at once on the screen and then on the server. Of one plant one call is out at a time and the last place
 * wins; a refused move puts the plant back and says so.
 */
export function useMoving(
  plants: readonly Plant[],
  say: (text: string) => void,
): {
  onTheirWay: PlacesById;
  move: (plant: Plant, place: Place) => void;
} {
  const words = useStrings(strings);
  const tellFailure = useTellFailure();
  const { mutateAsync } = useMovePlant();
  const [onTheirWay, setOnTheirWay] = useState<PlacesById>({});
  const wanted = useRef(new Map<string, Place>());

  async function send(plant: Plant, place: Place, idempotencyKey: string): Promise<void> {
    const failure = await mutateAsync({ plant, position: place, key: idempotencyKey }).then(
      (outcome) => (outcome === "failing" ? outcome : null),
      (error: CallError) => error,
    );
    const last = wanted.current.get(plant.id);
    if (last && last !== place) return send(plant, last, newKey());
    wanted.current.delete(plant.id);
    setOnTheirWay((places) => without(places, plant.id));
    if (failure) tellFailure(failure, () => move(plant, place, idempotencyKey));
    else say(words.moved(plant.name));
  }

  function move(plant: Plant, to: Place, idempotencyKey = newKey()): void {
    const place = freePlace(
      plant,
      clampedPlace(to),
      plants.map((one) => placed(one, onTheirWay)),
    );
    const isOut = wanted.current.has(plant.id);
    wanted.current.set(plant.id, place);
    setOnTheirWay((places) => ({ ...places, [plant.id]: place }));
    if (!isOut) void send(plant, place, idempotencyKey);
  }

  return { onTheirWay, move };
}

/** Says why a plant could not be moved, with a way to try again unless it is gone. */
function useTellFailure(): (failure: CallError | "failing", retry: () => void) => void {
  const words = useStrings(strings);
  const { keptAnyway } = useStrings(outboxStrings);
  const toast = useToast();
  return (failure, retry) => {
    const status = failure === "failing" ? null : failure.status;
    const failed = status === null ? `${words.moveFailed} ${keptAnyway}` : words.moveFailed;
    const description = status === 0 ? words.offline : status === 404 ? words.gone : failed;
    const action = status === 404 ? {} : { action: { label: words.retry, onPress: retry } };
    toast({ title: words.error, description, kind: "failure", ...action });
  };
}

/** A plant with the place to which it is on its way. */
function placed({ id, type, position }: Plant, onTheirWay: PlacesById) {
  return { id, type, ...(onTheirWay[id] ?? position) };
}

/** Where the server will put it, as far as this device knows the garden. */
function freePlace(
  { id, type, position }: Plant,
  wanted: Place,
  all: readonly ReturnType<typeof placed>[],
): Place {
  const others = all.filter((other) => other.id !== id);
  return freePlaceNear({ type, ...wanted }, others) ?? position;
}

function without(places: PlacesById, id: string): PlacesById {
  return Object.fromEntries(Object.entries(places).filter(([key]) => key !== id));
}
