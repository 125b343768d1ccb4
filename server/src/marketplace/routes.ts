import type { FastifyInstance } from "fastify";
import { calendarPath, marketplaceApi } from "@remanso/core/marketplace/contract.ts";
import {
  freeSlots,
  isAtOnce,
  isOffered,
  nextFreeSlot,
  sessionAt,
} from "@remanso/core/marketplace/free-slots.ts";
import { bookingOf, professionalOf, type Listing } from "@remanso/core/marketplace/listing.ts";
import { localDateOf } from "@remanso/core/progress/local-date.ts";
import { Refusal } from "@remanso/core/refusals.ts";
import { requirePerson } from "../account/signed-in-person.ts";
import type { Db } from "../db/db.ts";
import { answer } from "../http.ts";
import { isId } from "../ids.ts";
import { sendAfterwards } from "../mail/keep-letter.ts";
import { lockPerson } from "../plan/store.ts";
import { postBooked, postCancelled } from "./booking-mail.ts";
import { calendarFile } from "./calendar-file.ts";
import { currentListings } from "./current-listings.ts";
import { cancelBooking, findBooking, insertBooking, listBookings, ownTimes, takenTimes } from "./store.ts";

// keeps one person from filling a professional's weeks
const mostAhead = 20;

export function marketplaceRoutes(app: FastifyInstance): void {
  professionalRoutes(app);
  bookingRoutes(app);
  calendarRoute(app);
}

function professionalRoutes(app: FastifyInstance): void {
  answer(app, marketplaceApi.professionals, async ({ db, userId, language, now }) => {
    const listings = await currentListings(db, now);
    const takenFor = await takenBy(db, userId, now);
    return listings.map((listing) => {
      const nextAvailable = nextFreeSlot(listing, { now, taken: takenFor(listing) });
      return professionalOf(listing, { language, nextAvailable });
    });
  });

  answer(app, marketplaceApi.professional, async ({ db, userId, language, now, params }) => {
    const listing = await listingNamed(db, params.professionalId, now);
    const takenFor = await takenBy(db, userId, now);
    const nextAvailable = nextFreeSlot(listing, { now, taken: takenFor(listing) });
    return professionalOf(listing, { language, nextAvailable });
  });

  answer(app, marketplaceApi.slots, async ({ db, userId, now, timeZone, params, query }) => {
    const listing = await listingNamed(db, params.professionalId, now);
    const takenFor = await takenBy(db, userId, now);
    return freeSlots(listing, { now, taken: takenFor(listing) })
      .filter(({ startsAt }) => query.from === undefined || localDateOf(startsAt, timeZone) >= query.from)
      .map(({ startsAt, endsAt }) => ({ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() }));
  });
}

function bookingRoutes(app: FastifyInstance): void {
  answer(app, marketplaceApi.bookings, async ({ db, userId, language, query, mostRows }) => {
    const sessions = await listBookings(db, userId, { before: query.before, most: mostRows });
    return sessions.map((session) => bookingOf(session, language));
  });

  answer(app, marketplaceApi.book, async ({ input, db, userId, language, now, request }) => {
    await lockPerson(db, userId);
    const listing = await listingNamed(db, input.professionalId, now);
    const { sessionType } = input;
    if (!listing.sessionTypes.includes(sessionType)) throw new Refusal("session_type_not_offered");
    const startsAt = new Date(input.startsAt);
    if (startsAt <= now) throw new Refusal("booking_past");
    if (!isOffered(listing, startsAt, now)) throw new Refusal("slot_not_offered");
    await refuseWhenBusy(db, userId, { startsAt, now });
    const taken = (await takenTimes(db, now)).get(listing.id) ?? [];
    if (taken.some((other) => isAtOnce(other, startsAt))) throw new Refusal("slot_taken");
    const session = await insertBooking(db, userId, { listing, sessionType, ...sessionAt(startsAt), now });
    // somebody else booked it between the check and the insert
    if (!session) throw new Refusal("slot_taken");
    await postBooked(db, app.deps, { userId, session, now });
    sendAfterwards(request);
    return bookingOf(session, language);
  });

  answer(app, marketplaceApi.cancel, async ({ db, userId, language, now, params, request }) => {
    const session = await cancelBooking(db, userId, { id: params.id, now });
    if (!session) {
      throw new Refusal((await findBooking(db, userId, params.id)) ? "booking_past" : "not_found");
    }
    await postCancelled(db, app.deps, { userId, session, now });
    sendAfterwards(request);
    return bookingOf(session, language);
  });
}

/** A file for calendars instead of JSON, so the contract's answer() is not for it: same door, same 404 for others' ids. */
function calendarRoute(app: FastifyInstance): void {
  app.get<{ Params: { id: string } }>(calendarPath, async (request, reply) => {
    const { userId, language, timeZone } = await requirePerson(request, reply);
    request.language = language;
    const { id } = request.params;
    const session = isId(id) ? await findBooking(app.deps.database.db, userId, id) : null;
    if (!session) throw new Refusal("not_found");
    const now = app.deps.now();
    const file = calendarFile(session, { language, timeZone, now, baseUrl: app.deps.config.baseUrl });
    return reply
      .header("cache-control", "no-store")
      .header(
        "content-disposition",
        `attachment; filename="remanso-${localDateOf(session.startsAt, timeZone)}.ics"`,
      )
      .type("text/calendar; charset=utf-8")
      .send(file);
  });
}

async function listingNamed(db: Db, id: string, now: Date): Promise<Listing> {
  const listing = (await currentListings(db, now)).find((one) => one.id === id);
  if (!listing) throw new Refusal("not_found");
  return listing;
}

/** Times at which a session with a professional cannot start: the professional's bookings, and this person's own with anybody. */
async function takenBy(db: Db, userId: string, now: Date): Promise<(listing: Listing) => Date[]> {
  const theirs = await takenTimes(db, now);
  const own = await ownTimes(db, userId, now);
  return ({ id }) => [...(theirs.get(id) ?? []), ...own];
}

/** A person cannot be in two sessions at once, nor book more than a few ahead. */
async function refuseWhenBusy(
  db: Db,
  userId: string,
  { startsAt, now }: { startsAt: Date; now: Date },
): Promise<void> {
  const own = await ownTimes(db, userId, now);
  if (own.some((other) => isAtOnce(other, startsAt))) throw new Refusal("sessions_overlap");
  if (own.length >= mostAhead) throw new Refusal("bookings_full", { values: { most: mostAhead } });
}
