import type { QueryClient } from "@tanstack/react-query";
import { assessmentApi } from "@remanso/core/assessment/contract.ts";
import { userQuery } from "../account/queries.ts";
import { useChange } from "../app/ask.ts";

/** Whose answers are kept on the device has to be known before the first one is given. */
export async function loadAssessment(client: QueryClient): Promise<void> {
  await client.prefetchQuery(userQuery);
}

export const useSubmitAssessment = () => useChange(assessmentApi.submit);
