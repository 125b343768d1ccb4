import { tmpdir } from "node:os";
import { afterAll, beforeAll, expect, test } from "vitest";
import { takeSchema } from "./db/migrate.ts";
import { freePort } from "./fire/free-port.ts";
import { listenForMetrics } from "./metrics.ts";
import { startTestApp, type TestApp } from "./testing.ts";

const token = "a token for the tests alone";
const shown = { authorization: `Bearer ${token}` };
let port: number;
let server: TestApp;

beforeAll(async () => {
  port = await freePort();
  const env = { METRICS_TOKEN: token, METRICS_PORT: String(port), DATA_DIR: tmpdir() };
  server = await startTestApp(env);
});
afterAll(() => server.close());

const figures = (headers = {}) => server.app.inject({ url: "/metrics", headers });

test("metrics are shown to whoever has the token, and for others there is no such page", async () => {
  expect((await figures()).statusCode).toBe(404);
  expect((await figures({ authorization: "Bearer a guess" })).statusCode).toBe(404);
  const { statusCode, body } = await figures(shown);
  expect(statusCode).toBe(200);
  expect(body).toContain("remanso_http_request_seconds_count");
});

test("without a token nobody reads metrics on the public port, a proxy on the same machine included", async () => {
  const plain = await startTestApp();
  expect((await plain.app.inject({ url: "/metrics", remoteAddress: "127.0.0.1" })).statusCode).toBe(404);
  await plain.close();
});

test("the port for metrics serves them and nothing else", async () => {
  const close = await listenForMetrics(server.app);
  const at = `http://127.0.0.1:${port}`;
  expect((await fetch(`${at}/metrics`)).status).toBe(404);
  expect((await fetch(`${at}/metrics`, { headers: shown })).status).toBe(200);
  expect((await fetch(`${at}/readyz`, { headers: shown })).status).toBe(404);
  close();
});

test("a lock on the database and jobs that fail are told by /readyz and in the metrics", async () => {
  const ready = async () => {
    const { statusCode, body } = await server.app.inject({ url: "/readyz" });
    return { statusCode, ...JSON.parse(body) };
  };
  expect(await ready()).toEqual({
    statusCode: 200,
    ok: true,
    lock: "free",
    jobs: "working",
    failedJobs: 0,
    mail: "working",
    lettersWaiting: 0,
  });
  const restoring = await server.app.deps.database.pool.connect();
  expect(await takeSchema(restoring)).toBe(true);
  // no round of reminders ends here: the test's server has no jobs
  server.clock.advance(6 * 60_000);
  expect(await ready()).toMatchObject({ statusCode: 200, lock: "held", jobs: "failing" });
  const { body } = await figures(shown);
  expect(body).toContain("\nremanso_schema_locked 1\n");
  expect(body).toContain("\nremanso_jobs_failing 1\n");
  expect(body).toMatch(/\nremanso_disk_free_bytes \d+/);
  restoring.release(true);
});
