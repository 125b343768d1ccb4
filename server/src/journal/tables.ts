import { date, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { users } from "../account/tables.ts";
import { bytea, instant } from "../db/columns.ts";

/**
 * The keys that somebody's texts are sealed with, themselves sealed with the installation's secret. There is one, unless the
 * secret was replaced: what was sealed before needs the old one.
 */
export const personKeys = pgTable(
  "person_keys",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    generation: integer("generation").notNull(),
    wrapped: bytea("wrapped").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.generation] })],
);

/** What somebody wrote in their journal on its own, in no session and no check-in. */
export const journalPages = pgTable(
  "journal_pages",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    id: uuid("id").notNull(),
    // sealed with the person's own key; null once it was removed, since what it has earned stays
    textSealed: bytea("text_sealed"),
    writtenAt: instant("written_at").notNull(),
    writtenOn: date("written_on").notNull(),
    // the time zone that the day is of
    writtenZone: text("written_zone"),
    editedAt: instant("edited_at"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("journal_pages_newest").on(table.userId, table.writtenAt, table.id),
  ],
);
