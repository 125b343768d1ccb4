import { performance } from "node:perf_hooks";
import { openDatabase } from "../server/src/db/db.ts";
import { fillLongHistory, longHistory } from "../server/src/harness/long-history.ts";
import { percentileOf, type Figure } from "./figure.ts";
import { embeddedDatabase, type Product } from "./product.ts";
import { personWithPlan } from "./walk.ts";

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

const times = 15;

/** The slowest call of each screen (median) for somebody with years of history. */
export async function measureLongHistory(product: Product): Promise<Figure[]> {
  const person = await personWithPlan(product);
  const { connection } = await embeddedDatabase(product.dataDir);
  const { pool, close } = openDatabase(connection, { connections: 1 });
  await fillLongHistory(pool, person.userId, new Date());
  const { rows } = await pool.query("select count(*)::int as rows from activities");
  await close();
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
        beside: `${slowest.path}, with ${longHistory.activities} activities of ${rows[0].rows} in the table`,
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
  return figures;
}

async function medianOf(product: Product, cookie: { name: string; value: string }, path: string) {
  const took: number[] = [];
  let bytes = 0;
  for (let time = 0; time < times; time += 1) {
    const began = performance.now();
    const response = await fetch(`${product.url}${path}`, {
      headers: { cookie: `${cookie.name}=${cookie.value}` },
    });
    const body = await response.text();
    took.push(performance.now() - began);
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${body}`);
    bytes = Buffer.byteLength(body);
  }
  return { path, ms: percentileOf(took, 0.5), bytes };
}
