import type { Activity } from "@remanso/core/activity/contract.ts";

/** An activity of a plan that waits, with what a test says of it. */
export function waitingActivity(activityName: string, more: Partial<Activity> = {}): Activity {
  return {
    id: activityName,
    planId: "plan",
    activityName,
    activityType: "nature",
    description: null,
    instructions: null,
    catalogueKey: null,
    reason: null,
    timeOfDay: "anytime",
    duration: 5,
    notes: null,
    recommended: false,
    added: false,
    plannedFor: null,
    startedAt: null,
    completed: false,
    completedAt: null,
    rating: null,
    createdAt: "2026-05-01T08:00:00.000Z",
    ...more,
  };
}
