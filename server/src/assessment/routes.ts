import type { FastifyInstance } from "fastify";
import { assessmentApi, type Assessment } from "@remanso/core/assessment/contract.ts";
import { scoreAnswers } from "@remanso/core/assessment/score-answers.ts";
import { changeSinceFirst } from "@remanso/core/assessment/score-error.ts";
import { startingActivities } from "@remanso/core/plan/starting-activities.ts";
import { occurredAt } from "@remanso/core/activity/occurred-at.ts";
import { localDateOf } from "@remanso/core/progress/local-date.ts";
import { archivePending, insertCatalogueActivities } from "../activity/store.ts";
import { answer } from "../http.ts";
import { circumstancesOf } from "../plan/circumstances.ts";
import { archivePlans, insertPlan, lockPerson } from "../plan/store.ts";
import { logEvent } from "../progress/store.ts";
import { insertAssessment, latestAssessment, listAssessments, overallScores } from "./store.ts";

export function assessmentRoutes(app: FastifyInstance): void {
  // decisions §2: one transaction creates the assessment and the plan; the plan before is archived
  answer(app, assessmentApi.submit, async ({ input, db, userId, timeZone, ...call }) => {
    const scores = scoreAnswers(input.responses);
    await lockPerson(db, userId);
    const at = occurredAt(input.occurredAt, { now: call.now });
    const before = await latestAssessment(db, userId);
    const answered = after(before, at);
    const now = after(before, call.now);
    const assessment = await insertAssessment(db, userId, {
      scores,
      responses: input.responses,
      now: answered,
      localDate: localDateOf(answered, timeZone),
    });
    await archivePlans(db, userId, now);
    await archivePending(db, userId, now);
    const planId = await insertPlan(db, userId, { assessment, now });
    // "the hour" is that of the answers; the first activity is planned for the day on which the plan begins
    const entries = startingActivities(await circumstancesOf(db, userId, { assessment, now: at, timeZone }));
    const today = localDateOf(now, timeZone);
    await insertCatalogueActivities(db, userId, { planId, entries, now, today });
    await logEvent(db, userId, { type: "assessment", pageUrl: null, now, timeZone });
    return assessment;
  });

  answer(app, assessmentApi.latest, async ({ db, userId }) => {
    const [latest, scores] = await Promise.all([latestAssessment(db, userId), overallScores(db, userId)]);
    return latest && { ...latest, change: changeSinceFirst(scores) };
  });

  answer(app, assessmentApi.history, ({ db, userId, query, mostRows }) =>
    listAssessments(db, userId, { before: query.before, most: mostRows }),
  );
}

/** The moment, but later than the latest one: of two taken at once, the one whose plan stays is also the latest. */
function after(latest: Assessment | null, at: Date): Date {
  return new Date(Math.max(at.getTime(), latest ? Date.parse(latest.createdAt) + 1 : 0));
}
