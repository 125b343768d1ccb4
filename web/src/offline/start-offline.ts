import type { QueryClient } from "@tanstack/react-query";
import { canKeep, keepAnswers, keepShell } from "./kept-answers.ts";

/** Prepares this device for being without a network: for people who are signed in, after the page has settled. */
export function startOffline(client: QueryClient): void {
  if (!canKeep()) return;
  keepAnswers(client);
  void register();
}

async function register(): Promise<void> {
  try {
    await navigator.serviceWorker.register("/sw.js");
    await navigator.serviceWorker.ready;
    if (navigator.onLine) await keepShell();
    document.documentElement.dataset["offline"] = "ready";
  } catch (error) {
    // the server is away or the browser does not allow it: nothing else depends on it
    console.info("Nothing is kept for offline use on this device.", error);
  }
}
