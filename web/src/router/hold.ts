import { useEffect, useEffectEvent, useState } from "react";
import type { Address } from "./address.ts";
import { useRouter } from "./provider.tsx";

/** A step to another screen that waits for an answer. */
interface Held {
  readonly proceed: () => void;
  readonly stay: () => void;
}

/** Holds back the steps that `mustAsk`, until somebody has answered. */
export function useHold(mustAsk: (next: Address) => boolean): Held | null {
  const router = useRouter();
  const [held, setHeld] = useState<Held | null>(null);
  const isHeld = useEffectEvent((next: Address, proceed: () => void) => {
    if (!mustAsk(next)) return false;
    setHeld({
      proceed: () => {
        setHeld(null);
        proceed();
      },
      stay: () => setHeld(null),
    });
    return true;
  });
  useEffect(() => {
    const block = (next: Address, proceed: () => void) => isHeld(next, proceed);
    router.blockers.add(block);
    return () => void router.blockers.delete(block);
  }, [router]);
  return held;
}
