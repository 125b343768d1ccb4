import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Id, Instant, LocalDate, optionalText } from "../shapes.ts";

/** How somebody feels, from 1 (very low) to 5 (very well). */
export const Mood = z.int().check(z.minimum(1), z.maximum(5));

/** Stress as somebody says it, 0 (none) to 10 (most); kept to one decimal. */
export const StressPoints = z.number().check(z.minimum(0), z.maximum(10));

// decisions §8: mood 1–5, stress 0–10, each category optional, note
export const CheckIn = z.object({
  id: Id,
  mood: z.number(),
  stress: z.number(),
  workStress: z.nullable(z.number()),
  financialStress: z.nullable(z.number()),
  personalStress: z.nullable(z.number()),
  globalStress: z.nullable(z.number()),
  /** Null where there is none, and where it can no longer be read (`noteUnreadable`). */
  note: z.nullable(z.string()),
  noteUnreadable: z.boolean(),
  /** The moment; within the minute of noon for one that was added for a day before. */
  occurredAt: Instant,
  localDate: LocalDate,
  /** True for one that was added for a day before. */
  backDated: z.boolean(),
  createdAt: Instant,
  editedAt: z.nullable(Instant),
});
export type CheckIn = z.infer<typeof CheckIn>;

const values = {
  mood: Mood,
  stress: StressPoints,
  workStress: z.nullish(StressPoints),
  financialStress: z.nullish(StressPoints),
  personalStress: z.nullish(StressPoints),
  globalStress: z.nullish(StressPoints),
  note: z.nullish(optionalText(2000)),
};

export const checkInApi = {
  list: endpoint("GET /api/check-ins", {
    query: z.object({ before: z.optional(Instant) }),
    reply: z.array(CheckIn),
  }),
  create: endpoint(
    "POST /api/check-ins",
    {
      input: z.object({
        ...values,
        /** A day before, up to 30 days back: the check-in is marked as added later. */
        on: z.optional(LocalDate),
        /** The moment that a device noted while it was offline. */
        occurredAt: z.optional(Instant),
      }),
      reply: CheckIn,
    },
    { status: 201 },
  ),
  /** Changes what is named; null takes a category or the note away. */
  change: endpoint("PATCH /api/check-ins/:id", {
    input: z.object({ ...values, mood: z.optional(Mood), stress: z.optional(StressPoints) }),
    reply: CheckIn,
  }),
  remove: endpoint("DELETE /api/check-ins/:id", { reply: z.object({ removed: z.literal(true) }) }),
};
