import { activityApi } from "@remanso/core/activity/contract.ts";
import type { Entry } from "../outbox/entry.ts";
import { isRecord } from "../outbox/entry.ts";
import type { Kind } from "../outbox/kind.ts";
import { keep } from "../session/keeping.ts";

/** The session of a completed activity is over on this device too. */
function endSession({ params }: Entry, userId: string): void {
  keep({ userId, activityId: params["id"] ?? "" }, null);
}

export const startKind: Kind<typeof activityApi.start> = {
  name: "activity.start",
  endpoint: activityApi.start,
  labelOf: (name) =>
    name === null
      ? { en: "an activity begun", es: "una actividad empezada" }
      : { en: `“${name}” begun`, es: `«${name}», empezada` },
  settledBy: ["activity_completed"],
};

export const completeKind: Kind<typeof activityApi.complete> = {
  name: "activity.complete",
  endpoint: activityApi.complete,
  labelOf: completedLabel,
  ownText: "notes",
  textOf: ({ input }) => (isRecord(input) && typeof input["notes"] === "string" ? input["notes"] : null),
  settledBy: ["activity_completed"],
  onDelivered: endSession,
};

/** specification §7: the quick completion is PATCH {completed: true} */
export const quickCompleteKind: Kind<typeof activityApi.update> = {
  name: "activity.quick-complete",
  endpoint: activityApi.update,
  labelOf: completedLabel,
  settledBy: ["activity_completed"],
  onDelivered: endSession,
};

function completedLabel(name: string | null) {
  return name === null
    ? { en: "an activity completed", es: "una actividad completada" }
    : { en: `“${name}” completed`, es: `«${name}», completada` };
}

export const activityKinds = [startKind, completeKind, quickCompleteKind];
