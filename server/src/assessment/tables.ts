import { sql } from "drizzle-orm";
import {
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "../account/tables.ts";
import { instant } from "../db/columns.ts";

export const assessments = pgTable(
  "assessments",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    id: uuid("id").notNull(),
    responses: jsonb("responses").$type<Record<string, number>>().notNull(),
    workStress: doublePrecision("work_stress").notNull(),
    financialStress: doublePrecision("financial_stress").notNull(),
    personalStress: doublePrecision("personal_stress").notNull(),
    globalStress: doublePrecision("global_stress").notNull(),
    overallStress: doublePrecision("overall_stress").notNull(),
    questionnaireVersion: integer("questionnaire_version").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    localDate: date("local_date").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("assessments_newest").on(table.userId, table.createdAt, table.id),
    check("assessments_overall", sql`${table.overallStress} between 0 and 1`),
  ],
);
