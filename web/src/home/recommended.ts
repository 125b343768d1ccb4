import { distinctActivities } from "@remanso/core/activity/distinct-activities.ts";
import type { Activity } from "@remanso/core/activity/contract.ts";
import { isDoableAt } from "@remanso/core/activity/hours.ts";

// specification §9: at most 6 activities
const mostShown = 6;

/**
 * The activities of a plan that wait, best first: those that fit the hour (0–23), so that nobody is sent for a walk at night; then the
 * recommended ones; then as they are planned.
 */
export function waitingActivities(activities: readonly Activity[], hour: number): Activity[] {
  const rankOf = (activity: Activity) =>
    2 * Number(isDoableAt(activity, hour)) + Number(activity.recommended);
  return distinctActivities(activities)
    .filter(({ completed }) => !completed)
    .toSorted((a, b) => rankOf(b) - rankOf(a) || dayOf(a).localeCompare(dayOf(b)))
    .slice(0, mostShown);
}

/** Activities planned for no day come last. */
function dayOf(activity: Activity): string {
  return activity.plannedFor ?? "9999";
}
