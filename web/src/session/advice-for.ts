import type { ActivityType } from "@remanso/core/activity/catalogue-entry.ts";

interface Advice {
  readonly meditation: string;
  readonly breathing: string;
  readonly journaling: string;
}

/** What must be said before a practice of `type` (safety: content standards), or null. */
export function adviceFor(type: ActivityType, advice: Advice): string | null {
  if (type === "meditation" || type === "breathing" || type === "journaling") return advice[type];
  return null;
}
