import { daysAhead } from "@remanso/core/marketplace/free-slots.ts";
import type { BookedSession } from "@remanso/core/marketplace/listing.ts";
import { findUser } from "../account/store.ts";
import type { Config } from "../config.ts";
import type { Db } from "../db/db.ts";
import { keepLetter, takeBackLetter } from "../mail/keep-letter.ts";
import type { AppSecret } from "../secret.ts";
import { bookingsStartingBetween, listImported } from "./store.ts";

// Mails to imported professionals about their sessions. Sample listings get none. decisions §9

interface Deps {
  readonly config: Pick<Config, "smtpUrl">;
  readonly secret: AppSecret;
}

interface Told {
  readonly userId: string;
  readonly session: BookedSession;
  readonly now: Date;
}

const dayMs = 24 * 3_600_000;

/** A session was booked, in the same transaction: its professional is told, unless it is cancelled before the letter leaves. */
export async function postBooked(db: Db, deps: Deps, told: Told): Promise<void> {
  await keep(db, deps, { ...told, kind: "booked" });
}

/** A session was cancelled, or is about to be with its account: its professional is told, unless they have not heard of it yet. */
export async function postCancelled(db: Db, deps: Deps, told: Told): Promise<void> {
  if (await takeBackLetter(db, deps, topicOf(told.session))) return;
  await keep(db, deps, { ...told, kind: "cancelled" });
}

/** Before an account is deleted, in the same transaction: the professionals who expect this person are told. */
export async function postFarewells(
  db: Db,
  deps: Deps,
  { userId, now }: Omit<Told, "session">,
): Promise<void> {
  for (const session of await sessionsAhead(db, userId, now))
    await postCancelled(db, deps, { userId, session, now });
}

/** The addresses of the professionals who expect this person. */
export async function contactsAhead(db: Db, { userId, now }: Omit<Told, "session">): Promise<string[]> {
  const expecting = new Set(
    (await sessionsAhead(db, userId, now)).map(({ professional }) => professional.id),
  );
  const listings = (await listImported(db)).map(({ listing }) => listing);
  return listings.flatMap(({ id, contact }) => (contact !== null && expecting.has(id) ? [contact] : []));
}

function sessionsAhead(db: Db, userId: string, now: Date): Promise<BookedSession[]> {
  const to = new Date(now.getTime() + (daysAhead + 1) * dayMs);
  return bookingsStartingBetween(db, userId, { from: now, to });
}

async function keep(
  db: Db,
  deps: Deps,
  { kind, userId, session, now }: Told & { kind: "booked" | "cancelled" },
): Promise<void> {
  const { professional, sessionType, startsAt } = session;
  if (professional.isSample) return;
  const person = await findUser(db, userId);
  if (!person) return;
  const { fullName, email } = person;
  const meeting = {
    bookingId: session.id,
    professionalId: professional.id,
    sessionType,
    startsAt: startsAt.toISOString(),
    person: { fullName, email },
  };
  await keepLetter(db, deps, {
    wish: { kind, meeting },
    // whoever expects somebody is told, also when the account is gone
    userId: kind === "booked" ? userId : null,
    topic: topicOf(session),
    now,
    endsAt: startsAt,
  });
}

function topicOf({ id }: BookedSession): string {
  return `booking:${id}`;
}
