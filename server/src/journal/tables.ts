import { integer, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
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
