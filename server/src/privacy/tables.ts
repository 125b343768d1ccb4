import { index, pgTable, uuid } from "drizzle-orm/pg-core";
import { instant } from "../db/columns.ts";

/**
 * Accounts that were deleted, by their id alone: a backup made before holds them still, and restoring it must not bring them
 * back. It points at no row in `users`, since there is none any more.
 */
export const deletedAccounts = pgTable(
  "deleted_accounts",
  {
    userId: uuid("user_id").primaryKey(),
    deletedAt: instant("deleted_at").notNull(),
  },
  (table) => [index("deleted_accounts_age").on(table.deletedAt)],
);
