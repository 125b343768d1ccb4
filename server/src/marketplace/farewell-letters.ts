import { daysAhead } from "@remanso/core/marketplace/free-slots.ts";
import type { BookedSession } from "@remanso/core/marketplace/listing.ts";
import { findUser } from "../account/store.ts";
import type { Db } from "../db/db.ts";
import type { Letter } from "../mail/letter.ts";
import { cancelledLetter } from "./booking-letters.ts";
import { bookingsStartingBetween, listImported } from "./store.ts";

const dayMs = 24 * 3_600_000;

/** A letter to a professional, not yet sent. */
interface Farewell {
  readonly to: string;
  readonly letter: Letter;
}

/** The sessions that somebody has booked and that are to come. */
export function sessionsAhead(db: Db, userId: string, now: Date): Promise<BookedSession[]> {
  const to = new Date(now.getTime() + (daysAhead + 1) * dayMs);
  return bookingsStartingBetween(db, userId, { from: now, to });
}

/** To the professionals who expect somebody whose account is about to be deleted. Ask before, in the same transaction. */
export async function farewellLetters(
  db: Db,
  { userId, now, baseUrl }: { userId: string; now: Date; baseUrl: string },
): Promise<Farewell[]> {
  const person = await findUser(db, userId);
  if (!person) return [];
  const listings = (await listImported(db)).map(({ listing }) => listing);
  return (await sessionsAhead(db, userId, now)).flatMap((session) => {
    const listing = listings.find(({ id }) => id === session.professional.id);
    if (!listing?.contact) return [];
    return [{ to: listing.contact, letter: cancelledLetter({ listing, session, person, baseUrl }) }];
  });
}
