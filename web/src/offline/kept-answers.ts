import type { QueryClient } from "@tanstack/react-query";
import type { User } from "@remanso/core/account/contract.ts";

/** Caches of the browser that the service worker answers from: service-worker.js says what each is for. */
const privateCache = "remanso-private";
const savedCache = "remanso-saved";

/** Whose answers they are, and in which language. */
type Owner = Pick<User, "id" | "language">;

export const shellPath = "/offline-shell";

/** True where the browser can keep anything: over https and on this machine itself. */
export function canKeep(): boolean {
  return "serviceWorker" in navigator && "caches" in globalThis;
}

// answers that are of no use later, or that only say who is here right now
const notKept = /^\/api\/(auth\/sessions|resources\/search|journal\?|chat\/)/;

// a plan has 8, and may be asked for 4 more
const mostGuides = 12;

/** From now on, keeps what the page is told by the server, under the address that it was asked at. */
export function keepAnswers(client: QueryClient): void {
  const queries = client.getQueryCache();
  for (const query of queries.getAll()) keep(query.queryKey[0], query.state.data);
  queries.subscribe((event) => {
    if (event.type === "updated" && event.action.type === "success") {
      keep(event.query.queryKey[0], event.query.state.data);
    }
  });
}

function keep(address: unknown, data: unknown): void {
  if (typeof address !== "string" || !address.startsWith("/api/") || notKept.test(address)) return;
  if (data === undefined) return;
  void put(privateCache, address, data);
}

async function put(name: string, address: string, data: unknown): Promise<boolean> {
  try {
    const cache = await caches.open(name);
    const headers = { "content-type": "application/json; charset=utf-8" };
    await cache.put(address, new Response(JSON.stringify(data), { headers }));
    return true;
  } catch (error) {
    // full, or private browsing: the product works all the same while there is a network
    console.info("This browser keeps nothing for later.", error);
    return false;
  }
}

/** Keeps the page that opens when the server cannot be reached, as this person sees it. */
export async function keepShell(): Promise<void> {
  const cache = await caches.open(privateCache);
  await cache.add(new Request(shellPath, { credentials: "include", cache: "no-store" }));
}

// what home and a session need beside the activities themselves
const planAddresses = ["/api/plans/active", "/api/assessments/latest", "/api/progress/week"];

/** Keeps the plan with the guides of what waits in it, as far as it is not kept yet: a session opens without a network. */
export async function keepPlan(): Promise<void> {
  const cache = await caches.open(privateCache);
  const keepOnce = async (address: string) => {
    if (await cache.match(address)) return;
    const answer = await fetch(address, { credentials: "include" });
    if (answer.ok) await cache.put(address, answer);
  };
  const listed = await fetch("/api/activities", { credentials: "include" });
  if (!listed.ok) return;
  await cache.put("/api/activities", listed.clone());
  const activities: { id: string; completed: boolean }[] = await listed.json();
  const guides = activities
    .filter(({ completed }) => !completed)
    .slice(0, mostGuides)
    .flatMap(({ id }) => [`/api/activities/${id}`, `/api/activities/${id}/instructions`]);
  for (const address of [...planAddresses, ...guides]) await keepOnce(address);
}

/** Keeps an answer until somebody takes it out again or signs out; false when the browser would not. */
export function save(address: string, data: unknown): Promise<boolean> {
  return put(savedCache, address, data);
}

export async function unsave(address: string): Promise<void> {
  const cache = await caches.open(savedCache);
  await cache.delete(address);
}

/** The addresses of what is saved. */
export async function savedAddresses(): Promise<ReadonlySet<string>> {
  if (!canKeep() || !(await caches.has(savedCache))) return new Set();
  const cache = await caches.open(savedCache);
  const requests = await cache.keys();
  return new Set(requests.map(({ url }) => new URL(url).pathname));
}

/** Forgets what was kept for somebody else, whose session ended without signing out, or in another language. */
export async function forgetOthersAnswers(user: Owner | undefined): Promise<void> {
  const kept = await (await caches.open(privateCache)).match("/api/auth/user");
  if (!kept || !user) return;
  const owner: Owner = await kept.json();
  if (owner.id !== user.id) await forgetKept();
  else if (owner.language !== user.language) await caches.delete(privateCache);
}

/** Forgets all that was kept for whoever was here. */
export async function forgetKept(): Promise<void> {
  if (!canKeep()) return;
  await Promise.all([caches.delete(privateCache), caches.delete(savedCache)]);
}
