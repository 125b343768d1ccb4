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
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { NotificationKind } from "@remanso/core/reminders/notification-kinds.ts";
import { sessions, users } from "../account/tables.ts";
import { bytea, instant } from "../db/columns.ts";
import { bookings } from "../marketplace/tables.ts";

const ownerColumn = () =>
  uuid("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** A person's settings; no row means the defaults. Times are "HH:MM" on the person's own clock. */
export const reminderSettings = pgTable(
  "reminder_settings",
  {
    userId: ownerColumn().primaryKey(),
    dailyOn: boolean("daily_on").notNull(),
    dailyTime: text("daily_time").notNull(),
    weeklyOn: boolean("weekly_on").notNull(),
    weekday: integer("weekday").notNull(),
    weeklyTime: text("weekly_time").notNull(),
    byPush: boolean("by_push").notNull(),
    byEmail: boolean("by_email").notNull(),
    byList: boolean("by_list").notNull(),
    quietOn: boolean("quiet_on").notNull(),
    quietFrom: text("quiet_from").notNull(),
    quietTo: text("quiet_to").notNull(),
    // when the next reminder is due; null if none is
    nextAt: instant("next_at"),
  },
  (table) => [
    index("reminder_settings_due")
      .on(table.nextAt)
      .where(sql`next_at is not null`),
    check("reminder_settings_weekday", sql`${table.weekday} between 1 and 7`),
  ],
);

/** The list behind the bell. What an entry says is derived from its kind and day, in the language of who reads it. */
export const notifications = pgTable(
  "notifications",
  {
    userId: ownerColumn(),
    id: uuid("id").notNull(),
    kind: text("kind").$type<NotificationKind>().notNull(),
    // the day on the person's calendar that it came on
    localDate: date("local_date").notNull(),
    // the session that it is about
    bookingId: uuid("booking_id"),
    at: instant("at").notNull(),
    readAt: instant("read_at"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      columns: [table.userId, table.bookingId],
      foreignColumns: [bookings.userId, bookings.id],
    }).onDelete("cascade"),
    index("notifications_newest").on(table.userId, table.at, table.id),
  ],
);

/** Browsers that receive web push, each as long as it is signed in. */
export const pushSubscriptions = pgTable(
  "push_subscriptions",
  {
    userId: ownerColumn(),
    id: uuid("id").notNull(),
    sessionId: uuid("session_id").notNull(),
    endpoint: text("endpoint").notNull(),
    // a browser has one endpoint, which belongs to whoever is signed in there
    endpointHash: bytea("endpoint_hash").notNull(),
    p256dh: text("p256dh").notNull(),
    auth: text("auth").notNull(),
    // the public key of this installation that the browser subscribed with
    subscribedWith: text("subscribed_with").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    unique("push_subscriptions_endpoint").on(table.endpointHash),
    foreignKey({
      columns: [table.userId, table.sessionId],
      foreignColumns: [sessions.userId, sessions.id],
    }).onDelete("cascade"),
  ],
);

/** Every day of rest is a row, so that no day can be listed twice. The days of one rest share its id. */
export const restDays = pgTable(
  "rest_days",
  {
    userId: ownerColumn(),
    day: date("day").notNull(),
    restId: uuid("rest_id").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.day] }),
    index("rest_days_rest").on(table.userId, table.restId),
  ],
);

/** Reminders that were due and have been handled. The key of a slot ("day:2026-10-25", "booking:…:hour") makes it count once. */
export const reminderDeliveries = pgTable(
  "reminder_deliveries",
  {
    userId: ownerColumn(),
    slot: text("slot").notNull(),
    kind: text("kind").$type<NotificationKind>().notNull(),
    localDate: date("local_date").notNull(),
    bookingId: uuid("booking_id"),
    dueAt: instant("due_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.slot] }),
    index("reminder_deliveries_age").on(table.dueAt),
  ],
);

/**
 * One message for one browser (its subscription's id). It is claimed before it is sent: a server that dies in between leaves
 * it claimed, and nobody sends it again.
 */
export const reminderSendings = pgTable(
  "reminder_sendings",
  {
    userId: ownerColumn(),
    slot: text("slot").notNull(),
    target: text("target").notNull(),
    state: text("state").$type<"claimed" | "sent" | "waiting" | "given_up">().notNull(),
    tries: integer("tries").notNull(),
    at: instant("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.slot, table.target] }),
    foreignKey({
      columns: [table.userId, table.slot],
      foreignColumns: [reminderDeliveries.userId, reminderDeliveries.slot],
    }).onDelete("cascade"),
  ],
);

/** The installation's own keys for web push, made once; the private one is sealed. */
export const pushKeys = pgTable("push_keys", {
  name: text("name").primaryKey(),
  publicKey: text("public_key").notNull(),
  sealed: bytea("sealed").notNull(),
  createdAt: instant("created_at").notNull(),
});
