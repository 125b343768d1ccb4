import type { CatalogueEntry } from "@remanso/core/activity/catalogue-entry.ts";
import { instructionsText } from "@remanso/core/activity/instructions-text.ts";
import { stepsOf, type OwnStep } from "@remanso/core/activity/instructions.ts";
import { languages } from "@remanso/core/language.ts";
import type { TextKey } from "../journal/sealed-text.ts";

/** True where no steps were sent, or those that the catalogue's activity has anyway. */
export function isGuideOf(entry: CatalogueEntry, steps: readonly OwnStep[] | null): boolean {
  if (steps === null) return true;
  const { key: catalogueKey, type: activityType, minutes: duration } = entry;
  return languages.some((language) => {
    const own = stepsOf({ catalogueKey, activityType, duration, steps: null }, language);
    return (
      instructionsText(own) ===
      instructionsText(stepsOf({ catalogueKey, activityType, duration, steps }, language))
    );
  });
}

/** One of the person's own, as it was sent. */
export function ownActivity(
  input: {
    activityName: string;
    activityType?: string | undefined;
    duration?: number | null;
    notes?: string | null;
    steps: OwnStep[] | null;
  },
  { planId, key, at }: { planId: string; key: TextKey; at: Date },
) {
  return {
    planId,
    key,
    name: input.activityName,
    // specification §5: the dialog names none and makes 'custom'; a recommendation keeps its own
    type: input.activityType ?? "custom",
    steps: input.steps,
    duration: input.duration ?? null,
    notes: input.notes || null,
    now: at,
  };
}
