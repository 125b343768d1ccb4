import { sql } from "drizzle-orm";
import { check, doublePrecision, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { users } from "../account/tables.ts";
import { instant } from "../db/columns.ts";

/**
 * What people did with their plants. The plants themselves are no rows: they are derived from what was completed, so a
 * plant that nobody has watered and that stands where it came is not here. decisions §5
 */
export const gardenPlants = pgTable(
  "garden_plants",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    type: text("type").notNull(),
    // 1, 2, … among the plants of its type
    ordinal: integer("ordinal").notNull(),
    // percent of the garden; null while this person has moved no plant
    x: doublePrecision("x"),
    y: doublePrecision("y"),
    // the health that it had when it was watered last; null while it never was
    baseHealth: integer("base_health"),
    wateredAt: instant("watered_at"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.type, table.ordinal] }),
    check(
      "garden_plants_place",
      sql`(${table.x} is null) = (${table.y} is null) and coalesce(${table.x} between 5 and 95 and ${table.y} between 5 and 95, true)`,
    ),
    check(
      "garden_plants_water",
      sql`(${table.baseHealth} is null) = (${table.wateredAt} is null) and coalesce(${table.baseHealth} between 10 and 100, true)`,
    ),
  ],
);

/** Every watering, with the health that the plant had then. When rest is added afterwards, these are recomputed. */
export const gardenWaterings = pgTable(
  "garden_waterings",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    type: text("type").notNull(),
    ordinal: integer("ordinal").notNull(),
    at: instant("at").notNull(),
    health: integer("health").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.type, table.ordinal, table.at] })],
);
