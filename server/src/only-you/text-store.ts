import { sql, type SQL } from "drizzle-orm";
import { activities } from "../activity/tables.ts";
import { checkIns } from "../check-in/tables.ts";
import type { Db } from "../db/db.ts";
import { importedRows } from "../imports/tables.ts";
import { journalPages } from "../journal/tables.ts";
import { safetyPlans } from "../safety/tables.ts";

/** What is stored of a text from now on. */
export interface NewBytes {
  readonly sealed: Buffer;
  /** Of a name: the key under which it counts once. */
  readonly nameKey?: string;
}

type Put = (db: Db, where: SQL | undefined, bytes: NewBytes) => Promise<{ rowCount: number | null }>;

const put = {
  page: (db, where, { sealed }) => db.update(journalPages).set({ textSealed: sealed }).where(where),
  writing: (db, where, { sealed }) => db.update(activities).set({ writingSealed: sealed }).where(where),
  note: (db, where, { sealed }) => db.update(checkIns).set({ noteSealed: sealed }).where(where),
  imported: (db, where, { sealed }) => db.update(importedRows).set({ textSealed: sealed }).where(where),
  plan: (db, where, { sealed }) => db.update(safetyPlans).set({ writingSealed: sealed }).where(where),
  notes: (db, where, { sealed }) => db.update(activities).set({ notesSealed: sealed }).where(where),
  steps: (db, where, { sealed }) => db.update(activities).set({ stepsSealed: sealed }).where(where),
  name: (db, where, { sealed, nameKey }) =>
    db
      .update(activities)
      .set({ nameSealed: sealed, ...(nameKey === undefined ? {} : { nameKey: freeKey(nameKey) }) })
      .where(where),
} satisfies Readonly<Record<string, Put>>;

/** While names get another key, one may come in that waits under the same name: the second one counts as another. */
function freeKey(key: string): SQL {
  return sql`case when exists (select 1 from activities other
      where other.user_id = activities.user_id and other.id <> activities.id and other.name_key = ${key}
        and other.completed_at is null and other.archived_at is null)
    then ${key} || ':' || activities.id else ${key} end`;
}

const pages = { table: journalPages, sealed: journalPages.textSealed, editedAt: journalPages.editedAt };
const writings = {
  table: activities,
  sealed: activities.writingSealed,
  editedAt: activities.writingEditedAt,
};
const notes = { table: checkIns, sealed: checkIns.noteSealed, editedAt: checkIns.editedAt };
const imported = {
  table: importedRows,
  sealed: importedRows.textSealed,
  editedAt: importedRows.editedAt,
};
const plans = { table: safetyPlans, sealed: safetyPlans.writingSealed, editedAt: null };
const names = { table: activities, sealed: activities.nameSealed, editedAt: null };
const ownNotes = { table: activities, sealed: activities.notesSealed, editedAt: null };
const ownSteps = { table: activities, sealed: activities.stepsSealed, editedAt: null };

/** Where texts lie that can be closed; with the moment of their last change, for those that have one. */
export const textPlaces = [
  { ...pages, kind: "page", part: undefined, put: put.page },
  { ...writings, kind: "writing", part: undefined, put: put.writing },
  { ...notes, kind: "note", part: undefined, put: put.note },
  { ...imported, kind: "imported", part: undefined, put: put.imported },
  { ...plans, kind: "plan", part: undefined, put: put.plan },
  { ...names, kind: "name", part: "name", put: put.name },
  { ...ownNotes, kind: "notes", part: "notes", put: put.notes },
  { ...ownSteps, kind: "steps", part: "steps", put: put.steps },
] as const;
export type TextPlace = (typeof textPlaces)[number];
export type TextKind = TextPlace["kind"];
