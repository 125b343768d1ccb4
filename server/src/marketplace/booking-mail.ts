import type { FastifyInstance, FastifyReply } from "fastify";
import type { BookedSession } from "@remanso/core/marketplace/listing.ts";
import { daysAhead } from "@remanso/core/marketplace/free-slots.ts";
import { findUser, type UserRow } from "../account/store.ts";
import type { Db } from "../db/db.ts";
import { openMailer } from "../mail/mailer.ts";
import { bookedLetter, cancelledLetter } from "./booking-letters.ts";
import { bookingsStartingBetween, findBooking, listImported } from "./store.ts";

interface Event {
  readonly userId: string;
  readonly session: BookedSession;
  readonly reply: FastifyReply;
}

interface Meeting {
  readonly session: BookedSession;
  readonly person: UserRow;
}

interface Leaving {
  readonly db: Db;
  readonly userId: string;
  readonly now: Date;
  readonly reply: FastifyReply;
}

const dayMs = 24 * 3_600_000;

/** The letters to imported professionals about their sessions. Nobody is written to about a sample. decisions §9 */
export interface BookingMail {
  booked(event: Event): void;
  cancelled(event: Event): void;
  /** To be called before an account goes, in the transaction in which it does: whoever waits for this person is told. */
  leaving(leaving: Leaving): Promise<void>;
}

export function bookingMail(app: FastifyInstance): BookingMail {
  const { send, later } = lettersAfter(app);
  const { db } = app.deps.database;

  async function tell({ session, userId }: Event, letterOf: typeof bookedLetter): Promise<void> {
    const person = await findUser(db, userId);
    if (person) await send({ session, person }, letterOf);
  }

  const isStanding = async ({ userId, session }: Event) =>
    (await findBooking(db, userId, session.id)) !== null;
  return {
    booked: (event) =>
      later(event.reply, [event.session], async () => {
        if (await isStanding(event)) await tell(event, bookedLetter);
      }),
    cancelled: (event) =>
      later(event.reply, [event.session], async () => {
        if (!(await isStanding(event))) await tell(event, cancelledLetter);
      }),
    leaving: async ({ reply, userId, now, ...leaving }) => {
      // afterwards nothing is known of them any more
      const person = await findUser(leaving.db, userId);
      const to = new Date(now.getTime() + (daysAhead + 1) * dayMs);
      const sessions = await bookingsStartingBetween(leaving.db, userId, { from: now, to });
      later(reply, sessions, async (session) => {
        if (person && !(await findUser(db, userId))) await send({ session, person }, cancelledLetter);
      });
    },
  };
}

/** Letters that are written once the answer is out: then the transaction is over, and it is known whether there is something to tell. */
function lettersAfter(app: FastifyInstance) {
  const mailer = openMailer(app);
  const { db } = app.deps.database;
  const { baseUrl } = app.deps.config;

  async function send({ session, person }: Meeting, letterOf: typeof bookedLetter): Promise<void> {
    const imported = await listImported(db);
    const listing = imported.map((kept) => kept.listing).find(({ id }) => id === session.professional.id);
    if (!listing?.contact) return;
    await mailer.send(listing.contact, letterOf({ listing, session, person, baseUrl }));
  }

  function later(
    reply: FastifyReply,
    sessions: readonly BookedSession[],
    tell: (session: BookedSession) => Promise<void>,
  ): void {
    const real = sessions.filter(({ professional }) => !professional.isSample);
    if (!mailer.isAvailable || real.length === 0) return;
    reply.raw.once("close", () => {
      for (const session of real) mailer.later(() => tell(session));
    });
  }
  return { send, later };
}
