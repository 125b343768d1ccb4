import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "../account/tables.ts";
import { bytea, instant } from "../db/columns.ts";
import { plans } from "../plan/tables.ts";

/** A step as a person wrote it; catalogue guides stay in core. */
export interface StoredStep {
  title: string;
  instruction: string;
  duration: number;
}

export const activities = pgTable(
  "activities",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    id: uuid("id").notNull(),
    planId: uuid("plan_id").notNull(),
    // the catalogue's key, or null for one of the person's own
    catalogueKey: text("catalogue_key"),
    // the name as typed, sealed with the person's own key; null for a catalogue activity
    nameSealed: bytea("name_sealed"),
    // equal for the spellings of one name: the catalogue's key, or a keyed hash; see own-words.ts
    nameKey: text("name_key").notNull(),
    activityType: text("activity_type").notNull(),
    duration: integer("duration"),
    notesSealed: bytea("notes_sealed"),
    // the person's own steps as JSON
    stepsSealed: bytea("steps_sealed"),
    // "generic": the person chose the three-step guide
    steps: jsonb("steps").$type<"generic" | StoredStep[]>(),
    // best first within the plan
    rank: integer("rank").notNull(),
    plannedFor: date("planned_for"),
    startedAt: instant("started_at"),
    completedAt: instant("completed_at"),
    completedOn: date("completed_on"),
    // the time zone that the day is of; null for what was completed before zones were kept
    completedZone: text("completed_zone"),
    completedMinutes: integer("completed_minutes"),
    // what was written in the session, sealed with the person's own key: the journal
    writingSealed: bytea("writing_sealed"),
    writingEditedAt: instant("writing_edited_at"),
    // whether something was ever written in it; null for what was completed before only writings counted for the diary, when every
    // journaling session did
    diaryEntry: boolean("diary_entry"),
    // plain text (and `steps`, where they are a list) from before texts were sealed; moved and emptied at the next start
    writing: text("writing"),
    customName: text("custom_name"),
    notes: text("notes"),
    rating: text("rating"),
    ratedAt: instant("rated_at"),
    // when it left the list because its plan was archived first
    archivedAt: instant("archived_at"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({ columns: [table.userId, table.planId], foreignColumns: [plans.userId, plans.id] }).onDelete(
      "cascade",
    ),
    // decisions §3: no two pending activities of one name
    uniqueIndex("activities_pending_name")
      .on(table.userId, table.nameKey)
      .where(sql`completed_at is null and archived_at is null`),
    // read backwards: `desc()` would put nulls last, where no order by has them
    index("activities_newest").on(table.userId, table.createdAt, table.id),
    // the first of each day are found without reading the others
    index("activities_of_day").on(table.userId, table.completedOn, table.completedAt, table.id),
    index("activities_done")
      .on(table.userId, table.completedAt, table.id)
      .where(sql`completed_at is not null`),
    index("activities_done_of_type")
      .on(table.userId, table.activityType, table.completedAt, table.id)
      .where(sql`completed_at is not null`),
    index("activities_zones")
      .on(table.userId, table.completedZone)
      .where(sql`completed_zone is not null`),
    // as isDiaryEntry has it (writing-store.ts)
    index("activities_written")
      .on(table.userId, table.completedAt, table.id)
      .where(
        sql`completed_at is not null and coalesce(diary_entry, activity_type = 'journaling' or writing_sealed is not null)`,
      ),
    index("activities_done_of_plan")
      .on(table.userId, table.planId)
      .where(sql`completed_at is not null`),
    index("activities_rated")
      .on(table.userId, table.catalogueKey, table.rating)
      .where(sql`rating is not null and catalogue_key is not null`),
    index("activities_planned")
      .on(table.userId, table.plannedFor)
      .where(sql`planned_for is not null`),
    check("activities_duration", sql`${table.duration} is null or ${table.duration} between 1 and 240`),
    check(
      "activities_named",
      sql`(${table.catalogueKey} is null) <> (${table.customName} is null and ${table.nameSealed} is null)`,
    ),
  ],
);
