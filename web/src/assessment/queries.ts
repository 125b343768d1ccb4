import type { QueryClient } from "@tanstack/react-query";
import { assessmentApi } from "@remanso/core/assessment/contract.ts";
import { userQuery } from "../account/queries.ts";
import { askAgain, useChange } from "../app/ask.ts";

/** Whose answers are kept on the device has to be known before the first one is given. */
export async function loadAssessment(client: QueryClient): Promise<void> {
  await client.prefetchQuery(userQuery);
}

/** decisions §2: a new assessment makes a new plan, so everything drawn from either is asked for again. */
const derived = [
  "/api/assessments",
  "/api/plans",
  "/api/activities",
  "/api/recommendations",
  "/api/progress",
  "/api/user/stats",
];

export const useSubmitAssessment = () =>
  useChange(assessmentApi.submit, { onDone: (_reply, client) => askAgain(client, derived) });
