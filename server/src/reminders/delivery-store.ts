import { and, asc, eq, gt, isNull, lte, lt, notExists, or, sql } from "drizzle-orm";
import { mostHoursAhead } from "@remanso/core/reminders/booking-moments.ts";
import { bookingKinds, type BookingKind } from "@remanso/core/reminders/notification-kinds.ts";
import { users } from "../account/tables.ts";
import type { Db } from "../db/db.ts";
import { bookings } from "../marketplace/tables.ts";
import { reminderDeliveries, reminderSendings } from "./tables.ts";

export type Delivery = typeof reminderDeliveries.$inferSelect;

/** Records that a slot was handled; false if it already was. */
export async function insertDelivery(
  db: Db,
  userId: string,
  delivery: Omit<Delivery, "userId">,
): Promise<boolean> {
  const made = await db
    .insert(reminderDeliveries)
    .values({ userId, ...delivery })
    .onConflictDoNothing()
    .returning({ slot: reminderDeliveries.slot });
  return made.length > 0;
}

export async function findDelivery(db: Db, userId: string, slot: string): Promise<Delivery | null> {
  const [found] = await db
    .select()
    .from(reminderDeliveries)
    .where(and(eq(reminderDeliveries.userId, userId), eq(reminderDeliveries.slot, slot)));
  return found ?? null;
}

interface Sending {
  readonly slot: string;
  readonly target: string;
}

/** Claims one message for one channel; answers the number of tries, this one included, or null if it is or was claimed elsewhere. */
export async function claimSending(
  db: Db,
  userId: string,
  { slot, target, now }: Sending & { now: Date },
): Promise<number | null> {
  const [claimed] = await db
    .insert(reminderSendings)
    .values({ userId, slot, target, state: "claimed", tries: 1, at: now })
    .onConflictDoUpdate({
      target: [reminderSendings.userId, reminderSendings.slot, reminderSendings.target],
      set: { state: "claimed", tries: sql`${reminderSendings.tries} + 1`, at: now },
      setWhere: eq(reminderSendings.state, "waiting"),
    })
    .returning({ tries: reminderSendings.tries });
  return claimed?.tries ?? null;
}

/** Records the outcome of a claimed message, or that it waits for another try. */
export async function settleSending(
  db: Db,
  userId: string,
  { slot, target, state, now }: Sending & { state: "sent" | "waiting" | "given_up"; now: Date },
): Promise<void> {
  await db
    .update(reminderSendings)
    .set({ state, at: now })
    .where(
      and(
        eq(reminderSendings.userId, userId),
        eq(reminderSendings.slot, slot),
        eq(reminderSendings.target, target),
      ),
    );
}

/** Deletes everybody's deliveries that were due before `before`. */
export async function forgetOldDeliveries(db: Db, before: Date): Promise<void> {
  await db.delete(reminderDeliveries).where(lt(reminderDeliveries.dueAt, before));
}

export interface ComingSession {
  readonly userId: string;
  readonly timeZone: string;
  readonly bookingId: string;
  readonly startsAt: Date;
  readonly bookedAt: Date;
}

/** Anybody's sessions for which some reminder may be due and has not been dealt with. It looks for people, so it names none. */
export async function sessionsToRemind(
  db: Db,
  { now, most }: { now: Date; most: number },
): Promise<ComingSession[]> {
  const isOpen = (kind: BookingKind) =>
    notExists(
      db
        .select({ slot: reminderDeliveries.slot })
        .from(reminderDeliveries)
        .where(
          and(
            eq(reminderDeliveries.userId, bookings.userId),
            eq(reminderDeliveries.kind, kind),
            eq(reminderDeliveries.bookingId, bookings.id),
          ),
        ),
    );
  const within = (hours: number) => lte(bookings.startsAt, new Date(now.getTime() + hours * 3_600_000));
  return db
    .select({
      userId: bookings.userId,
      timeZone: users.timeZone,
      bookingId: bookings.id,
      startsAt: bookings.startsAt,
      bookedAt: bookings.createdAt,
    })
    .from(bookings)
    .innerJoin(users, eq(users.id, bookings.userId))
    .where(
      and(
        isNull(bookings.cancelledAt),
        gt(bookings.startsAt, now),
        or(...bookingKinds.map((kind) => and(within(mostHoursAhead[kind]), isOpen(kind)))),
      ),
    )
    .orderBy(asc(bookings.startsAt))
    .limit(most);
}
