import { pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { users } from "../account/tables.ts";
import { instant } from "../db/columns.ts";

/** What people have read of the library, which itself is no table: its texts come with the product. */
export const resourceReads = pgTable(
  "resource_reads",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    resourceId: text("resource_id").notNull(),
    readAt: instant("read_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.resourceId] })],
);
