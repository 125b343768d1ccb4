import { useEffect } from "react";

// how often a waiting outbox tries by itself; a network or a person that comes back is answered at once
const retryMs = 20_000;

/** Tries when the page opens, when the network comes back, when the person comes back, and now and then while something waits. */
export function useClock(sendAll: () => Promise<void>, isWaiting: boolean): void {
  useEffect(() => {
    const tryNow = () => {
      if (document.visibilityState === "visible") void sendAll();
    };
    tryNow();
    addEventListener("online", tryNow);
    document.addEventListener("visibilitychange", tryNow);
    return () => {
      removeEventListener("online", tryNow);
      document.removeEventListener("visibilitychange", tryNow);
    };
  }, [sendAll]);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => void sendAll(), retryMs);
    return () => clearInterval(timer);
  }, [sendAll, isWaiting]);
}
