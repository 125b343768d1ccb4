import { integer, pgTable, uuid } from "drizzle-orm/pg-core";
import { users } from "../account/tables.ts";
import { bytea, instant } from "../db/columns.ts";

/** Safety plans of people who asked for a copy here: one each, sealed like everything that they write. */
export const safetyPlans = pgTable("safety_plans", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** What the text is sealed for. */
  id: uuid("id").notNull(),
  revision: integer("revision").notNull(),
  writingSealed: bytea("writing_sealed").notNull(),
  keptAt: instant("kept_at").notNull(),
});
