import { afterEach, expect, test } from "vitest";
import {
  cleanUp,
  ended,
  keepRow,
  keptRow,
  newDataDir,
  postmasterOf,
  processesOf,
  server,
  start,
  watchersOf,
} from "../db/embedded-testing.ts";
import { lifeOf } from "../db/postmaster-pid.ts";

// A PostgreSQL that hangs: told to stop, it does nothing, as one did that was told so while it recovered from a crash.

afterEach(cleanUp);

// as long as a server waits in these tests before it ends by force what does not end
const patience = { patienceMs: 500 };

test("a PostgreSQL that does not stop when it is told to is ended by force, with all of its processes", async () => {
  const dataDir = newDataDir();
  const running = await start(dataDir, [], patience);
  await keepRow(running.connection);
  for (const pid of await processesOf(dataDir)) process.kill(pid, "SIGSTOP");
  await running.stop();
  expect(await processesOf(dataDir)).toEqual([]);
  expect(await keptRow((await start(dataDir)).connection)).toBe(42);
});

test("one that a killed server and its watcher left hanging is ended by force by the next start", async () => {
  const dataDir = newDataDir();
  const killed = await server(dataDir);
  await keepRow(killed.connection);
  const hanging = await processesOf(dataDir);
  for (const pid of [...watchersOf(dataDir), ...hanging]) process.kill(pid, "SIGSTOP");
  const watchers = watchersOf(dataDir);
  await ended(killed.process, "SIGKILL");
  const next = await start(dataDir, [], patience);
  for (const pid of watchers) process.kill(pid, "SIGCONT");
  expect(await keptRow(next.connection)).toBe(42);
  // the watcher of the one before lets the new one be
  await expect.poll(() => watchersOf(dataDir)).toHaveLength(1);
  expect(await keptRow(next.connection)).toBe(42);
  const left = await processesOf(dataDir);
  expect(hanging.filter((pid) => left.includes(pid))).toEqual([]);
});

test("one that hangs when its server is killed is ended by its watcher, with no new start", async () => {
  const dataDir = newDataDir();
  const killed = await server(dataDir, undefined, patience);
  const pid = postmasterOf(dataDir);
  process.kill(pid, "SIGSTOP");
  killed.process.kill("SIGKILL");
  await expect.poll(() => lifeOf(pid)).toBeUndefined();
});
