import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Id, Instant, LocalDate, typedText } from "../shapes.ts";

/** What is asked in the evening, from 0 to 10. decisions §12: evening stress or mood */
export const outcomes = ["stress", "mood"] as const;
export const Outcome = z.enum(outcomes);
export type Outcome = z.infer<typeof Outcome>;

/** The hour from which the evening's question is asked. */
export const earliestHour = 17;
export const latestHour = 23;
const AskHour = z.int().check(z.minimum(earliestHour), z.maximum(latestHour));

const Points = z.int().check(z.minimum(0), z.maximum(10));

const Finding = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("difference"),
    /** Points on "yes" days minus points on "no" days. */
    mean: z.number(),
    interval: z.nullable(z.object({ low: z.number(), high: z.number() })),
  }),
  z.object({ kind: z.literal("none"), mean: z.number(), hidden: z.number() }),
  z.object({ kind: z.enum(["harm", "tooFew", "uneven"]) }),
]);

/** Days of one kind, up to the end. */
const Days = z.object({ planned: z.number(), answered: z.number(), done: z.number() });

/** An experiment as its person sees it. While it runs it tells nothing of what the evenings say. */
export const Experiment = z.object({
  id: Id,
  /** In the person's language, or as they typed it; null where it can no longer be read. */
  name: z.nullable(z.string()),
  catalogueKey: z.nullable(z.string()),
  outcome: Outcome,
  askHour: z.number(),
  startsOn: LocalDate,
  createdAt: Instant,
  state: z.enum(["coming", "running", "ended"]),
  /** While it runs; null before and after. */
  today: z.nullable(
    z.object({
      /** 1 is the first. A day ends at four in the morning. */
      day: z.number(),
      isYes: z.boolean(),
      isAsked: z.boolean(),
      isAnswered: z.boolean(),
      /** Told once today is answered; null before, and on the last day. */
      isTomorrowYes: z.nullable(z.boolean()),
    }),
  ),
  /** Complete pairs so far: how far it has come. */
  pairs: z.number(),
  end: z.nullable(
    z.object({
      kind: z.enum(["early", "planned", "harm", "stopped", "rest"]),
      on: LocalDate,
      /** Null for one that was stopped; it says nothing then. */
      finding: z.nullable(Finding),
      yes: Days,
      no: Days,
    }),
  ),
  isSeen: z.boolean(),
});
export type Experiment = z.infer<typeof Experiment>;

export const experimentsApi = {
  /** Newest first. */
  list: endpoint(
    "GET /api/experiments",
    { reply: z.array(Experiment) },
    { shows: ["experiments"], mostRows: 50 },
  ),
  /** Whether one may be begun now, with this activity of the catalogue where one is named: none is under way, and experiments do not rest. */
  offer: endpoint(
    "GET /api/experiments/offer",
    {
      query: z.object({ catalogueKey: z.optional(z.string().check(z.maxLength(80))) }),
      reply: z.object({ mayBegin: z.boolean() }),
    },
    { shows: ["experiments"] },
  ),
  /** The one that is coming or running, or that has ended and was not looked at yet; null for none. */
  current: endpoint(
    "GET /api/experiments/current",
    { reply: z.nullable(Experiment) },
    { shows: ["experiments"] },
  ),
  /** Draws the plan of all its days; the first is tomorrow. Refuses `experiment_running`, `experiment_rests` and `experiment_left_out`. */
  begin: endpoint(
    "POST /api/experiments",
    {
      input: z.object({
        /** An activity of the catalogue, or what the person types. */
        subject: z.union([
          z.strictObject({ catalogueKey: z.string().check(z.maxLength(80)) }),
          z.strictObject({ text: typedText(80) }),
        ]),
        outcome: Outcome,
        askHour: AskHour,
      }),
      reply: Experiment,
    },
    { status: 201, touches: ["experiments"] },
  ),
  /** Refuses `experiment_over`, and `evening_closed` where its question is not asked at that moment. A second answer of the same evening changes nothing. */
  answerEvening: endpoint(
    "POST /api/experiments/:id/evenings",
    {
      input: z.object({
        points: Points,
        /** Whether they did it today. */
        done: z.boolean(),
        /** The moment recorded by a device that was offline. */
        occurredAt: z.optional(Instant),
      }),
      reply: Experiment,
    },
    { touches: ["experiments"] },
  ),
  /** Ends it without a finding; ending it again is fine. */
  stop: endpoint("POST /api/experiments/:id/stop", { reply: Experiment }, { touches: ["experiments"] }),
  /** Its end was looked at: home tells it no more. One that goes on stays as it is. */
  see: endpoint("POST /api/experiments/:id/seen", { reply: Experiment }, { touches: ["experiments"] }),
  remove: endpoint(
    "DELETE /api/experiments/:id",
    { reply: z.object({ removed: z.literal(true) }) },
    { touches: ["experiments"] },
  ),
};
