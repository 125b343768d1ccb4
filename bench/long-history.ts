import { performance } from "node:perf_hooks";
import { openDatabase } from "../server/src/db/db.ts";
import { fillLongHistory, longHistory } from "../server/src/harness/long-history.ts";
import { percentileOf, type Figure } from "./figure.ts";
import { embeddedDatabase, type Product } from "./product.ts";
import { personWithPlan, type Person } from "./walk.ts";

// the calls of each screen
const screens: Readonly<Record<string, readonly string[]>> = {
  home: ["/api/activities", "/api/progress/week", "/api/analytics/highlight"],
  analytics: [
    "/api/analytics/data?period=90d",
    "/api/analytics/insights",
    "/api/analytics/patterns",
    "/api/analytics/needs",
  ],
  dashboard: [
    "/api/user/stats",
    "/api/user/sessions",
    "/api/user/activity-logs",
    "/api/user/milestones",
    "/api/user/activity-types",
  ],
  journal: ["/api/journal", "/api/check-ins"],
  garden: ["/api/zen-garden/plants", "/api/zen-garden/stats"],
  library: ["/api/resources/personalized", "/api/resources/progress"],
};

const pages = [
  "/",
  "/activities",
  "/analytics",
  "/dashboard",
  "/journal",
  "/zen-garden",
  "/resources",
  "/settings",
];
// of a page of somebody new, times this, and this many milliseconds more
const limit = { times: 1.5, moreMs: 20 };

const times = 15;

/** Somebody who has been here for years. */
export async function personAfterYears(product: Product): Promise<Person> {
  const person = await personWithPlan(product);
  const { connection } = await embeddedDatabase(product.dataDir);
  const { pool, close } = openDatabase(connection, { connections: 1 });
  await fillLongHistory(pool, person.userId, new Date());
  await close();
  return person;
}

/** The slowest call of each screen (median) for somebody with years of history, and each page beside that of somebody new. */
export async function measureLongHistory(product: Product, person: Person): Promise<Figure[]> {
  const somebodyNew = await personWithPlan(product);
  const figures: Figure[] = [];
  for (const [screen, paths] of Object.entries(screens)) {
    const medians: { path: string; ms: number; bytes: number }[] = [];
    for (const path of paths) medians.push(await medianOf(product, person.cookie, path));
    const slowest = medians.reduce((one, other) => (other.ms > one.ms ? other : one));
    const largest = Math.max(...medians.map(({ bytes }) => bytes));
    figures.push(
      {
        part: "long history",
        name: `${screen}: slowest answer`,
        value: slowest.ms,
        unit: "ms",
        atMost: 100,
        beside: `${slowest.path}, with ${longHistory.activities} activities`,
      },
      {
        part: "long history",
        name: `${screen}: largest answer`,
        value: largest / 1024,
        unit: "KiB",
        atMost: 200,
      },
    );
  }
  return [...figures, ...(await measurePages(product, { somebodyNew, person }))];
}

/** In turn, so that what else the machine does touches both alike. */
async function measurePages(
  product: Product,
  { somebodyNew, person }: { somebodyNew: Person; person: Person },
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const path of pages) {
    const took: Record<"new" | "long", number[]> = { new: [], long: [] };
    // the first ones are not counted: PostgreSQL plans a statement anew five times
    for (let time = -10; time < times; time += 1) {
      const young = await asked(product, somebodyNew.cookie, path);
      const old = await asked(product, person.cookie, path);
      if (time < 0) continue;
      took.new.push(young.ms);
      took.long.push(old.ms);
    }
    const ofNew = percentileOf(took.new, 0.5);
    figures.push({
      part: "long history",
      name: `page ${path}`,
      value: percentileOf(took.long, 0.5),
      unit: "ms",
      atMost: ofNew * limit.times + limit.moreMs,
      beside: `of somebody new ${ofNew.toFixed(1)} ms`,
    });
  }
  return figures;
}

async function medianOf(product: Product, cookie: Person["cookie"], path: string) {
  const took: number[] = [];
  let bytes = 0;
  for (let time = 0; time < times; time += 1) {
    const answer = await asked(product, cookie, path);
    took.push(answer.ms);
    bytes = answer.bytes;
  }
  return { path, ms: percentileOf(took, 0.5), bytes };
}

async function asked(product: Product, cookie: Person["cookie"], path: string) {
  const began = performance.now();
  const response = await fetch(`${product.url}${path}`, {
    headers: { cookie: `${cookie.name}=${cookie.value}` },
  });
  const body = await response.text();
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${body}`);
  return { ms: performance.now() - began, bytes: Buffer.byteLength(body) };
}
