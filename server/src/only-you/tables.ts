import { integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { users } from "../account/tables.ts";
import { bytea, instant } from "../db/columns.ts";

/** The ways to somebody's content key: the key itself, wrapped on their device for each. Nothing here opens it. */
export const contentKeyWays = pgTable(
  "content_key_ways",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    id: uuid("id").notNull(),
    version: integer("version").notNull(),
    kind: text("kind").$type<"passphrase" | "code" | "passkey">().notNull(),
    // the passkey that is asked for; null for the other ways
    credentialId: bytea("credential_id"),
    salt: bytea("salt").notNull(),
    rounds: integer("rounds").notNull(),
    wrapped: bytea("wrapped").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);
