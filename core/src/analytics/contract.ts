import * as z from "zod/mini";
import { ActivityType } from "../activity/contract.ts";
import { endpoint } from "../endpoint.ts";
import { ImportedRow } from "../imports/contract.ts";
import { ClosedWords, Id, Instant, LocalDate } from "../shapes.ts";
import {
  findingDirections,
  findingKinds,
  findingMethods,
  findingReadings,
  findingSeries,
  needKinds,
  surenesses,
} from "./finding.ts";
import { measurementSources } from "./measurement-source.ts";

// specification §9: 7d/30d/90d, default 30d
export const periods = ["7d", "30d", "90d"] as const;
export const Period = z.enum(periods);
export type Period = z.infer<typeof Period>;

const Points = z.nullable(z.number());

/** Whether a value was measured on its day, and by what; carried over, `source` is that of the last measurement. */
const basis = { measured: z.boolean(), source: z.nullable(z.enum(measurementSources)) };
export const Basis = z.object(basis);
export type Basis = z.infer<typeof Basis>;

/**
 * One day in the person's time zone, 0–10 with one decimal. decisions §8: a value without its own measurement is the last one
 * known, with `measured: false`; before the first one it is null.
 */
export const AnalyticsPoint = z.object({
  date: LocalDate,
  /** The day's stress, and its basis in `measured` and `source`. */
  overallStress: Points,
  ...basis,
  workStress: Points,
  financialStress: Points,
  personalStress: Points,
  globalStress: Points,
  categories: z.object({
    workStress: Basis,
    financialStress: Basis,
    personalStress: Basis,
    globalStress: Basis,
  }),
  activitiesCompleted: z.number(),
  activitiesSkipped: z.number(),
});
export type AnalyticsPoint = z.infer<typeof AnalyticsPoint>;

export const Trend = z.enum(["increasing", "decreasing", "stable"]);
export type Trend = z.infer<typeof Trend>;

/** The evidence for a statement, in numbers and in plain words. */
export const Evidence = z.object({
  kind: z.enum(findingKinds),
  series: z.enum(findingSeries),
  /** Categories that moved the same way; only for a trend of overall stress. */
  also: z.array(z.enum(findingSeries)),
  /** 1 for Monday to 7 for Sunday; only for weekday statements. */
  weekday: z.nullable(z.number()),
  activityType: z.nullable(ActivityType),
  /** How an activity's statement is read; null for the others. decisions §8: more stress is never told as harm */
  reading: z.nullable(z.enum(findingReadings)),
  direction: z.enum(findingDirections),
  sureness: z.enum(surenesses),
  /** The Mondays on which it was first and last seen in the year before, and on how many in all. */
  firstSeen: LocalDate,
  lastSeen: LocalDate,
  timesSeen: z.number(),
  /** Days used, and how many of them are on the weekday, have the activity or follow it. */
  n: z.number(),
  nWith: z.nullable(z.number()),
  from: LocalDate,
  to: LocalDate,
  /** As it stood in the days, and as large as it probably is: points on the 0–10 scale, positive for more stress. */
  observed: z.number(),
  effect: z.number(),
  /** The ends of the 90 % interval of `effect`. */
  low: z.number(),
  high: z.number(),
  method: z.enum(findingMethods),
  /** The method in plain words, in the person's language. */
  methodText: z.string(),
});
export type Evidence = z.infer<typeof Evidence>;

// specification §3: pattern
export const Pattern = z.object({
  /** In the specification's format, with underscores: "work_stress". */
  category: z.string(),
  /** The same in the person's language. */
  label: z.string(),
  /** One plain sentence, and what is to be said beside it. */
  title: z.string(),
  description: z.string(),
  /** decisions §8: its own direction, never the trend of the whole. */
  trend: Trend,
  confidence: z.number(),
  evidence: Evidence,
});
export type Pattern = z.infer<typeof Pattern>;

/** Something in the product that an insight offers to do: its page, and the words of the link. */
export const InsightAction = z.object({ path: z.string(), label: z.string() });
export type InsightAction = z.infer<typeof InsightAction>;

