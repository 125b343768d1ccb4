import * as z from "zod/mini";
import { endpoint, longList } from "../endpoint.ts";
import { AskedDay, BasedOn, ClosedText, Id, Instant, LocalDate, optionalText } from "../shapes.ts";

/** How somebody feels, from 1 (very low) to 5 (very well). */
export const Mood = z.int().check(z.minimum(1), z.maximum(5));

/** Self-reported stress, 0 (none) to 10 (most), with one decimal. */
export const StressPoints = z.number().check(z.minimum(0), z.maximum(10));

// decisions §8: mood 1–5, stress 0–10 or none, each category optional, note
export const CheckIn = z.object({
  id: Id,
  mood: z.number(),
  /** Null where only the mood was stated: it measures no stress. */
  stress: z.nullable(z.number()),
  workStress: z.nullable(z.number()),
  financialStress: z.nullable(z.number()),
  personalStress: z.nullable(z.number()),
  globalStress: z.nullable(z.number()),
  /** Null if there is none, it is closed, or it can no longer be read (`noteUnreadable`). */
  note: z.nullable(z.string()),
  /** The note, where only its writer's devices can read it. */
  closedNote: z.nullable(ClosedText),
  noteUnreadable: z.boolean(),
  /** The moment; within the minute after noon for one added for an earlier day. */
  occurredAt: Instant,
  localDate: LocalDate,
  /** True for one added for an earlier day. */
  backDated: z.boolean(),
  createdAt: Instant,
  editedAt: z.nullable(Instant),
  /** Changes are based on it: see `BasedOn`. */
  revision: z.number(),
});
export type CheckIn = z.infer<typeof CheckIn>;

const values = {
  mood: Mood,
  stress: z.nullish(StressPoints),
  workStress: z.nullish(StressPoints),
  financialStress: z.nullish(StressPoints),
  personalStress: z.nullish(StressPoints),
  globalStress: z.nullish(StressPoints),
  note: z.nullish(z.union([optionalText(2000), ClosedText])),
};

/** A day with at least one check-in, or else with an imported mood: the means of what was stated on it, with one decimal. */
export const CheckInDay = z.object({
  on: LocalDate,
  mood: z.number(),
  /** Null where no check-in of the day states it. */
  stress: z.nullable(z.number()),
  /** Where the mood comes from: that of another program only on days without a check-in. */
  source: z.enum(["check_in", "imported"]),
});
export type CheckInDay = z.infer<typeof CheckInDay>;

export const checkInApi = {
  list: endpoint(
    "GET /api/check-ins",
    {
      /** Newest first; `before` asks for older ones, `on` for those of one day. */
      query: z.object({ before: z.optional(Instant), on: z.optional(AskedDay) }),
      reply: z.array(CheckIn),
    },
    { shows: ["checkIns", "notes"], mostRows: longList },
  ),
  /** The days with a check-in or an imported mood in the 53 weeks that end with the week of `until` (today unless told), the earliest first. */
  days: endpoint(
    "GET /api/check-ins/days",
    { query: z.object({ until: z.optional(AskedDay) }), reply: z.array(CheckInDay) },
    { shows: ["checkIns", "imports"], mostRows: 53 * 7 },
  ),
  create: endpoint(
    "POST /api/check-ins",
    {
      input: z.object({
        ...values,
        /** An earlier day, up to 30 days back: the check-in is marked as added later. */
        on: z.optional(LocalDate),
        /** The moment recorded by a device that was offline. */
        occurredAt: z.optional(Instant),
      }),
      reply: CheckIn,
    },
    { status: 201, touches: ["checkIns", "notes"] },
  ),
  /** Changes only the given fields; null removes the stress, a category or the note. Refuses `changed_elsewhere`, with the newer check-in. */
  change: endpoint(
    "PATCH /api/check-ins/:id",
    {
      input: z.object({
        ...values,
        mood: z.optional(Mood),
        basedOn: BasedOn,
      }),
      reply: CheckIn,
    },
    { touches: ["checkIns", "notes"] },
  ),
  remove: endpoint(
    "DELETE /api/check-ins/:id",
    { reply: z.object({ removed: z.literal(true) }) },
    { touches: ["checkIns", "notes"] },
  ),
};
