import type { Activity } from "@remanso/core/activity/contract.ts";
import { distinctActivities } from "@remanso/core/activity/distinct-activities.ts";
import { cutToShow } from "@remanso/core/cut-at-word.ts";
import { planProgress } from "@remanso/core/plan/plan-progress.ts";

// specification §9: default duration 15 min; low-activity warning when fewer than 3 pending
const defaultMinutes = 15;
const lowStockBelow = 3;

/** Activities completed a moment ago. */
export type Lingering = ReadonlyMap<string, boolean>;

export interface Board {
  /** The recommended ones first, then as the list has them: newest first. */
  readonly pending: readonly Activity[];
  readonly completed: readonly Activity[];
  /** Of the active plan alone, as the server counts it (decisions §2, §3). */
  readonly done: number;
  readonly total: number;
  readonly isLow: boolean;
}

/**
 * The activities as the screen lays them out, without repeated names (specification §5). `lingering` have just been
 * completed and stay where they were for a moment: by id, whether they stood among the recommended ones.
 */
export function boardOf(activities: readonly Activity[], planId: string | null, lingering: Lingering): Board {
  const distinct = distinctActivities(activities);
  const waits = (activity: Activity) => !activity.completed || lingering.has(activity.id);
  const isFirst = (activity: Activity) => Number(lingering.get(activity.id) ?? activity.recommended);
  return {
    pending: distinct.filter(waits).toSorted((a, b) => isFirst(b) - isFirst(a)),
    completed: distinct.filter((activity) => !waits(activity)),
    ...planProgress(activities.filter((activity) => activity.planId === planId)),
    isLow: distinct.filter(({ completed }) => !completed).length < lowStockBelow,
  };
}

/** How long an activity takes, in minutes. */
export function minutesOf({ duration }: Pick<Activity, "duration">): number {
  return duration ?? defaultMinutes;
}

/** What a card says of an activity, at most 85 characters of it, up to a sentence's or a word's end, or null. */
export function excerptOf({
  description,
  notes,
  instructions,
}: Pick<Activity, "description" | "notes" | "instructions">): string | null {
  const text = (description ?? notes ?? instructions ?? "").trim();
  return text === "" ? null : cutToShow(text);
}

/** Progress in whole percent; none of none is 0. decisions §2 */
export function percentOf({ done, total }: Pick<Board, "done" | "total">): number {
  return total === 0 ? 0 : Math.round((done / total) * 100);
}
