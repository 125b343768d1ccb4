import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../db/db.ts";
import { finishGame } from "../breathing/breathing-testing.ts";
import { sharedTestApp, TestPerson, type SharedApp } from "../testing.ts";

let world: SharedApp;
let database: Database;
let ana: TestPerson;

const minute = 60_000;

interface Entry {
  readonly activityType: string;
  readonly pageUrl: string | null;
  readonly timestamp: string;
}

beforeAll(async () => {
  world = await sharedTestApp({ RATE_LIMITS: "off" });
  database = world.app.deps.database;
});

beforeEach(async () => {
  world.clock.set("2026-03-11T10:00:00.000Z");
  ana = await new TestPerson(world.app).signUp();
});

async function assess(): Promise<void> {
  const responses = Object.fromEntries(
    ["work", "financial", "personal", "global"].flatMap((category) =>
      [1, 2, 3].map((n) => [`${category}_${n}`, 2]),
    ),
  );
  await ana.call("POST", "/api/stress-assessment", { responses });
}

const logs = async (): Promise<Entry[]> => (await ana.call("GET", "/api/user/activity-logs")).body;

describe("usage sessions", () => {
  test("are one, on however many devices somebody comes back at the same moment", async () => {
    const devices = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const device = new TestPerson(world.app, ana.email);
        await device.call("POST", "/api/auth/sign-in", { email: ana.email, password: "agua tranquila 7" });
        return device;
      }),
    );
    world.clock.advance(45 * minute);
    await Promise.all(devices.map((device) => device.call("GET", "/api/activities")));
    const { body } = await ana.call("GET", "/api/user/sessions");
    const now = world.clock.now().toISOString();
    expect(body.filter(({ sessionStart }: { sessionStart: string }) => sessionStart === now)).toHaveLength(1);
  });

  test("tell how long they were and what happened in each; the running one has no end", async () => {
    world.clock.advance(10 * minute);
    await assess();
    await ana.call("POST", "/api/chat/message", { message: "hola" });
    world.clock.advance(45 * minute);
    const { body: list } = await ana.call("GET", "/api/activities");
    world.clock.advance(3 * minute);
    await ana.call("PATCH", `/api/activities/${list[0].id}/complete`, {});
    // a game is no activity
    await finishGame(ana);
    const { body } = await ana.call("GET", "/api/user/sessions");
    expect(body).toEqual([
      {
        id: expect.any(String),
        sessionStart: "2026-03-11T10:55:00.000Z",
        sessionEnd: null,
        duration: 3,
        activitiesCompleted: 1,
        gamesPlayed: 1,
        assessmentsTaken: 0,
        chatMessages: 0,
      },
      {
        id: expect.any(String),
        sessionStart: "2026-03-11T10:00:00.000Z",
        sessionEnd: "2026-03-11T10:10:00.000Z",
        duration: 10,
        activitiesCompleted: 0,
        gamesPlayed: 0,
        assessmentsTaken: 1,
        chatMessages: 1,
      },
    ]);
    const older = await ana.call("GET", `/api/user/sessions?before=${body[0].sessionStart}`);
    expect(older.body).toEqual([body[1]]);
  });
});

describe("the log", () => {
  test("holds all six kinds, the newest first", async () => {
    await assess();
    const { body: list } = await ana.call("GET", "/api/activities");
    await ana.call("PATCH", `/api/activities/${list[0].id}/complete`, {});
    await ana.call("POST", "/api/chat/message", { message: "hola" });
    await ana.call("POST", "/api/resources/what-stress-is/view");
    world.clock.advance(minute);
    await ana.call("POST", "/api/user/page-views", { pageUrl: "/analytics" });
    const found = await logs();
    expect(found[0]).toMatchObject({ activityType: "page_view", pageUrl: "/analytics" });
    expect(found.map(({ activityType }) => activityType).toSorted()).toEqual([
      "activity_completed",
      "assessment",
      "chat_message",
      "login",
      "page_view",
      "resource_viewed",
    ]);
  });

  test.each([
    ["/resources?q=algo%20privado#aqui", "/resources"],
    ["/resources/what-stress-is", "/resources/what-stress-is"],
    [
      "/activity-session/01980000-0000-7000-8000-000000000000",
      "/activity-session/01980000-0000-7000-8000-000000000000",
    ],
    ["/?journal&q=secreto", "/"],
    ["/journal?view=check-ins", "/journal"],
    ["/nowhere", null],
    ["https://elsewhere.example/resources", null],
    ["/resources/<script>", null],
    ["", null],
  ])("of a visit to %j keeps %j", async (pageUrl, kept) => {
    const { status, body } = await ana.call("POST", "/api/user/page-views", { pageUrl });
    expect([status, body.noted]).toEqual([202, kept !== null]);
    const views = (await logs()).filter(({ activityType }) => activityType === "page_view");
    expect(views.map((view) => view.pageUrl)).toEqual(kept === null ? [] : [kept]);
  });

  test("is paged", async () => {
    const { rows } = await database.pool.query("select id from users where email = $1", [ana.email]);
    await database.pool.query(
      `insert into activity_log (user_id, id, activity_type, page_url, at, local_date)
       select $1, gen_random_uuid(), 'page_view', '/', '2026-03-01T00:00:00Z'::timestamptz + n * interval '1 minute', '2026-03-01'
       from generate_series(1, 250) n`,
      [rows[0].id],
    );
    const seen: Entry[] = [];
    for (let page = await logs(); page.length > 0;) {
      seen.push(...page);
      page = (await ana.call("GET", `/api/user/activity-logs?before=${page.at(-1)?.timestamp}`)).body;
    }
    expect(seen.length).toBe(251);
    expect(new Set(seen.map(({ timestamp }) => timestamp)).size).toBe(251);
  });
});

test("the types of what was completed are counted, the most frequent first", async () => {
  await assess();
  const { body: list } = await ana.call("GET", "/api/activities");
  for (const { id } of list.slice(0, 5)) await ana.call("PATCH", `/api/activities/${id}/complete`, {});
  const counted = new Map<string, number>();
  for (const { activityType } of list.slice(0, 5)) {
    counted.set(activityType, (counted.get(activityType) ?? 0) + 1);
  }
  const { body } = await ana.call("GET", "/api/user/activity-types");
  expect(
    new Map(
      body.map(({ activityType, count }: { activityType: string; count: number }) => [activityType, count]),
    ),
  ).toEqual(counted);
  const counts = body.map(({ count }: { count: number }) => count);
  expect(counts).toEqual(counts.toSorted((one: number, other: number) => other - one));
});
