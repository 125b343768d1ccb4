import { pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { users } from "../account/tables.ts";
import { instant } from "../db/columns.ts";

/** What somebody has reached; each kind once. decisions §8 */
export const milestones = pgTable(
  "milestones",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    id: uuid("id").notNull(),
    milestoneType: text("milestone_type").notNull(),
    achievedAt: instant("achieved_at").notNull(),
    acknowledgedAt: instant("acknowledged_at"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    unique("milestones_once").on(table.userId, table.milestoneType),
  ],
);
