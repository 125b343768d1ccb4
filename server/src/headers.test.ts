import { beforeAll, expect, test } from "vitest";
import { sharedTestApp, type SharedApp } from "./testing.ts";

let server: SharedApp;
beforeAll(async () => {
  server = await sharedTestApp();
});

test.each(["/healthz", "/api/nothing", "/api/openapi.json", "/api/export/schema"])(
  "%s says its type with its encoding, and lets no page use it",
  async (url) => {
    const { headers } = await server.app.inject({ method: "GET", url });
    expect(headers["content-type"]).toMatch(/; charset=utf-8$/);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBe("no-referrer");
    expect(headers["access-control-allow-origin"]).toBeUndefined();
    expect(headers["content-security-policy"]).toBe(
      "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
    );
  },
);

test("no answer is given to TRACE", async () => {
  const { statusCode } = await server.app.inject({ method: "TRACE", url: "/healthz" });
  expect(statusCode).toBe(405);
});
