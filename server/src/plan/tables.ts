import { sql } from "drizzle-orm";
import { foreignKey, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "../account/tables.ts";
import { assessments } from "../assessment/tables.ts";
import { instant } from "../db/columns.ts";

export const plans = pgTable(
  "plans",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    id: uuid("id").notNull(),
    assessmentId: uuid("assessment_id").notNull(),
    // null where every answer was "never"
    focus: text("focus"),
    targetActivities: integer("target_activities").notNull(),
    targetMinutes: integer("target_minutes").notNull(),
    targetBreathing: integer("target_breathing").notNull(),
    targetCheckIns: integer("target_check_ins").notNull(),
    createdAt: instant("created_at").notNull(),
    archivedAt: instant("archived_at"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      columns: [table.userId, table.assessmentId],
      foreignColumns: [assessments.userId, assessments.id],
    }).onDelete("cascade"),
    // decisions §2: one active plan
    uniqueIndex("plans_one_active")
      .on(table.userId)
      .where(sql`archived_at is null`),
  ],
);
