import { createHash } from "node:crypto";
import { chmodSync, copyFileSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterEach, expect, test } from "vitest";
import { cleanUp, cleanUpLater, newDataDir, start } from "../db/embedded-testing.ts";
import { root } from "../root.ts";
import { launch, nothingRunsIn, npm, portOf, type Program } from "./server-process.ts";

afterEach(cleanUp);

test("SIGTERM to npm start ends the server and its database", async () => {
  const dataDir = newDataDir();
  const program = npm(["start"], { DATA_DIR: dataDir });
  const port = await portOf(program);
  program.process.kill("SIGTERM");
  expect(await program.ended).toMatchObject({ code: 0 });
  await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow("fetch failed");
  await nothingRunsIn(dataDir);
});

test("SIGTERM to npm start ends an installation with everything that it has started", async () => {
  const folder = emptyProject();
  // stands for an npm that downloads for minutes
  writeProgram(folder, "node_modules/.bin/npm", hanging);
  expect(await endsWhenTold(npm(["start"], {}, folder))).toBe(143);
});

test("SIGTERM to npm start ends a build with everything that it has started", async () => {
  const folder = emptyProject();
  const installed = createHash("sha256").update("package-lock.json\0{}\0").digest("hex");
  write(folder, "node_modules/.cache/stamps/install", installed);
  mkdirSync(join(folder, "node_modules/node/bin"), { recursive: true });
  symlinkSync(process.execPath, join(folder, "node_modules/node/bin/node"));
  for (const name of ["web", "core/src", "server/src", "library", "talk", "passwords"])
    mkdirSync(join(folder, name), { recursive: true });
  write(
    folder,
    "scripts/build.mjs",
    'import { spawn } from "node:child_process";\nspawn("sh", ["-c", "echo hanging; sleep 600"], { stdio: "inherit" });',
  );
  expect(await endsWhenTold(npm(["start"], {}, folder))).toBe(143);
});

test("SIGTERM ends a server that waits for another one's migration", async () => {
  const { connection } = await start(newDataDir());
  const other = new pg.Client(connection);
  await other.connect();
  cleanUpLater(() => other.end());
  await other.query("select pg_advisory_lock(7245921)");
  const { host, user, database } = connection;
  const program = launch({
    DATABASE_URL: `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`,
    APP_SECRET: "a secret that only the tests know, 32+",
  });
  const waiting = "select 1 from pg_locks where locktype = 'advisory' and not granted";
  while ((await other.query(waiting)).rows.length === 0) await sleep(20);
  program.process.kill("SIGTERM");
  expect(await program.ended).toEqual({ code: null, signal: "SIGTERM" });
});

const hanging = "#!/bin/sh\necho hanging\nsleep 600";

/** The project's commands, with nothing installed and nothing built. */
function emptyProject(): string {
  const folder = newDataDir();
  for (const name of ["package.json", "scripts/node.mjs", "scripts/start.mjs"]) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    copyFileSync(join(root, name), join(folder, name));
  }
  write(folder, "package-lock.json", "{}");
  return folder;
}

function write(folder: string, name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}

function writeProgram(folder: string, name: string, text: string): void {
  write(folder, name, text);
  chmodSync(join(folder, name), 0o755);
}

/** Tells a program that hangs to stop, and answers its code; all that it started holds its output open until it ends. */
async function endsWhenTold(program: Program): Promise<number | null> {
  const { stdout } = program.process;
  if (!stdout) throw new Error("The output is not read.");
  const ended = program.ended.then(({ code }) => {
    throw new Error(`It ended with ${code} before it was told to.`);
  });
  while (!program.said.out.includes("hanging")) await Promise.race([once(stdout, "data"), ended]);
  ended.catch(() => null);
  program.process.kill("SIGTERM");
  return (await program.ended).code;
}
