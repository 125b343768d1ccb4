import { restMs } from "@remanso/core/garden/health.ts";

const minuteMs = 60_000;

/** A stretch of time as hours and minutes are spoken. */
export interface SpokenTime {
  readonly hours: number;
  readonly minutes: number;
}

/** The time from `now` to `until` (both ISO 8601), begun minutes counted whole; null when it is over. */
export function timeLeft(until: string | null, now: string): SpokenTime | null {
  if (until === null) return null;
  const leftMs = Date.parse(until) - Date.parse(now);
  return leftMs > 0 ? spoken(Math.ceil(leftMs / minuteMs)) : null;
}

/** How long ago a plant that rests until `until` was watered, whole minutes. */
export function timeSinceWatering(until: string, now: string): SpokenTime {
  const agoMs = restMs - (Date.parse(until) - Date.parse(now));
  return spoken(Math.max(0, Math.floor(agoMs / minuteMs)));
}

const spoken = (minutes: number): SpokenTime => ({ hours: Math.floor(minutes / 60), minutes: minutes % 60 });
