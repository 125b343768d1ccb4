import type { QueryClient } from "@tanstack/react-query";
import { userQuery } from "../account/queries.ts";
import { canKeep, forgetOthersAnswers, keepAnswers, keepPlan, keepShell } from "./kept-answers.ts";
import { watchForVersion } from "./new-version.ts";

/** Prepares this device for being without a network: for people who are signed in, after the page has settled. */
export function startOffline(client: QueryClient): void {
  if (!canKeep()) return;
  void keepForOwner(client);
}

async function keepForOwner(client: QueryClient): Promise<void> {
  await forgetOthersAnswers(client.getQueryData(userQuery.queryKey));
  keepAnswers(client);
  await register();
}

async function register(): Promise<void> {
  // the page that is open came from the device: there is nobody to ask
  if (document.documentElement.dataset["wanted"] !== undefined) return;
  try {
    const registration = await navigator.serviceWorker.register("/sw.js");
    await navigator.serviceWorker.ready;
    watchForVersion(registration);
    await keepShell();
    await keepPlan();
    document.documentElement.dataset["offline"] = "ready";
  } catch (error) {
    // the server is away or the browser does not allow it: nothing else depends on it
    console.info("Nothing is kept for offline use on this device.", error);
  }
}
