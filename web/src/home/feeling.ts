import type { Activity } from "@remanso/core/activity/contract.ts";

const askForMs = 24 * 60 * 60 * 1000;

/**
 * The activity after which to ask "better, same or worse?": the latest completed one, within a day of its end.
 * Null when it has its answer, or when the person has put the question aside.
 */
export function activityToRate(
  activities: readonly Activity[],
  now: string,
  dismissedId: string | null | undefined,
): Activity | null {
  const latest = activities
    .filter(({ completedAt }) => completedAt !== null)
    .reduce<Activity | null>((best, next) => (best && endOf(best) >= endOf(next) ? best : next), null);
  if (!latest || latest.rating !== null || latest.id === dismissedId) return null;
  return Date.parse(now) - endOf(latest) <= askForMs ? latest : null;
}

function endOf(activity: Activity): number {
  return Date.parse(activity.completedAt ?? "");
}
