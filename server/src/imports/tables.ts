import { sql } from "drizzle-orm";
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { Source } from "@remanso/core/imports/sources.ts";
import { users } from "../account/tables.ts";
import { bytea, instant } from "../db/columns.ts";

/** One file that somebody brought in from another program; it is undone as a whole. decisions §12 */
export const imports = pgTable(
  "imports",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    id: uuid("id").notNull(),
    source: text("source").$type<Source>().notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

/**
 * What such a file said, row by row. It stays apart from check-ins, pages and activities, so that nothing that counts those counts it:
 * no streak, milestone, plant, goal or statistic.
 */
export const importedRows = pgTable(
  "imported_rows",
  {
    userId: uuid("user_id").notNull(),
    id: uuid("id").notNull(),
    importId: uuid("import_id").notNull(),
    kind: text("kind").$type<"mood" | "entry" | "activity">().notNull(),
    // a hash under the person's own key: the same row of another file is not kept again
    rowKey: text("row_key").notNull(),
    occurredAt: instant("occurred_at").notNull(),
    // as the file has it
    localDate: date("local_date").notNull(),
    clock: text("clock").$type<"exact" | "approximate" | "none">().notNull(),
    mood: integer("mood"),
    activityType: text("activity_type"),
    minutes: integer("minutes"),
    // sealed with the person's own key; null where there is none, or once it was removed
    textSealed: bytea("text_sealed"),
    // sealed too: what the file called it, its tags, and the fingerprint that `row_key` is made of
    detailsSealed: bytea("details_sealed"),
    editedAt: instant("edited_at"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    unique("imported_rows_once").on(table.userId, table.rowKey),
    foreignKey({
      columns: [table.userId, table.importId],
      foreignColumns: [imports.userId, imports.id],
    }).onDelete("cascade"),
    index("imported_rows_newest").on(table.userId, table.occurredAt, table.id),
    index("imported_rows_days").on(table.userId, table.localDate),
    index("imported_rows_of").on(table.userId, table.importId),
    check("imported_rows_kind", sql`${table.kind} in ('mood', 'entry', 'activity')`),
    check("imported_rows_clock", sql`${table.clock} in ('exact', 'approximate', 'none')`),
    check("imported_rows_mood", sql`${table.mood} between 1 and 5`),
  ],
);
