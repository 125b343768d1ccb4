import type { Insight } from "@remanso/core/analytics/contract.ts";
import type { Finding } from "@remanso/core/analytics/finding.ts";
import {
  plainStatements,
  statementsOf,
  type Reached,
  type Statement,
} from "@remanso/core/analytics/insights-of.ts";
import { suggestionOf, type Suggestion } from "@remanso/core/analytics/suggestion-of.ts";
import { ActivityType } from "@remanso/core/activity/contract.ts";
import type { Language } from "@remanso/core/language.ts";
import { asMilestoneType } from "@remanso/core/milestones/milestones.ts";
import { addDays } from "@remanso/core/progress/local-date.ts";
import { findUser } from "../account/store.ts";
import { completedOnDays } from "../activity/day-store.ts";
import { experienceOf } from "../activity/store.ts";
import { waitingByRank } from "../activity/waiting-store.ts";
import { latestAssessment } from "../assessment/store.ts";
import { gamesBetween } from "../breathing/store.ts";
import type { Db } from "../db/db.ts";
import { listMilestones } from "../milestones/store.ts";
import { findingsOf } from "./findings-of.ts";
import { insightReply } from "./replies.ts";
import { keepInsights, listInsights, type KeptInsight } from "./store.ts";

interface At {
  readonly today: string;
  readonly now: Date;
}

/**
 * Insights: the statistical ones, the largest and most certain first, then the plain facts. These are left out, but kept, while
 * the person rests. safety.md: recommendations and gamification rest for 24 hours
 */
export async function insightsOf(
  db: Db,
  userId: string,
  { today, now, language }: At & { language: Language },
): Promise<Insight[]> {
  // asked for at the same moment, and so in one round trip
  const [facts, reached, before, rests, { findings, recentStress }] = await Promise.all([
    factsForSuggestion(db, userId, { today, now }),
    reachedBy(db, userId),
    listInsights(db, userId),
    isResting(db, userId, now),
    findingsOf(db, userId, today),
  ]);
  const statistical = statementsOf(findings, recentStress);
  const suggestion = suggestedBy(facts, findings.findings, now);
  const plain = plainStatements({ reached, suggestion }, now);
  const kept = await keptOf(db, userId, { before, statements: [...statistical, ...plain], now });
  return [...statistical, ...(rests ? [] : plain)].flatMap((statement) => {
    const insight = kept.get(statement.says);
    return insight ? [insightReply(statement, insight, { language, rests })] : [];
  });
}

/** What is kept of these statements; written only where they are others than before. */
async function keptOf(
  db: Db,
  userId: string,
  {
    before,
    statements,
    now,
  }: { before: readonly KeptInsight[]; statements: readonly Statement[]; now: Date },
): Promise<Map<string, KeptInsight>> {
  const says = new Set(statements.map((statement) => statement.says));
  if (before.length === says.size && before.every((insight) => says.has(insight.says))) return bySays(before);
  await db.transaction((tx) => keepInsights(tx, userId, { says: [...says], now }));
  return bySays(await listInsights(db, userId));
}

function bySays(kept: readonly KeptInsight[]): Map<string, KeptInsight> {
  return new Map(kept.map((insight) => [insight.says, insight]));
}

async function reachedBy(db: Db, userId: string): Promise<Reached[]> {
  return (await listMilestones(db, userId, { onlyNew: false })).flatMap((row) => {
    const type = asMilestoneType(row.milestoneType);
    return type ? [{ type, achievedAt: row.achievedAt, acknowledgedAt: row.acknowledgedAt }] : [];
  });
}

const weekDays = 7;
const weekMs = weekDays * 24 * 3_600_000;

async function factsForSuggestion(db: Db, userId: string, { today, now }: At) {
  const week = { from: addDays(today, 1 - weekDays), to: today };
  const [done, games, waiting, { worse }, assessment] = await Promise.all([
    completedOnDays(db, userId, week),
    gamesBetween(db, userId, week),
    waitingByRank(db, userId),
    experienceOf(db, userId, now),
    latestAssessment(db, userId),
  ]);
  return { done, games, waiting, worse, assessment };
}

function suggestedBy(
  { done, games, waiting, worse, assessment }: Awaited<ReturnType<typeof factsForSuggestion>>,
  findings: readonly Finding[],
  now: Date,
): Suggestion | null {
  // on the first days after the answers there was no week yet in which to do anything
  const isOld = assessment !== null && now.getTime() - Date.parse(assessment.createdAt) >= weekMs;
  return suggestionOf({
    findings,
    done: done.map(({ catalogueKey, activityType }) => ({
      key: catalogueKey,
      type: ActivityType.parse(activityType),
    })),
    hasPlayed: games.length > 0,
    waiting: waiting.map(({ id, key, type }) => ({ id, key, type: ActivityType.parse(type) })),
    worse,
    scores: isOld ? assessment : null,
  });
}

async function isResting(db: Db, userId: string, now: Date): Promise<boolean> {
  const restsUntil = (await findUser(db, userId))?.restsUntil;
  return restsUntil ? restsUntil > now : false;
}
