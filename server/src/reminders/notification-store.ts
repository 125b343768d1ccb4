import { and, desc, eq, isNotNull, isNull, lt, lte, or, type SQL } from "drizzle-orm";
import { remindersApi } from "@remanso/core/reminders/contract.ts";
import type { NotificationKind } from "@remanso/core/reminders/notification-kinds.ts";
import type { Db } from "../db/db.ts";
import { newId } from "../ids.ts";
import { bookings } from "../marketplace/tables.ts";
import { notifications } from "./tables.ts";

const most = remindersApi.notifications.mostRows;

export interface ListedNotification {
  readonly id: string;
  readonly kind: NotificationKind;
  readonly localDate: string;
  readonly at: Date;
  readonly readAt: Date | null;
  readonly startsAt: Date | null;
}

/** The newest first; those about a session that was cancelled are left out. */
export async function listNotifications(
  db: Db,
  userId: string,
  before: Date | null,
): Promise<ListedNotification[]> {
  return db
    .select({
      id: notifications.id,
      kind: notifications.kind,
      localDate: notifications.localDate,
      at: notifications.at,
      readAt: notifications.readAt,
      startsAt: bookings.startsAt,
    })
    .from(notifications)
    .leftJoin(bookings, isItsBooking(userId))
    .where(and(own(userId), before ? lt(notifications.at, before) : undefined))
    .orderBy(desc(notifications.at), desc(notifications.id))
    .limit(most);
}

export async function countUnread(db: Db, userId: string): Promise<number> {
  const rows = await db
    .select({ id: notifications.id })
    .from(notifications)
    .leftJoin(bookings, isItsBooking(userId))
    .where(and(own(userId), isNull(notifications.readAt)))
    .limit(most);
  return rows.length;
}

/** Marks everything that came until `now` as read; what is read already keeps its time. */
export async function readNotifications(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .update(notifications)
    .set({ readAt: now })
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt), lte(notifications.at, now)));
}

interface NewNotification {
  readonly kind: NotificationKind;
  readonly localDate: string;
  readonly bookingId: string | null;
  readonly at: Date;
}

export async function insertNotification(
  db: Db,
  userId: string,
  notification: NewNotification,
): Promise<void> {
  await db.insert(notifications).values({ userId, id: newId(), ...notification });
}

function isItsBooking(userId: string): SQL | undefined {
  return and(
    eq(bookings.userId, userId),
    eq(bookings.id, notifications.bookingId),
    isNull(bookings.cancelledAt),
  );
}

function own(userId: string): SQL | undefined {
  return and(eq(notifications.userId, userId), or(isNull(notifications.bookingId), isNotNull(bookings.id)));
}
