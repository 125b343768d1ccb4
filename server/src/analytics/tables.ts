import { pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { users } from "../account/tables.ts";
import { instant } from "../db/columns.ts";

/** What the days of a person showed when they were looked at last; looked at again when they have changed. */
export const findingRuns = pgTable("finding_runs", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  // of the engine, the day, and the facts of the days that were looked at
  fingerprint: text("fingerprint").notNull(),
  // as JSON, with how the stress was lately; only the engine reads it
  findings: text("findings").notNull(),
});

/** What is said to a person about themselves, for as long as it says the same. */
export const insights = pgTable(
  "insights",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    id: uuid("id").notNull(),
    // what it says, without its numbers: "trend:work:decreasing"
    says: text("says").notNull(),
    createdAt: instant("created_at").notNull(),
    acknowledgedAt: instant("acknowledged_at"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    unique("insights_once").on(table.userId, table.says),
  ],
);
