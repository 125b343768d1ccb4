import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { cleanUp, newDataDir, postmasterOf } from "../db/embedded-testing.ts";
import { lifeOf } from "../db/postmaster-pid.ts";
import { halfDone, lost } from "./stored-writes.ts";
import { patientPerson, Person } from "./person.ts";
import { killed, launch, nothingRunsIn, rowsIn, serve, type RunningServer } from "./server-process.ts";
import { keepWriting, newWriter } from "./writing.ts";

afterEach(cleanUp);

test("with WORKERS=2 two processes answer on one port, say so once, and hold few connections", async () => {
  const dataDir = newDataDir();
  const token = "a token for the tests alone";
  const env = { DATA_DIR: dataDir, WORKERS: "2", RATE_LIMITS: "off", METRICS_TOKEN: token };
  const server = await serve(env);
  expect(server.said.out.match(/is ready/g)).toHaveLength(1);
  expect(server.said.err.match(/RATE_LIMITS=off/g)).toHaveLength(1);
  const workers = workersOf(server);
  expect(workers).toHaveLength(2);
  const people = Array.from({ length: 30 }, () => new Person(server.url));
  await Promise.all(people.map((person) => person.signUp(20_000)));
  const answers = await Promise.all(people.map((person) => person.call("GET", "/api/auth/user")));
  expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200));
  const used = async () => {
    const asked =
      "select count(*)::int as used from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()";
    return Number((await rowsIn(dataDir, asked))[0]?.["used"]);
  };
  // ten for each process; one that was left a moment ago may still be ending
  await expect.poll(used).toBeLessThanOrEqual(20);
  // whichever process is asked tells what all have answered
  for (let asked = 0; asked < 3; asked += 1) {
    const headers = { authorization: `Bearer ${token}`, connection: "close" };
    const text = await (await fetch(`${server.url}/metrics`, { headers })).text();
    const counted = /remanso_http_request_seconds_count\{[^}]*route="\/api\/auth\/sign-up"[^}]*\} (\d+)/.exec(
      text,
    );
    expect(Number(counted?.[1])).toBe(people.length);
  }
  people.forEach((person) => person.leave());
});

test("a serving process that is killed is replaced, and nothing acknowledged is lost", async () => {
  const dataDir = newDataDir();
  const server = await serve({ DATA_DIR: dataDir, WORKERS: "2", RATE_LIMITS: "off" });
  const stop = new AbortController();
  const writers = Array.from({ length: 4 }, () => newWriter(server.url));
  const writing = writers.map((writer) => keepWriting(writer, { stop: stop.signal, insist: true }));
  await sleep(1000);
  const [first = 0] = workersOf(server);
  process.kill(first, "SIGKILL");
  await expect
    .poll(() => workersOf(server).filter((pid) => pid !== first), { timeout: 30_000 })
    .toHaveLength(2);
  expect(server.said.err).toContain(`A serving process (${first}) ended (SIGKILL) and is being replaced`);
  await sleep(1000);
  stop.abort();
  await Promise.all(writing);
  expect(writers.flatMap(({ wrongAnswers }) => wrongAnswers)).toEqual([]);
  expect(await lost((sql) => rowsIn(dataDir, sql), writers)).toEqual([]);
  expect(await halfDone((sql) => rowsIn(dataDir, sql))).toEqual([]);
});

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  test(`${signal} under load finishes what is in flight in every process and exits with 0`, async () => {
    const dataDir = newDataDir();
    const env = { DATA_DIR: dataDir, WORKERS: "2", RATE_LIMITS: "off", STOP_SECONDS: "120" };
    const server = await serve(env);
    const postmaster = postmasterOf(dataDir);
    const workers = workersOf(server);
    const stop = new AbortController();
    const writers = Array.from({ length: 4 }, () => newWriter(server.url));
    const writing = writers.map((writer) => keepWriting(writer, { stop: stop.signal, insist: false }));
    await sleep(1000);
    // Ctrl-C reaches every process at once
    if (signal === "SIGINT") workers.forEach((pid) => process.kill(pid, signal));
    server.process.kill(signal);
    expect((await server.ended).code).toBe(0);
    stop.abort();
    await Promise.all(writing);
    expect(server.said.err).not.toContain("being replaced");
    expect(await Promise.all([postmaster, ...workers].map(lifeOf))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    await serve(env);
    expect(await lost((sql) => rowsIn(dataDir, sql), writers)).toEqual([]);
  });
}

test("when the first process is killed the others and the database end with it, and a new start serves", async () => {
  const dataDir = newDataDir();
  const env = { DATA_DIR: dataDir, WORKERS: "2" };
  const server = await serve(env);
  const person = patientPerson(server.url);
  await person.signUp();
  const workers = workersOf(server);
  await killed(server);
  await expect
    .poll(() => Promise.all(workers.map(lifeOf)), { timeout: 20_000 })
    .toEqual([undefined, undefined]);
  await nothingRunsIn(dataDir);
  const again = await serve(env);
  person.server = again.url;
  expect((await person.call("GET", "/api/auth/user")).status).toBe(200);
});

test("the reason why serving processes cannot start is printed once, and nothing keeps running", async () => {
  const dataDir = newDataDir();
  mkdirSync(join(dataDir, "app-secret"));
  const program = launch({ DATA_DIR: dataDir, WORKERS: "3" });
  expect({ code: (await program.ended).code, out: program.said.out }).toEqual({ code: 1, out: "" });
  expect(program.said.err.match(/^Error: EISDIR/gm)).toHaveLength(1);
  await nothingRunsIn(dataDir);
});

/** The processes that serve: the program's children that run the program itself. */
function workersOf({ pid }: RunningServer): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").map(Number);
  const serving = children.filter((child) =>
    readFileSync(`/proc/${child}/cmdline`, "utf8").includes("main.js"),
  );
  // none would make what follows hold for nothing, and a kill of none is one of this test's own group
  expect(serving.length).toBeGreaterThan(0);
  return serving;
}
