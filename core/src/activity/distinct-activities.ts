import { foldName } from "./fold-name.ts";

/**
 * The list without repeated names: of two activities of one name a pending one is preferred to a completed one, else the
 * first is kept. The order stays. specification §5, decisions §3
 */
export function distinctActivities<A extends { readonly activityName: string; readonly completed: boolean }>(
  activities: readonly A[],
): A[] {
  const kept = new Map<string, A>();
  for (const activity of activities) {
    const name = foldName(activity.activityName);
    const before = kept.get(name);
    if (!before || (before.completed && !activity.completed)) kept.set(name, activity);
  }
  return activities.filter((activity) => kept.get(foldName(activity.activityName)) === activity);
}
