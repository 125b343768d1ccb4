import type { QueryClient } from "@tanstack/react-query";
import { localDayOf } from "../check-in/local-day.ts";
import { presentMs } from "../device/clock.ts";

const lookMs = 30_000;
// a background tab looks once a minute; a longer silence means that the page was frozen or the device asleep
const frozenMs = 5 * 60_000;

interface Look {
  readonly nowMs: number;
  /** The person's own day. */
  readonly day: string;
}

/** True where the page was away between two looks, or another day has begun: what it shows is out of date. */
export function hasComeBack(before: Look, now: Look): boolean {
  return now.day !== before.day || Math.abs(now.nowMs - before.nowMs) > frozenMs;
}

/** Asks again for what is on the page when it comes back after midnight or from a freeze. Coming back to a tab is not enough (specification §7). */
export function askAgainWhenBack(client: QueryClient, timeZone: () => string): void {
  const lookAt = (nowMs: number): Look => ({
    nowMs,
    day: localDayOf(new Date(nowMs).toISOString(), timeZone()),
  });
  const beganMs = presentMs();
  let before: Look | null = null;
  const look = () => {
    // asked for here: the first word about zones takes a phone longer than all else that a page begins with
    before ??= lookAt(beganMs);
    const now = lookAt(presentMs());
    const isBack = hasComeBack(before, now);
    before = now;
    if (isBack) void client.invalidateQueries();
  };
  setInterval(look, lookMs);
  document.addEventListener("visibilitychange", look);
  document.addEventListener("resume", look);
}
