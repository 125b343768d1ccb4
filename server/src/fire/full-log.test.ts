import { closeSync, openSync } from "node:fs";
import { afterEach, expect, test } from "vitest";
import { cleanUp, cleanUpLater, newDataDir } from "../db/embedded-testing.ts";
import { freePort } from "./free-port.ts";
import { launch, nothingRunsIn } from "./server-process.ts";

afterEach(cleanUp);

test("a log without space keeps the server neither from serving nor from stopping", async () => {
  const full = openSync("/dev/full", "w");
  cleanUpLater(() => closeSync(full));
  const dataDir = newDataDir();
  const port = await freePort();
  const env = { DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: "debug" };
  const server = launch(env, full);
  const ready = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(ready, { interval: 50 }).toBe(200);
  server.process.kill("SIGTERM");
  expect(await server.ended).toEqual({ code: 0, signal: null });
  await nothingRunsIn(dataDir);
});
