import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { ActivityType } from "../activity/contract.ts";
import { Id, Instant, LocalDate } from "../shapes.ts";

export const GoalProgress = z.object({ done: z.number(), target: z.number() });

/** The latest check-in of the past hour, which another tap on a mood replaces. `isMoodAlone`: nothing else was said with it. */
export const RecentMood = z.object({
  id: Id,
  mood: z.number(),
  occurredAt: Instant,
  isMoodAlone: z.boolean(),
  /** A change is based on it: see `BasedOn`. */
  revision: z.number(),
});
export type RecentMood = z.infer<typeof RecentMood>;

/** The current week in the person's time zone, Monday first. */
export const Week = z.object({
  today: LocalDate,
  days: z.array(z.object({ date: LocalDate, activities: z.number(), games: z.number(), bar: z.number() })),
  goals: z.object({
    activities: GoalProgress,
    minutes: GoalProgress,
    breathing: GoalProgress,
    checkIns: GoalProgress,
  }),
  planTotal: z.number(),
  planCompleted: z.number(),
  recentMood: z.nullable(RecentMood),
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

// specification §3: session; decisions §8: it ends at sign-out or after 30 idle minutes
export const UsageSession = z.object({
  id: Id,
  sessionStart: Instant,
  /** Null while the session is still open. */
  sessionEnd: z.nullable(Instant),
  /** Minutes, to one decimal. */
  duration: z.number(),
  /** Breathing games are counted apart. */
  activitiesCompleted: z.number(),
  gamesPlayed: z.number(),
  assessmentsTaken: z.number(),
  chatMessages: z.number(),
});
export type UsageSession = z.infer<typeof UsageSession>;

// specification §3: the six types
export const logTypes = [
  "login",
  "assessment",
  "activity_completed",
  "chat_message",
  "resource_viewed",
  "page_view",
] as const;

/** A finished game is logged as `activity_completed` with this page: specification §3 has six types and none for it. */
export const gamePageUrl = "/breathing-game";

export const LogEntry = z.object({
  id: Id,
  activityType: z.enum(logTypes),
  pageUrl: z.nullable(z.string()),
  timestamp: Instant,
});
export type LogEntry = z.infer<typeof LogEntry>;

/** How many completed activities, ever, are of one type. */
export const TypeCount = z.object({ activityType: ActivityType, count: z.number() });
export type TypeCount = z.infer<typeof TypeCount>;

const page = z.object({ before: z.optional(Instant) });

export const progressApi = {
  week: endpoint(
    "GET /api/progress/week",
    { reply: Week },
    { shows: ["plan", "activities", "games", "checkIns"] },
  ),
  stats: endpoint(
    "GET /api/user/stats",
    { reply: UserStats },
    { shows: ["assessments", "activities", "games", "restDays"] },
  ),
  /** Newest first; older ones by `before`. */
  sessions: endpoint(
    "GET /api/user/sessions",
    { query: page, reply: z.array(UsageSession) },
    { shows: ["assessments", "activities", "games"], mostRows: 50 },
  ),
  /** Newest first; older ones by `before`. */
  activityLogs: endpoint(
    "GET /api/user/activity-logs",
    { query: page, reply: z.array(LogEntry) },
    { shows: ["assessments", "activities", "games", "readings"], mostRows: 100 },
  ),
  /** The most frequent first. */
  activityTypes: endpoint(
    "GET /api/user/activity-types",
    { reply: z.array(TypeCount) },
    { shows: ["activities"] },
  ),
  /** Sent by beacon. Only the path of the URL is stored, and only if it is a screen's. */
  viewPage: endpoint(
    "POST /api/user/page-views",
    {
      input: z.object({ pageUrl: z.string().check(z.maxLength(2000)) }),
      reply: z.object({ noted: z.boolean() }),
    },
    { status: 202, touches: [] },
  ),
};
