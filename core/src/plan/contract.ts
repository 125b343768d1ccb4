import * as z from "zod/mini";
import { Activity, ActivityType, Excerpted } from "../activity/contract.ts";
import { timesOfDay } from "../activity/catalogue-entry.ts";
import { stressCategories } from "../assessment/questions.ts";
import { endpoint } from "../endpoint.ts";
import { Id, Instant } from "../shapes.ts";

export const WeeklyTarget = z.object({
  activities: z.number(),
  minutes: z.number(),
  breathing: z.number(),
  checkIns: z.number(),
});
export type WeeklyTarget = z.infer<typeof WeeklyTarget>;

// decisions §2: GET /api/plans/active
export const Plan = z.object({
  id: Id,
  assessmentId: Id,
  createdAt: Instant,
  /** The highest category, the first of equal ones; null where every answer was "never". */
  focus: z.nullable(z.enum(stressCategories)),
  /** All of the equal highest ones. */
  focuses: z.array(z.enum(stressCategories)),
  weeklyTarget: WeeklyTarget,
  activities: z.array(Activity),
});
export type Plan = z.infer<typeof Plan>;

// specification §3: AI recommendation
export const Recommendation = z.object({
  key: z.string(),
  activityName: z.string(),
  activityType: ActivityType,
  priority: z.enum(["high", "medium", "low"]),
  reasoning: z.string(),
  personalizedMessage: z.string(),
  estimatedBenefit: z.string(),
  timeOfDay: z.enum(timesOfDay),
  duration: z.number(),
});
export type Recommendation = z.infer<typeof Recommendation>;

export const planApi = {
  active: endpoint(
    "GET /api/plans/active",
    {
      query: z.object({
        instructions: Excerpted,
        /** Only those of the plan's activities that wait, by name: without descriptions, guides and notes. */
        activities: z.optional(z.literal("waiting")),
      }),
      reply: z.nullable(Plan),
    },
    { shows: ["plan", "activities", "notes"] },
  ),
  recommendations: endpoint(
    "GET /api/recommendations",
    { reply: z.array(Recommendation) },
    { shows: ["assessments", "activities"] },
  ),
};
