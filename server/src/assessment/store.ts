import { and, between, desc, eq, lt, max } from "drizzle-orm";
import type { Assessment } from "@remanso/core/assessment/contract.ts";
import { questionnaireVersion } from "@remanso/core/assessment/question-ids.ts";
import type { ScoredOnce } from "@remanso/core/assessment/score-error.ts";
import type { Scores } from "@remanso/core/assessment/score-answers.ts";
import type { Db } from "../db/db.ts";
import { ready, type Places } from "../db/ready.ts";
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
  const [latest] = await latestOf(db, { userId });
  return latest ? { ...latest, createdAt: latest.createdAt.toISOString() } : null;
}

const latestOf = ready((db, { userId }: Places<"userId">) =>
  db
    .select()
    .from(assessments)
    .where(eq(assessments.userId, userId))
    .orderBy(desc(assessments.createdAt), desc(assessments.id))
    .limit(1),
);

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
  const rows = await scoresOf(db, { userId });
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

const scoresOf = ready((db, { userId }: Places<"userId">) => {
  const { createdAt, overallStress, questionnaireVersion } = assessments;
  return db
    .select({ createdAt, overallStress, questionnaireVersion })
    .from(assessments)
    .where(eq(assessments.userId, userId))
    .orderBy(desc(createdAt), desc(assessments.id));
});

/** The overall score of the first assessment, or null. */
export async function firstOverallStress(db: Db, userId: string): Promise<number | null> {
  const [first] = await firstOf(db, { userId });
  return first?.overallStress ?? null;
}

const firstOf = ready((db, { userId }: Places<"userId">) =>
  db
    .select({ overallStress: assessments.overallStress })
    .from(assessments)
    .where(eq(assessments.userId, userId))
    .orderBy(assessments.createdAt, assessments.id)
    .limit(1),
);

type AssessmentRow = typeof assessments.$inferSelect;

/** The assessments from one calendar day to another, both included, the earliest first. */
export async function assessmentsBetween(
  db: Db,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<AssessmentRow[]> {
  return betweenOf(db, { userId, from, to });
}

const betweenOf = ready((db, { userId, from, to }: Places<"userId" | "from" | "to">) =>
  db
    .select()
    .from(assessments)
    .where(and(eq(assessments.userId, userId), between(assessments.localDate, from, to)))
    .orderBy(assessments.createdAt, assessments.id),
);

/** The assessments of the last day before `day` that has any, the earliest first. */
export async function lastAssessmentsBefore(db: Db, userId: string, day: string): Promise<AssessmentRow[]> {
  return lastBeforeOf(db, { userId, day });
}

const lastBeforeOf = ready((db, { userId, day }: Places<"userId" | "day">) =>
  db
    .select()
    .from(assessments)
    .where(
      and(
        eq(assessments.userId, userId),
        eq(
          assessments.localDate,
          db
            .select({ day: max(assessments.localDate) })
            .from(assessments)
            .where(and(eq(assessments.userId, userId), lt(assessments.localDate, day))),
        ),
      ),
    )
    .orderBy(assessments.createdAt, assessments.id),
);
