import { sql } from "drizzle-orm";
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "../account/tables.ts";
import { instant } from "../db/columns.ts";

/** Who the operator has imported; while nobody has been, the samples of core stand in their place. */
export const professionals = pgTable("professionals", {
  // a word for the address
  id: text("id").primaryKey(),
  // as in the imported file
  position: integer("position").notNull(),
  // a Listing of core
  data: jsonb("data").notNull(),
  // a listing hides itself a year later
  confirmedOn: date("confirmed_on").notNull(),
  importedAt: instant("imported_at").notNull(),
});

export const bookings = pgTable(
  "bookings",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    id: uuid("id").notNull(),
    // a sample's id or an imported one's, who may have left since
    professionalId: text("professional_id").notNull(),
    // a BookedProfessional of core: who they were when the session was booked
    professional: jsonb("professional").notNull(),
    sessionType: text("session_type").notNull(),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    createdAt: instant("created_at").notNull(),
    cancelledAt: instant("cancelled_at"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    // decisions §9: two people never get the same slot
    uniqueIndex("bookings_slot")
      .on(table.professionalId, table.startsAt)
      .where(sql`cancelled_at is null`),
    uniqueIndex("bookings_own_time")
      .on(table.userId, table.startsAt)
      .where(sql`cancelled_at is null`),
    // what is to come, among all that has been
    index("bookings_standing")
      .on(table.startsAt)
      .where(sql`cancelled_at is null`),
    check("bookings_span", sql`${table.endsAt} > ${table.startsAt}`),
  ],
);
