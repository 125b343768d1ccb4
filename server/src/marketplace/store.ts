import { and, asc, count, desc, eq, gt, gte, isNull, lt, notInArray, sql, type SQL } from "drizzle-orm";
import type { SessionType } from "@remanso/core/marketplace/contract.ts";
import type { TimeSpan } from "@remanso/core/marketplace/free-slots.ts";
import {
  bookedProfessional,
  type BookedProfessional,
  type BookedSession,
  type Listing,
} from "@remanso/core/marketplace/listing.ts";
import { users } from "../account/tables.ts";
import type { Db } from "../db/db.ts";
import { newId } from "../ids.ts";
import { bookings, professionals } from "./tables.ts";

/** A listing with the day on which it was last confirmed, YYYY-MM-DD. */
export interface KeptListing {
  readonly listing: Listing;
  readonly confirmedOn: string;
}

/** Everybody who was imported, in the file's order. They belong to nobody. */
export async function listImported(db: Db): Promise<KeptListing[]> {
  return db
    .select({ listing: sql<Listing>`${professionals.data}`, confirmedOn: professionals.confirmedOn })
    .from(professionals)
    .orderBy(asc(professionals.position));
}

/** Replaces everybody who was imported before. */
export async function replaceImported(db: Db, kept: readonly KeptListing[], now: Date): Promise<void> {
  await db.delete(professionals);
  if (kept.length === 0) return;
  await db.insert(professionals).values(
    kept.map(({ listing, confirmedOn }, position) => ({
      id: listing.id,
      position,
      data: listing,
      confirmedOn,
      importedAt: now,
    })),
  );
}

/** When the sessions begin that somebody has booked with each professional from `from` on: times alone, nobody's name. */
export async function takenTimes(db: Db, from: Date): Promise<ReadonlyMap<string, readonly Date[]>> {
  const rows = await db
    .select({ professionalId: bookings.professionalId, startsAt: bookings.startsAt })
    .from(bookings)
    .where(and(isStanding, gte(bookings.startsAt, from)));
  const times = new Map<string, Date[]>();
  for (const { professionalId, startsAt } of rows) {
    const known = times.get(professionalId);
    if (known) known.push(startsAt);
    else times.set(professionalId, [startsAt]);
  }
  return times;
}

/** When the person's own sessions begin from `from` on. */
export async function ownTimes(db: Db, userId: string, from: Date): Promise<Date[]> {
  const rows = await db
    .select({ startsAt: bookings.startsAt })
    .from(bookings)
    .where(and(eq(bookings.userId, userId), isStanding, gte(bookings.startsAt, from)));
  return rows.map(({ startsAt }) => startsAt);
}

interface NewBooking extends TimeSpan {
  readonly listing: Listing;
  readonly sessionType: SessionType;
  readonly now: Date;
}

/** Books a session; null if the time is taken, so that of simultaneous bookings one succeeds. */
export async function insertBooking(
  db: Db,
  userId: string,
  { listing, sessionType, startsAt, endsAt, now }: NewBooking,
): Promise<BookedSession | null> {
  const [made] = await db
    .insert(bookings)
    .values({
      userId,
      id: newId(),
      professionalId: listing.id,
      professional: bookedProfessional(listing),
      sessionType,
      startsAt,
      endsAt,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning(columns);
  return made ?? null;
}

/** The person's sessions that are not cancelled, latest first. */
export async function listBookings(
  db: Db,
  userId: string,
  { before, most }: { before: string | undefined; most: number },
): Promise<BookedSession[]> {
  return db
    .select(columns)
    .from(bookings)
    .where(
      and(
        eq(bookings.userId, userId),
        isStanding,
        before ? lt(bookings.startsAt, new Date(before)) : undefined,
      ),
    )
    .orderBy(desc(bookings.startsAt))
    .limit(most);
}

/** One of the person's sessions that is not cancelled, or null. */
export async function findBooking(db: Db, userId: string, id: string): Promise<BookedSession | null> {
  const [found] = await db.select(columns).from(bookings).where(own(userId, id));
  return found ?? null;
}

/** Cancels a session that has not started, which frees its time; null if there is none (any more). */
export async function cancelBooking(
  db: Db,
  userId: string,
  { id, now }: { id: string; now: Date },
): Promise<BookedSession | null> {
  const [cancelled] = await db
    .update(bookings)
    .set({ cancelledAt: now })
    .where(and(own(userId, id), gt(bookings.startsAt, now)))
    .returning(columns);
  return cancelled ?? null;
}

/** The person's sessions that are not cancelled and start between `from` (included) and `to` (excluded), earliest first. */
export async function bookingsStartingBetween(
  db: Db,
  userId: string,
  { from, to }: { from: Date; to: Date },
): Promise<BookedSession[]> {
  return db
    .select(columns)
    .from(bookings)
    .where(
      and(eq(bookings.userId, userId), isStanding, gte(bookings.startsAt, from), lt(bookings.startsAt, to)),
    )
    .orderBy(asc(bookings.startsAt));
}

/** A session with whoever has booked it. */
export interface PersonsSession extends BookedSession {
  readonly fullName: string | null;
  readonly email: string | null;
}

/** For the operator's command: the sessions with real professionals that are to come, earliest first. */
export async function listUpcomingOfAll(db: Db, now: Date): Promise<PersonsSession[]> {
  return db
    .select({ ...columns, fullName: users.fullName, email: users.email })
    .from(bookings)
    .innerJoin(users, eq(users.id, bookings.userId))
    .where(and(isStanding, gt(bookings.startsAt, now), sql`${bookings.professional}->>'isSample' = 'false'`))
    .orderBy(asc(bookings.startsAt));
}

/** How many future sessions are with somebody who is not among `ids`. Names no person. */
export async function countUpcomingBeyond(db: Db, ids: readonly string[], now: Date): Promise<number> {
  const [found] = await db
    .select({ many: count() })
    .from(bookings)
    .where(
      and(
        isStanding,
        gt(bookings.startsAt, now),
        sql`${bookings.professional}->>'isSample' = 'false'`,
        notInArray(bookings.professionalId, [...ids]),
      ),
    );
  return found?.many ?? 0;
}

const columns = {
  id: bookings.id,
  professional: sql<BookedProfessional>`${bookings.professional}`,
  sessionType: sql<SessionType>`${bookings.sessionType}`,
  startsAt: bookings.startsAt,
  endsAt: bookings.endsAt,
  createdAt: bookings.createdAt,
};

const isStanding = isNull(bookings.cancelledAt);

function own(userId: string, id: string): SQL | undefined {
  return and(eq(bookings.userId, userId), eq(bookings.id, id), isStanding);
}
