import type { ClaimedLetter } from "../mail/letter-store.ts";
import type { Addressed, PostDeps } from "../mail/send-letters.ts";
import type { WishFor } from "../mail/wish.ts";
import { bookedLetter, cancelledLetter } from "./booking-letters.ts";
import { findBooking, listImported } from "./store.ts";

/** A letter to a professional about a session: null once they are no longer listed, or where what it says is no longer so. */
export async function meetingLetter(
  { database, config }: PostDeps,
  { kind, meeting }: WishFor<"booked" | "cancelled">,
  { userId }: ClaimedLetter,
): Promise<Addressed | null> {
  const { db } = database;
  const listing = (await listImported(db))
    .map((kept) => kept.listing)
    .find(({ id }) => id === meeting.professionalId);
  if (!listing?.contact) return null;
  const news = { listing, meeting, baseUrl: config.baseUrl };
  if (kind === "cancelled") return { to: listing.contact, letter: cancelledLetter(news) };
  const isStanding = userId !== null && (await findBooking(db, userId, meeting.bookingId)) !== null;
  return isStanding ? { to: listing.contact, letter: bookedLetter(news) } : null;
}
