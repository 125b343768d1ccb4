import type { QueryClient } from "@tanstack/react-query";
import { assessmentApi } from "@remanso/core/assessment/contract.ts";
import { userQuery } from "../account/queries.ts";
import { ask, useChange } from "../app/ask.ts";

/** Whose answers are kept on the device has to be known before the first one is given. */
export async function loadAssessment(client: QueryClient): Promise<void> {
  await client.prefetchQuery(userQuery);
}

/** Whether there is an assessment already is told before a guest's answers are kept. */
export const earlierAssessmentQuery = ask(assessmentApi.latest);

export async function loadGuestKeep(client: QueryClient): Promise<void> {
  await Promise.all([client.prefetchQuery(userQuery), client.prefetchQuery(earlierAssessmentQuery)]);
}

export const useSubmitAssessment = () => useChange(assessmentApi.submit);
