import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { lockDataDirectory } from "./data-directory-lock.ts";
import { cleanUp, newDataDir } from "./embedded-testing.ts";

afterEach(cleanUp);

test("a socket file used as a lock is released however the process dies", async () => {
  const address = join(newDataDir(), "lock");
  const script = `require('net').createServer().listen(process.argv[1], () => process.kill(process.pid, 'SIGKILL'))`;
  await once(spawn(process.execPath, ["-e", script, address]), "exit");
  expect(existsSync(address)).toBe(true);
  const lock = await lockDataDirectory(address, "/data");
  await expect(lockDataDirectory(address, "/data")).rejects.toThrow(`(process ${process.pid})`);
  await lock.release();
});
