import { useEffect } from "react";
import { whenQuiet } from "../first-paint/when-quiet.ts";

// how often a waiting outbox tries by itself; a network or a person that comes back is answered at once
const retryMs = 20_000;

interface Waiting {
  /** True where something is seen to wait when the page opens. */
  readonly hasSome: () => boolean;
  readonly isWaiting: boolean;
}

/** Tries when the page opens (once it is quiet, where nothing is seen to wait), when the network comes back, when the person comes back, and now and then while something waits. */
export function useClock(sendAll: () => Promise<void>, { hasSome, isWaiting }: Waiting): void {
  useEffect(() => {
    const tryNow = () => {
      if (document.visibilityState === "visible") void sendAll();
    };
    const stopWaiting = hasSome() ? tryNow() : whenQuiet(tryNow);
    addEventListener("online", tryNow);
    document.addEventListener("visibilitychange", tryNow);
    return () => {
      stopWaiting?.();
      removeEventListener("online", tryNow);
      document.removeEventListener("visibilitychange", tryNow);
    };
  }, [sendAll, hasSome]);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => void sendAll(), retryMs);
    return () => clearInterval(timer);
  }, [sendAll, isWaiting]);
}
