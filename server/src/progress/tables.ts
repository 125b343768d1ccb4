import { date, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { users } from "../account/tables.ts";
import { instant } from "../db/columns.ts";

/** Stretches of use: from a sign-in or the first request after 30 idle minutes to the last. decisions §8 */
export const usageSessions = pgTable(
  "usage_sessions",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    id: uuid("id").notNull(),
    startedAt: instant("started_at").notNull(),
    lastSeenAt: instant("last_seen_at").notNull(),
    endedAt: instant("ended_at"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("usage_sessions_newest").on(table.userId, table.startedAt, table.id),
  ],
);

/** What happened, without what was said: one of six types, when, and on which page. */
export const activityLog = pgTable(
  "activity_log",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    id: uuid("id").notNull(),
    activityType: text("activity_type").notNull(),
    pageUrl: text("page_url"),
    at: instant("at").notNull(),
    localDate: date("local_date").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("activity_log_newest").on(table.userId, table.at, table.id),
  ],
);
