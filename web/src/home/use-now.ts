import { useSyncExternalStore } from "react";
import { useVisitor } from "../app/use-visitor.ts";

const minuteMs = 60_000;

/** The present minute as an instant: the server's clock while the page is taken over, then the person's own. */
export function useNow(): string {
  const { now } = useVisitor();
  return useSyncExternalStore(
    everyMinute,
    () => new Date(Math.floor(Date.now() / minuteMs) * minuteMs).toISOString(),
    () => now,
  );
}

function everyMinute(listener: () => void): () => void {
  const timer = setInterval(listener, minuteMs);
  return () => clearInterval(timer);
}
