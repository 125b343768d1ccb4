import type { FastifyInstance } from "fastify";
import { ActivityType } from "@remanso/core/activity/contract.ts";
import { LogEntry, progressApi } from "@remanso/core/progress/contract.ts";
import { screenPathOf } from "@remanso/core/progress/screen-path.ts";
import { answer } from "../http.ts";
import { idleMs, logEvent } from "./store.ts";
import { completedByType, listLog, listUsage, type UsedSession } from "./usage-store.ts";

/** What the dashboard shows beside the stats. decisions §8 */
export function usageRoutes(app: FastifyInstance): void {
  answer(app, progressApi.sessions, async ({ db, userId, now, query, mostRows }) => {
    const rows = await listUsage(db, userId, { before: dateOf(query.before), most: mostRows });
    return rows.map((row) => sessionReply(row, now));
  });

  answer(app, progressApi.activityLogs, async ({ db, userId, query, mostRows }) => {
    const rows = await listLog(db, userId, { before: dateOf(query.before), most: mostRows });
    return rows.map(({ id, activityType, pageUrl, at }) => ({
      id,
      activityType: LogEntry.shape.activityType.parse(activityType),
      pageUrl,
      timestamp: at.toISOString(),
    }));
  });

  answer(app, progressApi.activityTypes, async ({ db, userId }) => {
    const rows = await completedByType(db, userId);
    return rows.map(({ type, count }) => ({ activityType: ActivityType.parse(type), count }));
  });

  answer(app, progressApi.viewPage, async ({ db, userId, now, timeZone, input }) => {
    const pageUrl = screenPathOf(input.pageUrl);
    if (pageUrl !== null) await logEvent(db, userId, { type: "page_view", pageUrl, now, timeZone });
    return { noted: pageUrl !== null };
  });
}

function dateOf(before: string | undefined): Date | null {
  return before === undefined ? null : new Date(before);
}

/** A session without an end is over after 30 idle minutes; it ended at the last activity. */
function sessionReply(row: UsedSession, now: Date) {
  const isIdle = now.getTime() - row.lastSeenAt.getTime() > idleMs;
  const end = row.endedAt ?? (isIdle ? row.lastSeenAt : null);
  const untilMs = (end ?? row.lastSeenAt).getTime();
  return {
    id: row.id,
    sessionStart: row.startedAt.toISOString(),
    sessionEnd: end?.toISOString() ?? null,
    duration: Math.round((untilMs - row.startedAt.getTime()) / 6000) / 10,
    activitiesCompleted: row.activitiesCompleted,
    gamesPlayed: row.gamesPlayed,
    assessmentsTaken: row.assessmentsTaken,
    chatMessages: row.chatMessages,
  };
}
