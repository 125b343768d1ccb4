import { ActivityType, AfterFeeling, type Activity } from "@remanso/core/activity/contract.ts";
import { catalogueEntry } from "@remanso/core/activity/catalogue.ts";
import { cutAtWord, excerptLength } from "@remanso/core/activity/cut-at-word.ts";
import { instructionsText } from "@remanso/core/activity/instructions-text.ts";
import { stepsOf } from "@remanso/core/activity/instructions.ts";
import type { Assessment } from "@remanso/core/assessment/contract.ts";
import type { Language } from "@remanso/core/language.ts";
import { reasonFor } from "@remanso/core/plan/reason.ts";
import { isAdded, type ActivityRow } from "./list-store.ts";

/**
 * A stored activity as the API returns it: catalogue activities in the person's language, their own as typed. While it waits it
 * tells why it was chosen, from the latest assessment; `instructions` "excerpt" cuts the guide. decisions §2, §3
 */
export function activityReply(
  row: ActivityRow,
  language: Language,
  { answered, instructions }: { answered: Assessment | null; instructions?: "excerpt" | undefined },
): Activity {
  const entry = row.catalogueKey === null ? null : catalogueEntry(row.catalogueKey);
  const isWaiting = row.completedAt === null;
  return {
    id: row.id,
    planId: row.planId,
    activityName: shownName(row, language),
    activityType: ActivityType.parse(row.activityType),
    description: entry?.description[language] ?? null,
    instructions: instructionsOf(row, { language, isCut: instructions === "excerpt" }),
    reason:
      entry && answered && isWaiting
        ? reasonFor(
            entry,
            { scores: answered, responses: answered.responses },
            { wording: row.rank, language },
          )
        : null,
    timeOfDay: entry?.timeOfDay ?? "anytime",
    duration: row.duration,
    notes: row.notes,
    recommended: row.recommended,
    added: isAdded(row),
    plannedFor: row.plannedFor,
    startedAt: row.startedAt?.toISOString() ?? null,
    completed: !isWaiting,
    completedAt: row.completedAt?.toISOString() ?? null,
    rating: row.rating === null ? null : AfterFeeling.parse(row.rating),
    createdAt: row.createdAt.toISOString(),
  };
}

function instructionsOf(row: ActivityRow, { language, isCut }: { language: Language; isCut: boolean }) {
  const text = instructionsText(
    stepsOf({ ...row, activityType: ActivityType.parse(row.activityType) }, language),
  );
  return text !== null && isCut ? cutAtWord(text, excerptLength) : text;
}

/** An activity's name: as typed, or that of the catalogue in the person's language. */
export function shownName(
  { customName, catalogueKey }: Pick<ActivityRow, "customName" | "catalogueKey">,
  language: Language,
): string {
  const entry = catalogueKey === null ? null : catalogueEntry(catalogueKey);
  return customName ?? entry?.name[language] ?? catalogueKey ?? "";
}
