import type { QueryClient } from "@tanstack/react-query";
import { assessmentApi } from "@remanso/core/assessment/contract.ts";
import { planApi } from "@remanso/core/plan/contract.ts";
import { progressApi } from "@remanso/core/progress/contract.ts";
import { userQuery } from "../account/queries.ts";
import { activitiesQuery } from "../activity/queries.ts";
import { ask } from "../app/ask.ts";

export const latestAssessmentQuery = ask(assessmentApi.latest);
export const assessmentHistoryQuery = ask(assessmentApi.history);
export const activePlanQuery = ask(planApi.active);
export const weekQuery = ask(progressApi.week);

export async function loadHome(client: QueryClient): Promise<void> {
  await Promise.all([
    client.ensureQueryData(userQuery),
    client.ensureQueryData(latestAssessmentQuery),
    client.ensureQueryData(activePlanQuery),
    client.ensureQueryData(activitiesQuery),
    client.ensureQueryData(weekQuery),
  ]);
}
