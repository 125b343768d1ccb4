import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "../account/tables.ts";
import { bytea, instant } from "../db/columns.ts";

/**
 * Links to a page that somebody made for a professional. What is kept of the page was encrypted in their browser; the key and the address
 * are in the link alone. decisions §12
 */
export const pageLinks = pgTable(
  "page_links",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    id: uuid("id").notNull(),
    // SHA-256 of the address, and of what proves that somebody has the key
    addressHash: bytea("address_hash").notNull(),
    proofHash: bytea("proof_hash").notNull(),
    sealed: bytea("sealed").notNull(),
    openings: integer("openings").notNull().default(0),
    mostOpenings: integer("most_openings").notNull(),
    lastOpenedAt: instant("last_opened_at"),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex("page_links_address").on(table.addressHash),
    index("page_links_expiry").on(table.expiresAt),
    check("page_links_openings", sql`${table.openings} between 0 and ${table.mostOpenings}`),
    check("page_links_most_openings", sql`${table.mostOpenings} between 1 and 100`),
  ],
);
