import { distinctActivities } from "@remanso/core/activity/distinct-activities.ts";
import type { Activity } from "@remanso/core/activity/contract.ts";

// specification §9: at most 6 activities
const mostShown = 6;

/** The activities of a plan that wait, best first: the recommended ones, then as they are planned. */
export function waitingActivities(activities: readonly Activity[]): Activity[] {
  return distinctActivities(activities)
    .filter(({ completed }) => !completed)
    .toSorted((a, b) => Number(b.recommended) - Number(a.recommended) || dayOf(a).localeCompare(dayOf(b)))
    .slice(0, mostShown);
}

/** Activities planned for no day come last. */
function dayOf(activity: Activity): string {
  return activity.plannedFor ?? "9999";
}
