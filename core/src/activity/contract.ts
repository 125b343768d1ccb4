import * as z from "zod/mini";
import { endpoint, longList } from "../endpoint.ts";
import { Growth } from "../garden/contract.ts";
import {
  bytesText,
  ClosedText,
  ClosedWords,
  Id,
  Instant,
  LocalDate,
  optionalText,
  typedText,
} from "../shapes.ts";
import { activityTypes, timesOfDay } from "./catalogue-entry.ts";
import { stepTypes } from "./guide.ts";

export const ActivityType = z.enum(activityTypes);
export const AfterFeeling = z.enum(["better", "same", "worse"]);
export type AfterFeeling = z.infer<typeof AfterFeeling>;

// specification §3: activity
export const Activity = z.object({
  id: Id,
  planId: Id,
  activityName: z.string(),
  activityType: ActivityType,
  /** What it is in the catalogue; null for the person's own. */
  catalogueKey: z.nullable(z.string()),
  description: z.nullable(z.string()),
  /** The guide in one text, a line for each step; null where there is none. */
  instructions: z.nullable(z.string()),
  /** Why it was chosen, while it waits; null for the person's own. */
  reason: z.nullable(z.string()),
  /** The part of the day that it belongs to. */
  timeOfDay: z.enum(timesOfDay),
  /** The hours of the clock in which it can be done, from one up to another, where they are not the whole of that part. */
  hours: z.optional(z.readonly(z.tuple([z.int(), z.int()]))),
  duration: z.nullable(z.number()),
  notes: z.nullable(z.string()),
  recommended: z.boolean(),
  /** True for what was not among the plan's first eight. */
  added: z.boolean(),
  plannedFor: z.nullable(LocalDate),
  startedAt: z.nullable(Instant),
  completed: z.boolean(),
  completedAt: z.nullable(Instant),
  rating: z.nullable(AfterFeeling),
  createdAt: Instant,
  closedWords: ClosedWords,
});
export type Activity = z.infer<typeof Activity>;

/** A completed activity, with the plants that it brought or raised. */
export const Completion = z.extend(Activity, { grew: z.array(Growth) });
export type Completion = z.infer<typeof Completion>;

const Seconds = z.number().check(z.minimum(0));

/** How the circle leads the breath: time to read, then so many breaths of each rhythm. */
const LedBreathing = z.object({
  leadSeconds: Seconds,
  parts: z.readonly(
    z.array(z.object({ inhale: Seconds, hold: Seconds, exhale: Seconds, pause: Seconds, breaths: z.int() })),
  ),
});

export const Step = z.object({
  id: z.string(),
  title: z.string(),
  instruction: z.string(),
  duration: z.number(),
  type: z.enum(stepTypes),
  led: z.optional(LedBreathing),
  eyesClosed: z.optional(z.literal(true)),
});
export type Step = z.infer<typeof Step>;

// specification §3: activity instructions; no steps where nothing is set up yet
export const Instructions = z.object({
  activityName: z.string(),
  activityType: ActivityType,
  estimatedDuration: z.number(),
  steps: z.array(Step),
  closedWords: ClosedWords,
});
export type Instructions = z.infer<typeof Instructions>;

// decisions §3: duration 1–240 minutes or null, notes up to 2,000 characters
const Minutes = z.int().check(z.minimum(1), z.maximum(240));
const Notes = z.nullish(z.union([optionalText(2000), ClosedText]));

/** The steps that a person writes for an activity of their own. */
export const OwnSteps = z
  .array(
    z.object({
      title: typedText(120),
      instruction: typedText(1000),
      duration: z.int().check(z.minimum(5), z.maximum(3600)),
    }),
  )
  .check(z.minLength(1), z.maxLength(20));

/**
 * In a list the texts may be cut to what a card shows, so that a page stays small: no instructions where there is a description.
 * specification §2: 85 characters
 */
export const Excerpted = z.optional(z.literal("excerpt"));

export const activityApi = {
  /** What waits, all of it, then what is done, each newest first; `before` asks for older done ones. decisions §3 */
  list: endpoint(
    "GET /api/activities",
    {
      query: z.object({
        before: z.optional(Instant),
        instructions: Excerpted,
        /** The latest completed one alone. */
        only: z.optional(z.literal("last-done")),
      }),
      reply: z.array(Activity),
    },
    { shows: ["activities", "notes"], mostRows: longList },
  ),
  create: endpoint(
    "POST /api/activities",
    {
      input: z.object({
        planId: z.string().check(z.maxLength(64)),
        activityName: z.union([typedText(120), ClosedText]),
        /** With a closed name: what makes its spellings count once, a hash that only the person's key can make. */
        nameKey: z.optional(bytesText(43)),
        activityType: z.optional(ActivityType),
        duration: z.nullish(Minutes),
        notes: Notes,
        /** The guide in one text: each line becomes a step. */
        instructions: z.nullish(optionalText(20_000)),
        occurredAt: z.optional(Instant),
      }),
      reply: Activity,
    },
    { status: 201, touches: ["activities", "notes"] },
  ),
  generate: endpoint(
    "POST /api/activities/generate",
    { reply: z.array(Activity) },
    { status: 201, touches: ["activities"] },
  ),
  one: endpoint("GET /api/activities/:id", { reply: Activity }, { shows: ["activities", "notes"] }),
  instructions: endpoint(
    "GET /api/activities/:id/instructions",
    { reply: Instructions },
    { shows: ["activities"] },
  ),
  /** The guide of an activity of the catalogue, for whoever follows it without an account. */
  guide: endpoint("GET /api/guides/:key", { reply: Instructions }, { access: "anyone", shows: [] }),
  update: endpoint(
    "PATCH /api/activities/:id",
    {
      input: z.object({ completed: z.literal(true), occurredAt: z.optional(Instant) }),
      reply: Completion,
    },
    { touches: ["activities"] },
  ),
  start: endpoint(
    "PATCH /api/activities/:id/start",
    {
      // the moment recorded by a device that was offline
      input: z.nullish(z.object({ occurredAt: z.optional(Instant) })),
      reply: Activity,
    },
    { touches: ["activities"] },
  ),
  complete: endpoint(
    "PATCH /api/activities/:id/complete",
    {
      input: z.nullish(
        z.object({
          duration: z.nullish(z.int().check(z.minimum(0), z.maximum(1440))),
          notes: z.nullish(z.union([optionalText(20_000), ClosedText])),
          occurredAt: z.optional(Instant),
        }),
      ),
      reply: Completion,
    },
    { touches: ["activities", "notes"] },
  ),
  rate: endpoint(
    "POST /api/activities/:id/rating",
    {
      input: z.object({ feeling: AfterFeeling }),
      reply: Activity,
    },
    { touches: ["activities"] },
  ),
  writeSteps: endpoint(
    "PUT /api/activities/:id/steps",
    {
      input: z.union([
        z.object({ generic: z.literal(true) }),
        /** The steps as JSON. */
        z.object({ closed: ClosedText }),
        z.object({ steps: OwnSteps }),
      ]),
      reply: Instructions,
    },
    { touches: ["activities"] },
  ),
};
