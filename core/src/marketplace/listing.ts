import { Temporal } from "temporal-polyfill";
import type { Bilingual, Language } from "../language.ts";
import type {
  Booking,
  Licence,
  Professional,
  SessionType,
  Specialty,
  SpokenLanguage,
  Weekday,
} from "./contract.ts";
import type { TimeSpan } from "./free-slots.ts";

/** A professional as kept, in both languages: one of the samples, or one that the operator has imported. */
export interface Listing {
  readonly id: string;
  readonly name: Bilingual;
  readonly title: Bilingual;
  readonly specialties: readonly Specialty[];
  readonly languages: readonly SpokenLanguage[];
  readonly rating: number | null;
  readonly reviewCount: number | null;
  /** In years. */
  readonly experience: number;
  readonly location: Bilingual;
  readonly availability: readonly Weekday[];
  /** In US dollars. */
  readonly hourlyRate: number;
  readonly bio: Bilingual;
  readonly credentials: readonly Bilingual[];
  readonly sessionTypes: readonly SessionType[];
  readonly timeZone: string;
  readonly isSample: boolean;
  /** Null for a sample. */
  readonly licence: Licence | null;
  /** Where they learn of bookings, never shown; null for a sample: nobody real is written to. decisions §9 */
  readonly contact: string | null;
}

interface View {
  readonly language: Language;
  readonly nextAvailable: Date | null;
}

/** What a person is told of `listing`, in their language. */
export function professionalOf(listing: Listing, { language, nextAvailable }: View): Professional {
  const { contact: _, ...told } = listing;
  return {
    ...told,
    name: listing.name[language],
    title: listing.title[language],
    location: listing.location[language],
    bio: listing.bio[language],
    credentials: listing.credentials.map((credential) => credential[language]),
    specialties: [...listing.specialties],
    languages: [...listing.languages],
    availability: [...listing.availability],
    sessionTypes: [...listing.sessionTypes],
    imageUrl: null,
    nextAvailable: nextAvailable?.toISOString() ?? null,
  };
}

/**
 * False once nobody has confirmed for a year that a listing is right: it then hides itself, since offering somebody who no
 * longer practises would be worse than offering nobody. Both are days, YYYY-MM-DD.
 */
export function isConfirmed(confirmedOn: string, today: string): boolean {
  const until = Temporal.PlainDate.from(confirmedOn).add({ years: 1 });
  return Temporal.PlainDate.compare(today, until) < 0;
}

/** What stays of a professional in a booking, whatever becomes of their listing. */
export type BookedProfessional = Pick<
  Listing,
  "id" | "name" | "title" | "location" | "timeZone" | "hourlyRate" | "isSample"
>;

/** `listing` as a booking keeps it. */
export function bookedProfessional({
  id,
  name,
  title,
  location,
  timeZone,
  hourlyRate,
  isSample,
}: Listing): BookedProfessional {
  return { id, name, title, location, timeZone, hourlyRate, isSample };
}

/** A session that somebody has booked, as kept. */
export interface BookedSession extends TimeSpan {
  readonly id: string;
  readonly professional: BookedProfessional;
  readonly sessionType: SessionType;
  readonly createdAt: Date;
}

/** What a person is told of a session of theirs, in their language. */
export function bookingOf(session: BookedSession, language: Language): Booking {
  const { professional } = session;
  return {
    id: session.id,
    professionalId: professional.id,
    professionalName: professional.name[language],
    professionalTitle: professional.title[language],
    location: professional.location[language],
    timeZone: professional.timeZone,
    hourlyRate: professional.hourlyRate,
    isSample: professional.isSample,
    sessionType: session.sessionType,
    startsAt: session.startsAt.toISOString(),
    endsAt: session.endsAt.toISOString(),
    createdAt: session.createdAt.toISOString(),
  };
}
