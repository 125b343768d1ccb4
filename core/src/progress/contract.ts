import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Instant, LocalDate } from "../shapes.ts";

export const GoalProgress = z.object({ done: z.number(), target: z.number() });

/** The running week in the person's time zone, Monday first. */
export const Week = z.object({
  today: LocalDate,
  days: z.array(z.object({ date: LocalDate, completed: z.number(), bar: z.number() })),
  goals: z.object({ activities: GoalProgress, minutes: GoalProgress, breathing: GoalProgress }),
  planTotal: z.number(),
  planCompleted: z.number(),
});
export type Week = z.infer<typeof Week>;

// specification §3: user stats
export const UserStats = z.object({
  totalLogins: z.number(),
  lastActive: z.nullable(Instant),
  totalActivitiesCompleted: z.number(),
  currentStreak: z.number(),
  stressReduction: z.number(),
  averageSessionDuration: z.number(),
});
export type UserStats = z.infer<typeof UserStats>;

export const progressApi = {
  week: endpoint("GET /api/progress/week", { reply: Week }),
  stats: endpoint("GET /api/user/stats", { reply: UserStats }),
};
