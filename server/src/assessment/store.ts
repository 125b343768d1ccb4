import { and, between, desc, eq, lt, max } from "drizzle-orm";
import type { Assessment } from "@remanso/core/assessment/contract.ts";
import { questionnaireVersion } from "@remanso/core/assessment/question-ids.ts";
import type { ScoredOnce } from "@remanso/core/assessment/score-error.ts";
import type { Scores } from "@remanso/core/assessment/score-answers.ts";
import type { Db } from "../db/db.ts";
import { newId } from "../ids.ts";
import { assessments } from "./tables.ts";

interface NewAssessment {
  readonly scores: Scores;
  readonly responses: Record<string, number>;
  readonly now: Date;
  readonly localDate: string;
}

/** Stores an assessment with the scores that the server computed. */
export async function insertAssessment(
  db: Db,
  userId: string,
  assessment: NewAssessment,
): Promise<Assessment> {
  const { scores, responses, now, localDate } = assessment;
  const kept = { id: newId(), responses, ...scores, questionnaireVersion };
  await db.insert(assessments).values({ userId, ...kept, createdAt: now, localDate });
  return { ...kept, createdAt: now.toISOString() };
}

export async function latestAssessment(db: Db, userId: string): Promise<Assessment | null> {
  const [latest] = await listAssessments(db, userId, { most: 1 });
  return latest ?? null;
}

/** Assessments made before `before`, newest first. */
export async function listAssessments(
  db: Db,
  userId: string,
  page: { before?: string | undefined; most: number },
): Promise<Assessment[]> {
  const rows = await db
    .select()
    .from(assessments)
    .where(
      and(
        eq(assessments.userId, userId),
        page.before ? lt(assessments.createdAt, new Date(page.before)) : undefined,
      ),
    )
    .orderBy(desc(assessments.createdAt), desc(assessments.id))
    .limit(page.most);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

/** The overall score of every assessment, newest first. */
export async function overallScores(db: Db, userId: string): Promise<ScoredOnce[]> {
  const { createdAt, overallStress, questionnaireVersion } = assessments;
  const rows = await db
    .select({ createdAt, overallStress, questionnaireVersion })
    .from(assessments)
    .where(eq(assessments.userId, userId))
    .orderBy(desc(createdAt), desc(assessments.id));
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

/** The overall score of the first assessment, or null. */
export async function firstOverallStress(db: Db, userId: string): Promise<number | null> {
  const [first] = await db
    .select({ overallStress: assessments.overallStress })
    .from(assessments)
    .where(eq(assessments.userId, userId))
    .orderBy(assessments.createdAt, assessments.id)
    .limit(1);
  return first?.overallStress ?? null;
}

type AssessmentRow = typeof assessments.$inferSelect;

/** The assessments from one calendar day to another, both included, the earliest first. */
export async function assessmentsBetween(
  db: Db,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<AssessmentRow[]> {
  return db
    .select()
    .from(assessments)
    .where(and(eq(assessments.userId, userId), between(assessments.localDate, from, to)))
    .orderBy(assessments.createdAt, assessments.id);
}

/** The last day before `day` with an assessment, or null. */
export async function lastAssessmentDayBefore(db: Db, userId: string, day: string): Promise<string | null> {
  const [row] = await db
    .select({ day: max(assessments.localDate) })
    .from(assessments)
    .where(and(eq(assessments.userId, userId), lt(assessments.localDate, day)));
  return row?.day ?? null;
}
