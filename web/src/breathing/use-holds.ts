import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Hold } from "@remanso/core/breathing/contract.ts";

export interface Holds {
  readonly isHeld: boolean;
  readonly press: () => void;
  readonly release: () => void;
  /** Every hold so far; one that is not over yet ends now. */
  readonly sofar: () => readonly Hold[];
  readonly clear: () => void;
}

/**
 * The person's holds on the game's clock, pauses left out. Going to another tab lets go, because nobody sees the circle
 * there.
 */
export function useHolds(elapsedMs: () => number): Holds {
  const past = useRef<Hold[]>([]);
  const pressedMs = useRef<number | null>(null);
  const [isHeld, setHeld] = useState(false);

  const open = useCallback((): readonly Hold[] => {
    if (pressedMs.current === null) return [];
    const releasedMs = Math.round(elapsedMs());
    return releasedMs > pressedMs.current ? [{ pressedMs: pressedMs.current, releasedMs }] : [];
  }, [elapsedMs]);
  const press = useCallback(() => {
    if (pressedMs.current !== null) return;
    pressedMs.current = Math.round(elapsedMs());
    setHeld(true);
  }, [elapsedMs]);
  const release = useCallback(() => {
    past.current.push(...open());
    pressedMs.current = null;
    setHeld(false);
  }, [open]);
  const clear = useCallback(() => {
    past.current = [];
    pressedMs.current = null;
    setHeld(false);
  }, []);

  useEffect(() => {
    const onHidden = () => {
      if (document.visibilityState === "hidden") release();
    };
    document.addEventListener("visibilitychange", onHidden);
    addEventListener("blur", release);
    return () => {
      document.removeEventListener("visibilitychange", onHidden);
      removeEventListener("blur", release);
    };
  }, [release]);

  const sofar = useCallback(() => [...past.current, ...open()], [open]);
  return useMemo(() => ({ isHeld, press, release, sofar, clear }), [isHeld, press, release, sofar, clear]);
}
