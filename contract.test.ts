import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { allEndpoints } from "./core/src/contract.ts";
import { fillPath } from "./core/src/endpoint.ts";
import { calendarPath } from "./core/src/marketplace/contract.ts";
import { createApp } from "./server/src/app.ts";
import { readConfig } from "./server/src/config.ts";
import { openDatabase } from "./server/src/db/db.ts";
import { openApiDocument } from "./server/src/openapi.ts";
import { appSecret } from "./server/src/secret.ts";

// A stranger is turned away before the database is asked: none is running here.
const database = openDatabase("postgres://nobody@127.0.0.1:1/none");
const config = readConfig({ LOG_LEVEL: "silent" });
const deps = {
  config,
  database,
  secret: appSecret("only for this test, 32 characters"),
  library: [],
  now: () => new Date(0),
};
let app: Awaited<ReturnType<typeof createApp>>;

beforeAll(async () => {
  app = await createApp(deps);
  await app.ready();
});

afterAll(async () => {
  await app.close();
  await database.close();
});

describe("the contract", () => {
  test("has endpoints, each once", () => {
    const names = allEndpoints.map(({ method, path }) => `${method} ${path}`);
    expect(names.length).toBeGreaterThanOrEqual(20);
    expect(new Set(names).size).toBe(names.length);
  });

  test("is answered by the server, endpoint by endpoint", () => {
    const missing = allEndpoints.filter(({ method, path }) => !app.hasRoute({ method, url: path }));
    expect(missing.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });

  test("is all that the server answers under /api, besides the browser's entries", () => {
    const known = new Set(allEndpoints.map(({ path }) => path));
    const entries = new Set([
      "/api/login",
      "/api/logout",
      "/api/auth/callback/:provider",
      "/api/openapi.json",
      "/api/unsubscribe",
      // files for a person's own disk
      "/api/export",
      "/api/export/schema",
      "/api/export/:table",
      // a file for calendars
      calendarPath,
    ]);
    const served = [...app.printRoutes({ commonPrefix: false }).matchAll(/(\/api\/[^\s(]*)/g)].map(
      (match) => match[1] ?? "",
    );
    expect(served.length).toBeGreaterThan(10);
    expect(served.filter((path) => !known.has(path) && !entries.has(path))).toEqual([]);
  });

  test("touches nothing that no query shows, and shows nothing that no mutation touches", () => {
    const touched = new Set(allEndpoints.flatMap(({ touches }) => touches));
    const shown = new Set(allEndpoints.flatMap(({ shows }) => shows));
    expect(touched.size).toBeGreaterThan(10);
    expect([...touched].filter((subject) => !shown.has(subject))).toEqual([]);
    expect([...shown].filter((subject) => !touched.has(subject))).toEqual([]);
  });

  test.each([
    ["a new assessment", "POST /api/stress-assessment", "GET /api/analytics/data"],
    ["a new assessment", "POST /api/stress-assessment", "GET /api/resources/personalized"],
    ["a breathing game", "POST /api/breathing-sessions", "GET /api/analytics/highlight"],
    ["a day of rest", "POST /api/rest-days", "GET /api/user/stats"],
    ["another time zone", "PATCH /api/settings", "GET /api/reminders"],
  ])("%s (%s) puts %s out of date", (_what, mutation, query) => {
    const named = (name: string) => allEndpoints.find(({ method, path }) => `${method} ${path}` === name);
    const touched = named(mutation)?.touches ?? [];
    expect(named(query)?.shows.filter((subject) => touched.includes(subject))).not.toHaveLength(0);
  });

  test("is described completely by the OpenAPI document", () => {
    const { paths } = openApiDocument(allEndpoints);
    const described = Object.values(paths).flatMap((operations) => Object.keys(operations));
    expect(described.length).toBe(allEndpoints.length);
  });

  test.each(
    allEndpoints
      .filter(({ access }) => access === "person")
      .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const),
  )("%s is shut to strangers", async (_name, endpoint) => {
    const answered = await app.inject({
      method: endpoint.method,
      url: fillPath(endpoint.path, {
        id: "01980000-0000-7000-8000-000000000000",
        resourceId: "what-stress-is",
        professionalId: "alma-muestra",
        provider: "google",
      }),
      headers: { "sec-fetch-site": "same-origin" },
    });
    expect(answered.statusCode).toBe(401);
    expect(answered.json()).toMatchObject({ code: "not_signed_in", status: 401 });
    expect(answered.headers["set-cookie"]).toBeUndefined();
  });
});
