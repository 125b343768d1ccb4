import { useEffect } from "react";

/** Keeps the screen awake while `active`, where the browser allows; elsewhere the session goes on all the same. */
export function useWakeLock(active: boolean): void {
  useEffect(() => {
    if (!active || !("wakeLock" in navigator)) return undefined;
    let lock: Promise<WakeLockSentinel | null> = Promise.resolve(null);
    const hold = () => {
      // a lock ends whenever the page is hidden
      if (document.visibilityState === "visible")
        lock = navigator.wakeLock.request("screen").catch(() => null);
    };
    hold();
    document.addEventListener("visibilitychange", hold);
    return () => {
      document.removeEventListener("visibilitychange", hold);
      void lock.then((held) => held?.release()).catch(() => null);
    };
  }, [active]);
}
