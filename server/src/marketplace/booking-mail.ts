import type { FastifyInstance, FastifyReply } from "fastify";
import type { BookedSession, Listing } from "@remanso/core/marketplace/listing.ts";
import { findUser } from "../account/store.ts";
import { openMailer } from "../mail/mailer.ts";
import { bookedLetter, cancelledLetter } from "./booking-letters.ts";
import { findBooking, listImported } from "./store.ts";

interface Event {
  readonly userId: string;
  readonly session: BookedSession;
  readonly reply: FastifyReply;
}

/** The letters to imported professionals about their sessions. Nobody is written to about a sample. decisions §9 */
export interface BookingMail {
  booked(event: Event): void;
  cancelled(event: Event): void;
}

export function bookingMail(app: FastifyInstance): BookingMail {
  const mailer = openMailer(app);
  const { db } = app.deps.database;
  const { baseUrl } = app.deps.config;

  async function tell(event: Event, letterOf: typeof bookedLetter): Promise<void> {
    const { session, userId } = event;
    const listing = await findListing(session.professional.id);
    const person = await findUser(db, userId);
    if (!person || !listing?.contact) return;
    await mailer.send(listing.contact, letterOf({ listing, session, person, baseUrl }));
  }

  async function findListing(id: string): Promise<Listing | undefined> {
    const imported = await listImported(db);
    return imported.map(({ listing }) => listing).find((listing) => listing.id === id);
  }

  /** When the answer is out the transaction is over: only then is it known whether there is something to tell. */
  function after({ reply, session }: Event, work: () => Promise<void>): void {
    if (!mailer.isAvailable || session.professional.isSample) return;
    reply.raw.once("close", () => mailer.later(work));
  }

  const isStanding = async ({ userId, session }: Event) =>
    (await findBooking(db, userId, session.id)) !== null;
  return {
    booked: (event) =>
      after(event, async () => {
        if (await isStanding(event)) await tell(event, bookedLetter);
      }),
    cancelled: (event) =>
      after(event, async () => {
        if (!(await isStanding(event))) await tell(event, cancelledLetter);
      }),
  };
}
