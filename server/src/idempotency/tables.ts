import { index, integer, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { users } from "../account/tables.ts";
import { bytea, instant } from "../db/columns.ts";

/**
 * Answers already given, so that a repeated request gets the same one. decisions §3.
 * The key is kept as a hash and the answer is sealed with a key made from it: no text can be read here.
 */
export const givenAnswers = pgTable(
  "given_answers",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    keyHash: bytea("key_hash").notNull(),
    requestHash: bytea("request_hash").notNull(),
    status: integer("status"),
    sealed: bytea("sealed"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.keyHash] }),
    index("given_answers_age").on(table.createdAt),
  ],
);
