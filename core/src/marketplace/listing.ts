import { Temporal } from "temporal-polyfill";
import type { ByLanguage, Language } from "../language.ts";
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

/** A professional as stored, in both languages: a sample, or one that the operator has imported. */
export interface Listing {
  readonly id: string;
  readonly name: ByLanguage<string>;
  readonly title: ByLanguage<string>;
  readonly specialties: readonly Specialty[];
  readonly languages: readonly SpokenLanguage[];
  readonly rating: number | null;
  readonly reviewCount: number | null;
  /** In years. */
  readonly experience: number;
  readonly location: ByLanguage<string>;
  readonly availability: readonly Weekday[];
  /** In US dollars. */
  readonly hourlyRate: number;
  readonly bio: ByLanguage<string>;
  readonly credentials: readonly ByLanguage<string>[];
  readonly sessionTypes: readonly SessionType[];
  readonly timeZone: string;
  readonly isSample: boolean;
  /** Null for a sample. */
  readonly licence: Licence | null;
  /** Where booking notices go; never shown. Null for a sample: no real person is written to. decisions §9 */
  readonly contact: string | null;
}

interface View {
  readonly language: Language;
  readonly nextAvailable: Date | null;
}

/** `listing` as people see it, in their language. */
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
 * False once a listing has not been confirmed for a year. It is then hidden, because offering somebody who no longer practices
 * is worse than offering nobody. Both arguments are days, YYYY-MM-DD.
 */
export function isConfirmed(confirmedOn: string, today: string): boolean {
  const until = Temporal.PlainDate.from(confirmedOn).add({ years: 1 });
  return Temporal.PlainDate.compare(today, until) < 0;
}

/** The professional's details that a booking keeps, whatever happens to their listing. */
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

/** A booked session, as stored. */
export interface BookedSession extends TimeSpan {
  readonly id: string;
  readonly professional: BookedProfessional;
  readonly sessionType: SessionType;
  readonly createdAt: Date;
}

/** A booked session as its person sees it, in their language. */
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
