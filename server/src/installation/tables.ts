import { pgTable, text } from "drizzle-orm/pg-core";

/** What an installation notes about its own database, under a name. */
export const installation = pgTable("installation", {
  name: text("name").primaryKey(),
  value: text("value").notNull(),
});
