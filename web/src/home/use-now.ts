import { useSyncExternalStore } from "react";
import { useVisitor } from "../app/use-visitor.ts";
import { presentMs } from "../device/clock.ts";

const minuteMs = 60_000;

/** The present minute as an instant, by the server's clock. */
export function useNow(): string {
  const { now } = useVisitor();
  return useSyncExternalStore(
    everyMinute,
    () => new Date(Math.floor(presentMs() / minuteMs) * minuteMs).toISOString(),
    () => now,
  );
}

function everyMinute(listener: () => void): () => void {
  const timer = setInterval(listener, minuteMs);
  // a page that was put to sleep is right at once
  document.addEventListener("visibilitychange", listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", listener);
  };
}
