import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, primaryKey, real, text, uuid } from "drizzle-orm/pg-core";
import { users } from "../account/tables.ts";
import { instant } from "../db/columns.ts";

/** Finished breathing games, with the server's score. decisions §4 */
export const breathingGames = pgTable(
  "breathing_games",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    // made by the device when the game starts, so that a game counts once however often it is sent
    id: uuid("id").notNull(),
    pattern: text("pattern").notNull(),
    mode: text("mode").notNull(),
    cycles: integer("cycles").notNull(),
    // one for each cycle, 0 to 100
    qualities: integer("qualities").array().notNull(),
    averageQuality: real("average_quality").notNull(),
    perfectBreaths: integer("perfect_breaths").notNull(),
    seconds: integer("seconds").notNull(),
    finishedAt: instant("finished_at").notNull(),
    finishedOn: date("finished_on").notNull(),
    // the time zone that the day is of; null for games from before zones were kept
    finishedZone: text("finished_zone"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("breathing_games_in_order").on(table.userId, table.finishedAt, table.id),
    // the first of each day is found without reading the others
    index("breathing_games_of_day").on(table.userId, table.finishedOn, table.finishedAt, table.id),
    index("breathing_games_zones")
      .on(table.userId, table.finishedZone)
      .where(sql`finished_zone is not null`),
    check("breathing_games_cycles", sql`${table.cycles} = cardinality(${table.qualities})`),
  ],
);
