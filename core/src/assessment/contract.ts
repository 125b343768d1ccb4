import * as z from "zod/mini";
import { endpoint, longList } from "../endpoint.ts";
import { Id, Instant, Score } from "../shapes.ts";

const Answer = z.int().check(z.minimum(0), z.maximum(4));

// specification §3: assessment
export const Assessment = z.object({
  id: Id,
  workStress: Score,
  financialStress: Score,
  personalStress: Score,
  globalStress: Score,
  overallStress: Score,
  responses: z.record(z.string(), Answer),
  /** Which wording of the questions was answered. */
  questionnaireVersion: z.number(),
  createdAt: Instant,
});
export type Assessment = z.infer<typeof Assessment>;

/** The latest overall score against the first; `points` are on the 0–10 scale, positive for more stress. decisions §8 */
export const ScoreChange = z.object({
  kind: z.enum(["within", "beyond", "other_questions"]),
  /** Null where the questions have changed in between. */
  points: z.nullable(z.number()),
  isLasting: z.boolean(),
  first: z.object({ createdAt: Instant, overallStress: Score }),
});
export type ScoreChange = z.infer<typeof ScoreChange>;

/** With its change since the first one; null where it is the first. */
export const LatestAssessment = z.extend(Assessment, { change: z.nullable(ScoreChange) });
export type LatestAssessment = z.infer<typeof LatestAssessment>;

export const assessmentApi = {
  submit: endpoint(
    "POST /api/stress-assessment",
    {
      // decisions §2: scores in the payload are ignored; unknown ids are refused by the rule. Answers given without an account are
      // sent later, with when they were given, so that the plan that was seen is the plan that is kept
      input: z.object({
        responses: z.record(z.string().check(z.maxLength(40)), Answer),
        occurredAt: z.optional(Instant),
      }),
      reply: Assessment,
    },
    { status: 201, touches: ["assessments", "plan", "activities"] },
  ),
  latest: endpoint(
    "GET /api/assessments/latest",
    { reply: z.nullable(LatestAssessment) },
    { shows: ["assessments"] },
  ),
  history: endpoint(
    "GET /api/assessments",
    {
      query: z.object({ before: z.optional(Instant) }),
      reply: z.array(Assessment),
    },
    { shows: ["assessments"], mostRows: longList },
  ),
};
