import type { QueryClient } from "@tanstack/react-query";
import { userQuery } from "../account/queries.ts";
import type { User } from "@remanso/core/account/contract.ts";
import type { Activity } from "@remanso/core/activity/contract.ts";
import { eraseCache, erasePersonalCaches, hasCaches, isCacheThere, openCache } from "../device/caches.ts";
import type { CacheName } from "../device/kept-things.ts";
import { whenIdle } from "../first-paint/when-quiet.ts";
import { asAnswered } from "../only-you/closed-words.ts";
import { drawingAddress, drawingOf } from "../ui/illustrations/activities/drawing-names.ts";

/** Whose answers they are, and in which language. */
type Owner = Pick<User, "id" | "language">;

const shellPath = "/offline-shell";

/** True if the browser offers caches: over https and on localhost. */
export function canKeep(): boolean {
  return "serviceWorker" in navigator && hasCaches();
}

// answers that are useless or wrong later, such as today's "yes" of an experiment, or only say who is signed in right now
const notKept =
  /^\/api\/(auth\/sessions|experiments|professional-page\/links|safety-plan|resources\/search|journal[?/]|chat\/)/;

// a plan has 8, and may be asked for 4 more
const mostGuides = 12;

/** From now on, keeps the server's answers, each under its address. */
export function keepAnswers(client: QueryClient): void {
  const queries = client.getQueryCache();
  for (const query of queries.getAll()) {
    // one by one: all at once they hold up a phone for a sixth of a second
    whenIdle(() => {
      if (queries.get(query.queryHash) === query) keep(query.queryKey[0], query.state.data);
    });
  }
  queries.subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success") return;
    const [address] = event.query.queryKey;
    // what this page shows ahead of the server's answer has its text open
    if (event.action.manual && isWritten(address) && areTextsClosed(client)) return;
    keep(address, event.query.state.data);
  });
}

function areTextsClosed(client: QueryClient): boolean {
  return (client.getQueryData(userQuery.queryKey)?.contentKeyVersion ?? 0) > 0;
}

function isWritten(address: unknown): boolean {
  return typeof address === "string" && /^\/api\/(journal|check-ins|imports)\b/.test(address);
}

// where something stands that a person wrote or named
const closable = /^\/api\/(journal|check-ins|imports|activities|plans|zen-garden|analytics)\b/;

/** From now on only their writer can read texts: what was kept of them before goes. */
export async function forgetTexts(): Promise<void> {
  if (!hasCaches() || !(await isCacheThere("answers"))) return;
  const cache = await openCache("answers");
  const kept = (await cache.keys()).filter(({ url }) => closable.test(new URL(url).pathname));
  await Promise.all(kept.map((request) => cache.delete(request)));
}

function keep(address: unknown, data: unknown): void {
  if (typeof address !== "string" || !address.startsWith("/api/") || notKept.test(address)) return;
  if (data === undefined) return;
  void put("answers", address, data);
}

async function put(name: CacheName, address: string, data: unknown): Promise<boolean> {
  try {
    const cache = await openCache(name);
    const headers = { "content-type": "application/json; charset=utf-8", date: new Date().toUTCString() };
    await cache.put(address, new Response(JSON.stringify(data, asAnswered), { headers }));
    return true;
  } catch (error) {
    // full, or private browsing: everything works while there is a network
    console.info("This browser keeps nothing for later.", error);
    return false;
  }
}

/** Keeps this person's copy of the page that opens when the server cannot be reached. */
export async function keepShell(): Promise<void> {
  const cache = await openCache("answers");
  await cache.add(new Request(shellPath, { credentials: "include", cache: "no-store" }));
}

// what home and a session need besides the activities
const planAddresses = ["/api/plans/active", "/api/assessments/latest", "/api/progress/week"];

type Waiting = Pick<Activity, "id" | "completed" | "catalogueKey">;

function pictureOf({ catalogueKey }: Waiting): string[] {
  const drawing = drawingOf(catalogueKey);
  return drawing === null ? [] : [drawingAddress(document.documentElement.dataset["scenes"] ?? "", drawing)];
}

/** Keeps the plan, the guides and the pictures of its open activities, so that a session opens without a network. */
export async function keepPlan(): Promise<void> {
  const cache = await openCache("answers");
  const keepOnce = async (address: string) => {
    if (await cache.match(address)) return;
    const answer = await fetch(address, { credentials: "include" });
    if (answer.ok) await cache.put(address, answer);
  };
  const listed = await fetch("/api/activities", { credentials: "include" });
  if (!listed.ok) return;
  await cache.put("/api/activities", listed.clone());
  const activities: Waiting[] = await listed.json();
  const open = activities.filter(({ completed }) => !completed).slice(0, mostGuides);
  const guides = open.flatMap(({ id }) => [`/api/activities/${id}`, `/api/activities/${id}/instructions`]);
  for (const address of [...planAddresses, ...guides]) await keepOnce(address);
  // the service worker keeps the files that are asked for
  for (const address of open.flatMap(pictureOf)) await fetch(address);
}

/** Keeps an answer until it is removed or its person signs out; false if the browser refuses. */
export function save(address: string, data: unknown): Promise<boolean> {
  return put("saved", address, data);
}

export async function unsave(address: string): Promise<void> {
  const cache = await openCache("saved");
  await cache.delete(address);
}

/** The addresses of the saved answers. */
export async function savedAddresses(): Promise<ReadonlySet<string>> {
  if (!canKeep() || !(await isCacheThere("saved"))) return new Set();
  const cache = await openCache("saved");
  const requests = await cache.keys();
  return new Set(requests.map(({ url }) => new URL(url).pathname));
}

/** Forgets what was kept for somebody else, whose session ended without signing out, or in another language. */
export async function forgetOthersAnswers(user: Owner | undefined): Promise<void> {
  const kept = await (await openCache("answers")).match("/api/auth/user");
  if (!kept || !user) return;
  const owner: Owner = await kept.json();
  if (owner.id !== user.id) await erasePersonalCaches();
  else if (owner.language !== user.language) await eraseCache("answers");
}
