import { beforeAll, describe, expect, test } from "vitest";
import { newId } from "./ids.ts";
import { sharedTestApp, type SharedApp } from "./testing.ts";

let world: SharedApp;
const ownPage = { "sec-fetch-site": "same-origin" };

beforeAll(async () => {
  world = await sharedTestApp({ RATE_LIMITS: "off" });
});

describe("a wrong method", () => {
  test.each([
    ["DELETE", "/api/activities", "GET, HEAD, POST"],
    ["PUT", `/api/activities/${newId()}`, "GET, HEAD, PATCH"],
    ["GET", "/api/stress-assessment", "POST"],
    ["POST", "/api/user/stats?x=1", "GET, HEAD"],
    ["GET", `/api/activities/${newId()}/start`, "PATCH"],
    ["OPTIONS", "/api/user/stats", "GET, HEAD"],
    ["DELETE", "/healthz", "GET, HEAD"],
  ] as const)("%s %s is told with what is allowed", async (method, url, allow) => {
    const { statusCode, headers, body } = await world.app.inject({ method, url, headers: ownPage });
    expect([statusCode, headers["allow"]]).toEqual([405, allow]);
    expect(JSON.parse(body)).toMatchObject({ status: 405, code: "method_not_allowed" });
  });

  test.each(["/api", "/api/", "/api/nothing", "/api/activities/", "/api/user/stats/more"])(
    "on a path that does not exist (%s) stays a 404",
    async (url) => {
      const { statusCode, headers } = await world.app.inject({ method: "DELETE", url, headers: ownPage });
      expect([statusCode, headers["allow"]]).toEqual([404, undefined]);
    },
  );
});
