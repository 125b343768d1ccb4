import type { QueryClient } from "@tanstack/react-query";
import { userQuery } from "../account/queries.ts";
import { canKeep, forgetOthersAnswers, keepAnswers, keepPlan, keepShell } from "./kept-answers.ts";
import { bringPlan } from "../safety/plan-copy-queries.ts";
import { turnPlan } from "../safety/plan-keeping.ts";
import { isThriftyLine, whenQuiet } from "../first-paint/when-quiet.ts";
import { watchForVersion } from "./new-version.ts";

/** Prepares this device for use without a network: for signed-in people, from the first idle moment on. */
export function startOffline(client: QueryClient): void {
  const userId = client.getQueryData(userQuery.queryKey)?.id;
  if (userId !== undefined) {
    void bringPlan(client, userId).catch(() => null);
    // opened before a help card asks for its people
    void turnPlan(client, userId);
  }
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
    const { active: worker } = await navigator.serviceWorker.ready;
    watchForVersion(registration);
    await new Promise<void>((resolve) => whenQuiet(resolve));
    await keepShell();
    await keepPlan();
    await keepFiles(worker);
    document.documentElement.dataset["offline"] = "ready";
  } catch (error) {
    // the server is unreachable or the browser refuses: nothing else depends on it
    console.info("Nothing is kept for offline use on this device.", error);
  }
}

/** Has the worker keep the application: on a thrifty line only what this page has fetched already, which costs nothing. */
function keepFiles(worker: ServiceWorker | null): Promise<unknown> {
  const fetched = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  return new Promise((resolve) => {
    const channel = new MessageChannel();
    channel.port1.addEventListener("message", resolve);
    channel.port1.start();
    const { lang: language } = document.documentElement;
    worker?.postMessage({ keep: fetched, isAll: !isThriftyLine(), language }, [channel.port2]);
  });
}
