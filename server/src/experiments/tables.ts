import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "../account/tables.ts";
import { bytea, instant } from "../db/columns.ts";

/** Somebody's single-case experiments. The plan is drawn before the first day and never changes. decisions §12 */
export const experiments = pgTable(
  "experiments",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    id: uuid("id").notNull(),
    // an activity of the catalogue, or what the person typed, sealed with their own key
    catalogueKey: text("catalogue_key"),
    textSealed: bytea("text_sealed"),
    outcome: text("outcome").$type<"stress" | "mood">().notNull(),
    askHour: integer("ask_hour").notNull(),
    // a letter for each pair of days: y where its first day is a "yes" day, else n
    plan: text("plan").notNull(),
    startsOn: date("starts_on").notNull(),
    // ended before its plan: by the person, or by a rest of the whole product
    stoppedOn: date("stopped_on"),
    stoppedBy: text("stopped_by").$type<"person" | "rest">(),
    seenAt: instant("seen_at"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("experiments_newest").on(table.userId, table.createdAt, table.id),
    check("experiments_outcome", sql`${table.outcome} in ('stress', 'mood')`),
    check("experiments_plan", sql`${table.plan} ~ '^[yn]{21}$'`),
    check("experiments_hour", sql`${table.askHour} between 17 and 23`),
  ],
);

/** What was answered on the evenings of an experiment: points 0–10, and whether it was done that day. */
export const experimentEvenings = pgTable(
  "experiment_evenings",
  {
    userId: uuid("user_id").notNull(),
    experimentId: uuid("experiment_id").notNull(),
    // 1 is the first
    day: integer("day").notNull(),
    points: integer("points").notNull(),
    done: boolean("done").notNull(),
    answeredAt: instant("answered_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.experimentId, table.day] }),
    foreignKey({
      columns: [table.userId, table.experimentId],
      foreignColumns: [experiments.userId, experiments.id],
    }).onDelete("cascade"),
    check("experiment_evenings_day", sql`${table.day} between 1 and 42`),
    check("experiment_evenings_points", sql`${table.points} between 0 and 10`),
  ],
);
