import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "../account/tables.ts";
import { bytea, instant } from "../db/columns.ts";

/** How somebody said they were: mood 1–5, stress 0–10 with one decimal or none. decisions §8 */
export const checkIns = pgTable(
  "check_ins",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    id: uuid("id").notNull(),
    mood: integer("mood").notNull(),
    // null where only the mood was stated
    stress: doublePrecision("stress"),
    workStress: doublePrecision("work_stress"),
    financialStress: doublePrecision("financial_stress"),
    personalStress: doublePrecision("personal_stress"),
    globalStress: doublePrecision("global_stress"),
    // sealed with the person's own key
    noteSealed: bytea("note_sealed"),
    occurredAt: instant("occurred_at").notNull(),
    localDate: date("local_date").notNull(),
    backDated: boolean("back_dated").notNull(),
    createdAt: instant("created_at").notNull(),
    editedAt: instant("edited_at"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("check_ins_newest").on(table.userId, table.occurredAt, table.id),
    index("check_ins_days").on(table.userId, table.localDate),
    check("check_ins_mood", sql`${table.mood} between 1 and 5`),
    check("check_ins_stress", sql`${table.stress} between 0 and 10`),
  ],
);