// specification §3: insight
export const Insight = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  insightType: z.enum(["pattern", "trend", "milestone", "recommendation"]),
  severity: z.enum(["low", "medium", "high", "critical"]),
  /** Of a statistic as decisions §8 says; 1 for what was only counted. */
  confidence: z.number(),
  /** When it was first shown; for a milestone when it was reached. */
  createdAt: Instant,
  /** Whether there is an `action`. */
  actionable: z.boolean(),
  action: z.nullable(InsightAction),
  acknowledged: z.boolean(),
  /** Null for an insight without statistics. */
  evidence: z.nullable(Evidence),
});
export type Insight = z.infer<typeof Insight>;

/** What a kind of statement still needs: how many days, weeks or points there are and how many it takes. */
export const Need = z.object({
  kind: z.enum(needKinds),
  have: z.number(),
  need: z.number(),
  /** In the person's language: "9 of 14 days …". */
  text: z.string(),
});
export type Need = z.infer<typeof Need>;

/** The rows behind one day. */
const NamedActivity = z.object({
  id: Id,
  name: z.string(),
  activityType: ActivityType,
  closedWords: ClosedWords,
});

export const DayRows = z.object({
  date: LocalDate,
  assessments: z.array(
    z.object({
      id: Id,
      at: Instant,
      overallStress: z.number(),
      workStress: z.number(),
      financialStress: z.number(),
      personalStress: z.number(),
      globalStress: z.number(),
    }),
  ),
  checkIns: z.array(
    z.object({
      id: Id,
      at: Instant,
      mood: z.number(),
      stress: Points,
      workStress: Points,
      financialStress: Points,
      personalStress: Points,
      globalStress: Points,
      backDated: z.boolean(),
    }),
  ),
  completed: z.array(z.extend(NamedActivity, { minutes: z.number() })),
  /** Breathing games. They do not count as completed activities (decisions §4). */
  games: z.array(z.object({ id: Id, pattern: z.string(), cycles: z.number(), at: Instant })),
  /** Planned for the day and not completed within the two days after. */
  skipped: z.array(NamedActivity),
  /** What other programs say of the day. Nothing is computed from it. */
  imported: z.array(ImportedRow),
});
export type DayRows = z.infer<typeof DayRows>;

/** The data that the days and all findings are computed from. */
const measured = ["assessments", "checkIns", "activities", "games"] as const;

export const analyticsApi = {
  data: endpoint(
    "GET /api/analytics/data",
    {
      query: z.object({ period: z.optional(Period) }),
      reply: z.array(AnalyticsPoint),
    },
    { shows: measured },
  ),
  insights: endpoint(
    "GET /api/analytics/insights",
    { reply: z.array(Insight) },
    { shows: ["insights", "milestones", ...measured] },
  ),
  patterns: endpoint("GET /api/analytics/patterns", { reply: z.array(Pattern) }, { shows: measured }),
  /** What patterns still need, when was looked last, and how many questions were asked of how many measured days. */
  needs: endpoint(
    "GET /api/analytics/needs",
    {
      reply: z.object({
        /** The Monday of the latest look. */
        lookedOn: LocalDate,
        measuredDays: z.number(),
        windowDays: z.number(),
        tests: z.number(),
        needs: z.array(Need),
      }),
    },
    { shows: measured },
  ),
  /** For the home screen: the strongest statistical insight, else what is still missing for one. */
  highlight: endpoint(
    "GET /api/analytics/highlight",
    {
      reply: z.object({ insight: z.nullable(Insight), need: z.nullable(Need) }),
    },
    { shows: ["insights", ...measured] },
  ),
  day: endpoint("GET /api/analytics/days/:date", { reply: DayRows }, { shows: [...measured, "imports"] }),
  acknowledge: endpoint(
    "POST /api/analytics/insights/:id/acknowledge",
    {
      reply: z.object({ acknowledged: z.literal(true) }),
    },
    { touches: ["insights", "milestones"] },
  ),
};
