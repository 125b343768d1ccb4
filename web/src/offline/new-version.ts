import { scriptAddress } from "../first-paint/script-address.ts";

// A new version is offered, never forced: open pages keep theirs until somebody accepts it.

const offered = "remanso:new-version";
const checkEveryMs = 60 * 60_000;

/** Notifies the page (`onNewVersion`) when a version other than its own is ready, now or later. */
export function watchForVersion(registration: ServiceWorkerRegistration): void {
  void offer(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const coming = registration.installing;
    coming?.addEventListener("statechange", () => {
      // the first worker replaces none
      if (coming.state === "installed" && navigator.serviceWorker.controller) void offer(coming);
    });
  });
  setInterval(() => void registration.update().catch(() => null), checkEveryMs);
}

/** Calls `tell` once a new version is waiting; returns a function that stops listening. */
export function onNewVersion(tell: () => void): () => void {
  addEventListener(offered, tell);
  if (document.documentElement.dataset["version"] === "waiting") tell();
  return () => removeEventListener(offered, tell);
}

/** Activates the waiting version and reloads the page. */
export async function takeNewVersion(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration?.waiting) return location.reload();
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  registration.waiting.postMessage("take-over");
}

async function offer(worker: ServiceWorker | null): Promise<void> {
  if (!worker) return;
  // the page may be newer than its worker, if the server has just sent it: then there is nothing to offer
  if (await isPagesOwn(worker)) return worker.postMessage("take-over");
  document.documentElement.dataset["version"] = "waiting";
  dispatchEvent(new Event(offered));
}

function isPagesOwn(worker: ServiceWorker): Promise<boolean> {
  const scripts = (document.documentElement.dataset["scripts"] ?? "")
    .split(" ")
    .filter(Boolean)
    .map(scriptAddress);
  return new Promise((resolve) => {
    const channel = new MessageChannel();
    channel.port1.addEventListener("message", ({ data }) => {
      resolve(Array.isArray(data) && scripts.every((script) => data.includes(script)));
    });
    channel.port1.start();
    worker.postMessage("files", [channel.port2]);
  });
}
