import { ActivityType, AfterFeeling, type Activity } from "@remanso/core/activity/contract.ts";
import { catalogueEntry } from "@remanso/core/activity/catalogue.ts";
import type { Language } from "@remanso/core/language.ts";
import type { ActivityRow } from "./list-store.ts";

/** A stored activity as the API returns it: catalogue activities in the person's language, their own as typed. decisions §3 */
export function activityReply(row: ActivityRow, language: Language): Activity {
  const entry = row.catalogueKey === null ? null : catalogueEntry(row.catalogueKey);
  return {
    id: row.id,
    planId: row.planId,
    activityName: row.customName ?? entry?.name[language] ?? row.catalogueKey ?? "",
    activityType: ActivityType.parse(row.activityType),
    description: entry?.description[language] ?? null,
    duration: row.duration,
    notes: row.notes,
    recommended: row.recommended,
    plannedFor: row.plannedFor,
    startedAt: row.startedAt?.toISOString() ?? null,
    completed: row.completedAt !== null,
    completedAt: row.completedAt?.toISOString() ?? null,
    rating: row.rating === null ? null : AfterFeeling.parse(row.rating),
    createdAt: row.createdAt.toISOString(),
  };
}
