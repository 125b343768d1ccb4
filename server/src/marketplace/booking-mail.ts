import type { FastifyInstance, FastifyReply } from "fastify";
import type { BookedSession } from "@remanso/core/marketplace/listing.ts";
import { findUser, type UserRow } from "../account/store.ts";
import type { Db } from "../db/db.ts";
import { openMailer } from "../mail/mailer.ts";
import { bookedLetter, cancelledLetter } from "./booking-letters.ts";
import { sessionsAhead } from "./farewell-letters.ts";
import { findBooking, listImported } from "./store.ts";

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

/** Mails to imported professionals about their sessions. Sample listings get none. decisions §9 */
export interface BookingMail {
  booked(event: Event): void;
  cancelled(event: Event): void;
  /** Call before an account is deleted, in the same transaction: professionals who expect this person are told. */
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
      // once the account is deleted, nothing is known of them
      const person = await findUser(leaving.db, userId);
      const sessions = await sessionsAhead(leaving.db, userId, now);
      later(reply, sessions, async (session) => {
        if (person && !(await findUser(db, userId))) await send({ session, person }, cancelledLetter);
      });
    },
  };
}

/** Mails that are written after the response: by then the transaction has ended, and it is known whether there is anything to tell. */
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
