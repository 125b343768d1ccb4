import { ActivityType, AfterFeeling, type Activity } from "@remanso/core/activity/contract.ts";
import { catalogueEntry } from "@remanso/core/activity/catalogue.ts";
import { cutToShow } from "@remanso/core/cut-at-word.ts";
import { instructionsText } from "@remanso/core/activity/instructions-text.ts";
import { stepsOf, type ReadyStep } from "@remanso/core/activity/instructions.ts";
import type { Assessment } from "@remanso/core/assessment/contract.ts";
import { reasonFor } from "@remanso/core/plan/reason.ts";
import type { ClosedText } from "@remanso/core/shapes.ts";
import { isAdded, type ActivityRow } from "./list-store.ts";
import { closedIn } from "../journal/closed-text.ts";
import {
  closedName,
  closedWords,
  ownNameOf,
  ownNotesOf,
  ownStepsOf,
  type NamedRow,
  type Reader,
} from "./own-words.ts";

/**
 * A stored activity as the API returns it: catalogue activities in the person's language, their own as typed. While it waits it
 * tells why it was chosen, from the latest assessment; `instructions` "excerpt" cuts the guide and the description to what a card shows.
 * decisions §2, §3
 */
export function activityReply(
  row: ActivityRow,
  reader: Reader,
  { answered, instructions }: { answered: Assessment | null; instructions?: "excerpt" | undefined },
): Activity {
  const { language } = reader;
  const entry = row.catalogueKey === null ? null : catalogueEntry(row.catalogueKey);
  const isWaiting = row.completedAt === null;
  const cut = (text: string) => (instructions === "excerpt" ? cutToShow(text) : text);
  return {
    id: row.id,
    planId: row.planId,
    activityName: shownName(row, reader),
    activityType: ActivityType.parse(row.activityType),
    catalogueKey: entry?.key ?? null,
    description: entry ? cut(entry.description[language]) : null,
    instructions: instructionsOf(row, reader, instructions === "excerpt"),
    reason:
      entry && answered && isWaiting
        ? reasonFor(entry, { ...answered, scores: answered }, { wording: row.rank, language })
        : null,
    timeOfDay: entry?.timeOfDay ?? "anytime",
    ...(entry?.hours && isWaiting ? { hours: entry.hours } : {}),
    duration: row.duration,
    notes: ownNotesOf(row, reader),
    recommended: row.recommended,
    added: isAdded(row),
    plannedFor: row.plannedFor,
    startedAt: row.startedAt?.toISOString() ?? null,
    completed: !isWaiting,
    completedAt: row.completedAt?.toISOString() ?? null,
    rating: row.rating === null ? null : AfterFeeling.parse(row.rating),
    createdAt: row.createdAt.toISOString(),
    ...closedWords({
      activityName: closedName(row),
      notes: closedIn(row.notesSealed, row.id, "notes"),
    }),
  };
}

/** The person's own steps, where only their device can open them. */
export function closedSteps({ id, stepsSealed }: Pick<ActivityRow, "id" | "stepsSealed">): ClosedText | null {
  return closedIn(stepsSealed, id, "steps");
}

function instructionsOf(row: ActivityRow, reader: Reader, isCut: boolean): string | null {
  if (isCut && row.catalogueKey !== null) return null;
  if (closedSteps(row)) return null;
  const text = instructionsText(shownSteps(row, reader));
  return text !== null && isCut ? cutToShow(text) : text;
}

/** An activity's steps: the person's own, or the guide in their language. */
export function shownSteps(row: ActivityRow, { open, language }: Reader): ReadyStep[] {
  const activityType = ActivityType.parse(row.activityType);
  return stepsOf({ ...row, steps: ownStepsOf(row, open), activityType }, language);
}

/** An activity's name: as typed, or that of the catalogue in the person's language. */
export function shownName(row: NamedRow & { readonly catalogueKey: string | null }, reader: Reader): string {
  const { catalogueKey } = row;
  const entry = catalogueKey === null ? null : catalogueEntry(catalogueKey);
  return ownNameOf(row, reader) ?? entry?.name[reader.language] ?? catalogueKey ?? "";
}
