import { useState } from "react";

// long enough for the ripple to cross the card
const lingerMs = 1200;

/** Which activities have just been completed: they stay in their place until the ripple has passed. */
export function useLingering(): { lingering: ReadonlySet<string>; linger: (id: string) => void } {
  const [lingering, setLingering] = useState<ReadonlySet<string>>(new Set<string>());
  const linger = (id: string) => {
    setLingering((before) => new Set([...before, id]));
    setTimeout(() => setLingering((before) => new Set([...before].filter((other) => other !== id))), lingerMs);
  };
  return { lingering, linger };
}
