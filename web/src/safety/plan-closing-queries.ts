import type { QueryClient } from "@tanstack/react-query";
import { onlyYouApi } from "@remanso/core/only-you/contract.ts";
import { call } from "../call.ts";
import { forgetKeys } from "../only-you/keyring.ts";
import { followPlan, keepWays, openPlanForGood } from "./closed-plan.ts";

/**
 * Brings a plan that is closed on this device in step with the key of its person's texts, as the server tells it now: closed with the present
 * one, or open again where they have turned it off. Without the server or the key it stays as it is.
 */
export async function turnPlanHere(client: QueryClient, userId: string): Promise<void> {
  followPlan(userId, () => undefined);
  const state = await call(client, onlyYouApi.state);
  if (state.version > 0) await keepWays(userId, state);
  else if (state.isSettled && (await openPlanForGood(userId))) await forgetKeys(userId);
}
