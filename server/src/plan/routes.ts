import type { FastifyInstance } from "fastify";
import { planApi } from "@remanso/core/plan/contract.ts";
import { recommendationsFor } from "@remanso/core/plan/recommendations.ts";
import { localHourOf } from "@remanso/core/progress/local-date.ts";
import { activityReply } from "../activity/activity-reply.ts";
import { listOfPlan } from "../activity/list-store.ts";
import { experienceOf, pendingKeys } from "../activity/store.ts";
import { latestAssessment } from "../assessment/store.ts";
import { answer } from "../http.ts";
import { findActivePlan } from "./store.ts";

export function planRoutes(app: FastifyInstance): void {
  answer(app, planApi.active, async ({ db, userId, language }) => {
    const plan = await findActivePlan(db, userId);
    if (!plan) return null;
    const rows = await listOfPlan(db, userId, plan.id);
    return { ...plan, activities: rows.map((row) => activityReply(row, language)) };
  });

  answer(app, planApi.recommendations, async ({ db, userId, now, language, timeZone }) => {
    const scores = await latestAssessment(db, userId);
    if (!scores) return [];
    const { catalogueKeys: pending } = await pendingKeys(db, userId);
    const experience = await experienceOf(db, userId);
    return recommendationsFor({ scores, experience, pending, hour: localHourOf(now, timeZone) }, language);
  });
}
