import type { QueryClient } from "@tanstack/react-query";
import { userQuery } from "../account/queries.ts";
import { canKeep, forgetOthersAnswers, keepAnswers, keepPlan, keepShell } from "./kept-answers.ts";
import { bringPlan } from "../safety/plan-copy-queries.ts";
import { watchForVersion } from "./new-version.ts";

/** Prepares this device for use without a network: for signed-in people, once the page is idle. */
export function startOffline(client: QueryClient): void {
  const userId = client.getQueryData(userQuery.queryKey)?.id;
  if (userId !== undefined) void bringPlan(client, userId).catch(() => null);
  if (canKeep()) void keepForOwner(client);
}

async function keepForOwner(client: QueryClient): Promise<void> {
  await forgetOthersAnswers(client.getQueryData(userQuery.queryKey));
  keepAnswers(client);
  await register();
}

async function register(): Promise<void> {
  // the open page came from the device: there is no server to ask
  if (document.documentElement.dataset["wanted"] !== undefined) return;
  try {
    const registration = await navigator.serviceWorker.register("/sw.js");
    await navigator.serviceWorker.ready;
    watchForVersion(registration);
    await keepShell();
    await keepPlan();
    document.documentElement.dataset["offline"] = "ready";
  } catch (error) {
    // the server is unreachable or the browser refuses: nothing else depends on it
    console.info("Nothing is kept for offline use on this device.", error);
  }
}
