import type { FastifyInstance } from "fastify";
import { assessmentApi } from "@remanso/core/assessment/contract.ts";
import { scoreAnswers } from "@remanso/core/assessment/score-answers.ts";
import { startingActivities } from "@remanso/core/plan/starting-activities.ts";
import { localDateOf } from "@remanso/core/progress/local-date.ts";
import { archivePending, experienceOf, insertCatalogueActivities } from "../activity/store.ts";
import { answer } from "../http.ts";
import { listLimit } from "../list-limit.ts";
import { archivePlans, insertPlan, lockPerson } from "../plan/store.ts";
import { logEvent } from "../progress/store.ts";
import { insertAssessment, latestAssessment, listAssessments } from "./store.ts";

export function assessmentRoutes(app: FastifyInstance): void {
  // decisions §2: one transaction creates the assessment and the plan; the plan before is archived
  answer(app, assessmentApi.submit, async ({ input, db, userId, now, timeZone }) => {
    const scores = scoreAnswers(input.responses);
    await lockPerson(db, userId);
    const localDate = localDateOf(now, timeZone);
    const assessment = await insertAssessment(db, userId, {
      scores,
      responses: input.responses,
      now,
      localDate,
    });
    await archivePlans(db, userId, now);
    await archivePending(db, userId, now);
    const planId = await insertPlan(db, userId, { assessment, now });
    const entries = startingActivities(scores, await experienceOf(db, userId));
    await insertCatalogueActivities(db, userId, { planId, entries, now, today: localDate });
    await logEvent(db, userId, { type: "assessment", pageUrl: null, now, timeZone });
    return assessment;
  });

  answer(app, assessmentApi.latest, ({ db, userId }) => latestAssessment(db, userId));

  answer(app, assessmentApi.history, ({ db, userId, query }) =>
    listAssessments(db, userId, { before: query.before, most: listLimit }),
  );
}
