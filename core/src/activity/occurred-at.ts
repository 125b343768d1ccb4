import { Refusal } from "../refusals.ts";

// decisions §3: accepted up to 30 days back and never in the future
const oldestMs = 30 * 24 * 60 * 60_000;
// a device's clock may be a little ahead
const toleranceMs = 60_000;

interface Frame {
  readonly now: Date;
  /** When the thing that it happened to was created; nothing can happen to it earlier. */
  readonly existedSince?: Date;
}

/**
 * When something happened: now, or the moment that a device noted while it was offline, but never before `existedSince`
 * (a device's clock may be slow, which is no reason to lose a fact). Refuses `invalid_input` for a moment in the future
 * or more than 30 days back.
 */
export function occurredAt(noted: string | undefined, { now, existedSince }: Frame): Date {
  if (noted === undefined) return now;
  const at = new Date(noted);
  const agoMs = now.getTime() - at.getTime();
  if (agoMs < -toleranceMs) throw new Refusal("invalid_input", { fields: { occurredAt: "future" } });
  if (agoMs > oldestMs) throw new Refusal("invalid_input", { fields: { occurredAt: "too_old" } });
  if (existedSince && at < existedSince) return existedSince;
  return agoMs < 0 ? now : at;
}
