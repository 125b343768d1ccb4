import type { FastifyInstance } from "fastify";
import { stressFields } from "@remanso/core/assessment/stress-fields.ts";
import { openCheckIn } from "@remanso/core/check-in/recent-mood.ts";
import { progressApi, type RecentMood } from "@remanso/core/progress/contract.ts";
import { addDays, localDateOf, startOfWeek } from "@remanso/core/progress/local-date.ts";
import { streakOf } from "@remanso/core/progress/streak.ts";
import { stressReduction } from "@remanso/core/progress/stress-reduction.ts";
import { weekOf } from "@remanso/core/progress/week.ts";
import { revisionOf } from "@remanso/core/revision.ts";
import { weeklyTarget } from "@remanso/core/plan/weekly-target.ts";
import { firstOverallStress, latestAssessment } from "../assessment/store.ts";
import { gamesBetween } from "../breathing/store.ts";
import { checkInsBetween, type CheckInRow } from "../check-in/store.ts";
import { answer } from "../http.ts";
import { findActivePlan } from "../plan/store.ts";
import { unbrokenDays } from "./journey-store.ts";
import { activeDays, completedBetween, completedTotal, planProgressOf } from "./completion-store.ts";
import { usageTotals } from "./store.ts";

export function progressRoutes(app: FastifyInstance): void {
  // decisions §3: activities, minutes and breathing sessions of the current week against the plan's weekly targets
  answer(app, progressApi.week, async ({ db, userId, now, timeZone }) => {
    const today = localDateOf(now, timeZone);
    const monday = startOfWeek(today);
    const thisWeek = { from: monday, to: addDays(monday, 6) };
    const [done, games, checkIns, plan] = await Promise.all([
      completedBetween(db, userId, thisWeek),
      // decisions §4: a game counts for the bars, the minutes and the breathing sessions, never for completed activities
      gamesBetween(db, userId, thisWeek),
      checkInsBetween(db, userId, thisWeek),
      findActivePlan(db, userId),
    ]);
    const minutes = done.reduce((sum, activity) => sum + activity.minutes, 0);
    const playedMinutes = Math.round(games.reduce((sum, { seconds }) => sum + seconds, 0) / 60);
    const breathing = done.filter(({ type }) => type === "breathing");
    const target = plan?.weeklyTarget ?? weeklyTarget;
    const progress = plan ? await planProgressOf(db, userId, plan.id) : { total: 0, done: 0 };
    return {
      today,
      days: weekOf({ activities: done.map(({ on }) => on), games: games.map(({ on }) => on) }, today),
      goals: {
        activities: { done: done.length, target: target.activities },
        minutes: { done: minutes + playedMinutes, target: target.minutes },
        breathing: { done: breathing.length + games.length, target: target.breathing },
        checkIns: { done: checkIns.length, target: target.checkIns },
      },
      planTotal: progress.total,
      planCompleted: progress.done,
      recentMood: recentMoodOf(openCheckIn(checkIns, now)),
    };
  });

  statsRoute(app);
}

function recentMoodOf(row: CheckInRow | null): RecentMood | null {
  if (!row) return null;
  const { id, mood, stress, noteSealed, occurredAt } = row;
  return {
    id,
    mood,
    occurredAt: occurredAt.toISOString(),
    isMoodAlone: stress === null && noteSealed === null && stressFields.every((field) => row[field] === null),
    revision: revisionOf(row),
  };
}

function statsRoute(app: FastifyInstance): void {
  answer(app, progressApi.stats, async ({ db, userId, now, timeZone }) => {
    const [usage, latest, first, totalActivitiesCompleted, days, passedOver] = await Promise.all([
      usageTotals(db, userId),
      latestAssessment(db, userId),
      firstOverallStress(db, userId),
      completedTotal(db, userId),
      activeDays(db, userId),
      unbrokenDays(db, userId, { now, timeZone }),
    ]);
    return {
      ...usage,
      totalActivitiesCompleted,
      currentStreak: streakOf(days, localDateOf(now, timeZone), passedOver),
      stressReduction: stressReduction(first, latest?.overallStress ?? null),
    };
  });
}
