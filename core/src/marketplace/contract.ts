import * as z from "zod/mini";
import { endpoint, longList } from "../endpoint.ts";
import { Id, Instant, LocalDate } from "../shapes.ts";

// specification §9: the specialty filter, the languages and the session types
export const specialties = ["anxiety", "depression", "work_stress", "family_therapy", "burnout"] as const;
export type Specialty = (typeof specialties)[number];

export const spokenLanguages = ["es", "en", "pt"] as const;
export type SpokenLanguage = (typeof spokenLanguages)[number];

export const sessionTypes = ["video", "chat", "in_person"] as const;
export type SessionType = (typeof sessionTypes)[number];

export const weekdays = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;
export type Weekday = (typeof weekdays)[number];

/** How long a session lasts. */
export const sessionMinutes = 50;

/** The license number and register, and when this installation's operator checked it. */
export const Licence = z.object({ number: z.string(), register: z.string(), checkedOn: LocalDate });
export type Licence = z.infer<typeof Licence>;

// specification §3: professional
export const Professional = z.object({
  /** A slug for the address, such as "alma-muestra". */
  id: z.string(),
  name: z.string(),
  title: z.string(),
  specialties: z.array(z.enum(specialties)),
  languages: z.array(z.enum(spokenLanguages)),
  /** Only for samples; null for real professionals, since nobody rates them here. */
  rating: z.nullable(z.number()),
  reviewCount: z.nullable(z.number()),
  /** In years. */
  experience: z.number(),
  location: z.string(),
  availability: z.array(z.enum(weekdays)),
  /** In US dollars. */
  hourlyRate: z.number(),
  /** No pictures are loaded from other sites: where this is null, the screen draws a portrait. */
  imageUrl: z.nullable(z.string()),
  bio: z.string(),
  credentials: z.array(z.string()),
  sessionTypes: z.array(z.enum(sessionTypes)),
  /** The time zone of their days and hours. */
  timeZone: z.string(),
  /** When their next free session begins for this person; null when nothing is free in the next 28 days. */
  nextAvailable: z.nullable(Instant),
  /** True for samples. decisions §9: they are labeled as such */
  isSample: z.boolean(),
  /** Null for a sample. */
  licence: z.nullable(Licence),
});
export type Professional = z.infer<typeof Professional>;

export const Slot = z.object({ startsAt: Instant, endsAt: Instant });
export type Slot = z.infer<typeof Slot>;

/** A session that a person has booked, with its professional as they were at that moment. */
export const Booking = z.object({
  id: Id,
  professionalId: z.string(),
  professionalName: z.string(),
  professionalTitle: z.string(),
  location: z.string(),
  /** The professional's. */
  timeZone: z.string(),
  hourlyRate: z.number(),
  isSample: z.boolean(),
  sessionType: z.enum(sessionTypes),
  startsAt: Instant,
  endsAt: Instant,
  createdAt: Instant,
});
export type Booking = z.infer<typeof Booking>;

const ProfessionalId = z.string().check(z.minLength(1), z.maxLength(64));

export const marketplaceApi = {
  professionals: endpoint(
    "GET /api/professionals",
    { reply: z.array(Professional) },
    { shows: ["bookings"] },
  ),
  professional: endpoint(
    "GET /api/professionals/:professionalId",
    { reply: Professional },
    { shows: ["bookings"] },
  ),
  /** The free sessions for this person in the next 28 days, earliest first. `from`, a day in the person's zone, leaves out earlier ones. */
  slots: endpoint(
    "GET /api/professionals/:professionalId/slots",
    {
      query: z.object({ from: z.optional(LocalDate) }),
      reply: z.array(Slot),
    },
    { shows: ["bookings"] },
  ),
  /** Latest first, without cancelled ones. `before` limits the list to sessions that begin earlier. */
  bookings: endpoint(
    "GET /api/bookings",
    {
      query: z.object({ before: z.optional(Instant) }),
      reply: z.array(Booking),
    },
    { shows: ["bookings"], mostRows: longList },
  ),
  book: endpoint(
    "POST /api/bookings",
    {
      input: z.object({
        professionalId: ProfessionalId,
        sessionType: z.enum(sessionTypes),
        startsAt: Instant,
      }),
      reply: Booking,
    },
    { status: 201, touches: ["bookings"] },
  ),
  cancel: endpoint("DELETE /api/bookings/:id", { reply: Booking }, { touches: ["bookings"] }),
};

/** Where a booking can be downloaded as a calendar file (text/calendar, not JSON). */
export const calendarPath = "/api/bookings/:id/calendar";
