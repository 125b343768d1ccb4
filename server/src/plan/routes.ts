import type { FastifyInstance } from "fastify";
import type { Activity } from "@remanso/core/activity/contract.ts";
import { planApi } from "@remanso/core/plan/contract.ts";
import { recommendationsFor } from "@remanso/core/plan/recommendations.ts";
import { localHourOf } from "@remanso/core/progress/local-date.ts";
import { activityReply } from "../activity/activity-reply.ts";
import { listOfPlan, waitingOfPlan } from "../activity/list-store.ts";
import { readerOf } from "../activity/reader-of.ts";
import { experienceOf, pendingKeys } from "../activity/store.ts";
import { latestAssessment } from "../assessment/store.ts";
import { answer } from "../http.ts";
import { planProgressOf } from "../progress/completion-store.ts";
import { circumstancesWith } from "./circumstances.ts";
import { findActivePlan } from "./store.ts";

const byName = (activity: Activity): Activity => ({
  ...activity,
  description: null,
  instructions: null,
  notes: null,
});

export function planRoutes(app: FastifyInstance): void {
  answer(app, planApi.active, async ({ db, userId, now, language, timeZone, query }) => {
    const plan = await findActivePlan(db, userId);
    if (!plan) return null;
    const isByName = query.activities === "waiting";
    const ofPlan = isByName ? waitingOfPlan : listOfPlan;
    const [rows, answered] = await Promise.all([
      ofPlan(db, userId, { planId: plan.id, hour: localHourOf(now, timeZone) }),
      latestAssessment(db, userId),
    ]);
    const instructions = isByName ? "excerpt" : query.instructions;
    const reader = await readerOf(db, userId, { language, secret: app.deps.secret, rows });
    const activities = rows.map((row) => activityReply(row, reader, { answered, instructions }));
    return { ...plan, activities: isByName ? activities.map(byName) : activities };
  });

  answer(app, planApi.recommendations, async ({ db, userId, now, language, timeZone }) => {
    const [assessment, { catalogueKeys: pending }, plan, experience] = await Promise.all([
      latestAssessment(db, userId),
      pendingKeys(db, userId),
      findActivePlan(db, userId),
      experienceOf(db, userId, now),
    ]);
    if (!assessment) return [];
    const { done, total } = plan ? await planProgressOf(db, userId, plan.id) : { done: 0, total: 0 };
    const circumstances = circumstancesWith(experience, { assessment, now, timeZone });
    const situation = { ...circumstances, pending, progress: { done, left: total - done } };
    return recommendationsFor(situation, language);
  });
}
