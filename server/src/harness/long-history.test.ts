import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { allEndpoints } from "@remanso/core/contract.ts";
import { fillPath } from "@remanso/core/endpoint.ts";
import type { Plant } from "@remanso/core/garden/contract.ts";
import { eventsOf } from "@remanso/core/garden/events.ts";
import { gardenOf } from "@remanso/core/garden/garden-of.ts";
import type { Database } from "../db/db.ts";
import { openTestDatabase, startTestApp, TestPerson, type TestApp } from "../testing.ts";
import { fillLongHistory, longHistory } from "./long-history.ts";

// Somebody who was here for years: every list stays a page, whatever there is. How long answers take, the bench tells.

let world: TestApp;
let database: Database;
let ana: TestPerson;

const mostBytes = 200 * 1024;
const reads = allEndpoints.filter(
  ({ method, access, path }) => method === "GET" && access === "person" && !path.includes(":id"),
);

beforeAll(async () => {
  world = await startTestApp({ RATE_LIMITS: "off" });
  ana = await new TestPerson(world.app).signUp();
  const responses = Object.fromEntries(
    ["work", "financial", "personal", "global"].flatMap((category) =>
      [1, 2, 3].map((n) => [`${category}_${n}`, 2]),
    ),
  );
  await ana.call("POST", "/api/stress-assessment", { responses });
  database = openTestDatabase(world.databaseUrl);
  const { body: user } = await ana.call("GET", "/api/auth/user");
  await fillLongHistory(database.pool, user.id, world.clock.now());
});

afterAll(async () => {
  await database.close();
  await world.close();
});

describe("with 20,000 activities and 5,000 log entries", () => {
  test.each(reads.map(({ path, mostRows }) => [path, mostRows] as const))(
    "%s answers under 200 KB and with a page at most",
    async (path, mostRows) => {
      const url = fillPath(path, { resourceId: "what-stress-is", date: "2026-03-10", professionalId: "x" });
      const { status, body } = await ana.call("GET", path.endsWith("/search") ? `${url}?q=calma` : url);
      expect(status === 200 || /:professionalId/.test(path)).toBe(true);
      expect(JSON.stringify(body).length).toBeLessThan(mostBytes);
      if (mostRows !== undefined) expect(body.length).toBeLessThanOrEqual(mostRows);
    },
  );

  test("the 90 days of the analysis are under 200 KB too", async () => {
    const { status, body } = await ana.call("GET", "/api/analytics/data?period=90d");
    expect([status, body.length]).toEqual([200, 90]);
    expect(JSON.stringify(body).length).toBeLessThan(mostBytes);
  });

  test("the garden reflects all of it", async () => {
    const { body: shown } = await ana.call("GET", "/api/zen-garden/plants");
    const { rows } = await database.pool.query(
      `select id, activity_type as type, completed_at as at, completed_on::text as on, custom_name as name,
           activity_type = 'journaling' as "isDiaryEntry"
         from activities where completed_at is not null
       union all select id, 'game', finished_at, finished_on::text, 'Juego de respiración', false
         from breathing_games`,
    );
    expect(rows.length).toBeGreaterThan(longHistory.activities);
    const grown = gardenOf(eventsOf(rows), []);
    expect(grown.length).toBeGreaterThan(40);
    const plants: Plant[] = shown;
    expect(plants.map(({ type, level, activitySource }) => [type, level, activitySource])).toEqual(
      grown.map(({ type, level, earnedBy }) => [type, level, earnedBy.name]),
    );
  });
});
