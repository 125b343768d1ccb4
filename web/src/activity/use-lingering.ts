import { useState } from "react";
import type { Activity } from "@remanso/core/activity/contract.ts";
import type { Lingering } from "./board.ts";

// long enough for the ripple to cross the card
const lingerMs = 1200;

/** Which activities have just been completed: they stay in their place until the ripple has passed. */
export function useLingering(): { lingering: Lingering; linger: (activity: Activity) => void } {
  const [lingering, setLingering] = useState<Lingering>(new Map<string, boolean>());
  const linger = ({ id, recommended }: Activity) => {
    setLingering((before) => new Map([...before, [id, recommended]]));
    setTimeout(
      () => setLingering((before) => new Map([...before].filter(([other]) => other !== id))),
      lingerMs,
    );
  };
  return { lingering, linger };
}
