import type { LedBreathing } from "../breathing/led-breathing.ts";
import type { Language } from "../language.ts";
import type { ActivityType, CatalogueEntry } from "./catalogue-entry.ts";
import { catalogueEntry } from "./catalogue.ts";
import { genericGuide, typeGuides } from "./catalogue/type-guides.ts";
import type { GuideStep, StepType } from "./guide.ts";

export interface OwnStep {
  readonly title: string;
  readonly instruction: string;
  /** Seconds. */
  readonly duration: number;
}

/** The steps as a person wrote them, or the choice of the three-step guide. */
export type OwnSteps = "generic" | readonly OwnStep[];

/** What the steps of an activity depend on. `duration` is in minutes, `steps` null where the person wrote none. */
export interface GuidedActivity {
  readonly catalogueKey: string | null;
  readonly activityType: ActivityType;
  readonly duration: number | null;
  readonly steps: OwnSteps | null;
}

/** One step in one language, numbered "step-1" onwards. */
export interface ReadyStep {
  readonly id: string;
  readonly title: string;
  readonly instruction: string;
  /** Seconds. */
  readonly duration: number;
  readonly type: StepType;
  readonly led?: LedBreathing;
  readonly eyesClosed?: true;
}

/** How long an activity takes by default, in minutes. specification §9: default duration 15 min */
export const defaultMinutes = 15;

/**
 * The steps of an activity in a language: its own, else the three-step guide if the person chose it (scaled to the
 * activity's duration), else the catalogue's, else its type's; none when there is nothing yet. decisions §3
 */
export function stepsOf(activity: GuidedActivity, language: Language): ReadyStep[] {
  if (activity.steps === "generic")
    return ready(scaled(genericGuide, activity.duration ?? defaultMinutes), language);
  if (activity.steps !== null) {
    return activity.steps.map((step, index) => ({
      ...step,
      id: `step-${index + 1}`,
      type: "instruction" as const,
    }));
  }
  const entry = activity.catalogueKey === null ? null : catalogueEntry(activity.catalogueKey);
  if (entry) return ready(guideOfEntry(entry), language);
  return ready(guideOfType(activity.activityType), language);
}

/** The total length of steps, in minutes: rounded, at least one if there are any. */
export function minutesOf(steps: readonly { readonly duration: number }[]): number {
  if (steps.length === 0) return 0;
  return Math.max(1, Math.round(steps.reduce((sum, step) => sum + step.duration, 0) / 60));
}

/** A catalogue activity's guide: its own, else its type's. */
export function guideOfEntry(entry: CatalogueEntry): readonly GuideStep[] {
  return entry.steps ?? guideOfType(entry.type);
}

// specification §9: other categories have no steps
function guideOfType(type: ActivityType): readonly GuideStep[] {
  return type === "meditation" || type === "breathing" || type === "journaling" ? typeGuides[type] : [];
}

/** The guide scaled to exactly this many minutes: each step ends at its share of the total, to the second. */
function scaled(guide: readonly GuideStep[], minutes: number): GuideStep[] {
  const total = guide.reduce((sum, step) => sum + step.seconds, 0);
  let told = 0;
  return guide.map((step) => {
    const from = Math.round((told / total) * minutes * 60);
    told += step.seconds;
    return { ...step, seconds: Math.round((told / total) * minutes * 60) - from };
  });
}

function ready(guide: readonly GuideStep[], language: Language): ReadyStep[] {
  return guide.map((step, index) => ({
    id: `step-${index + 1}`,
    title: step.title[language],
    instruction: step.instruction[language],
    duration: step.seconds,
    type: step.type,
    ...(step.led ? { led: step.led } : {}),
    ...(step.eyesClosed ? { eyesClosed: step.eyesClosed } : {}),
  }));
}
