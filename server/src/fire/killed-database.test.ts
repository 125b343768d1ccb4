import { renameSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { seeded, seedOf } from "@remanso/core/seeded.ts";
import { pick, seed } from "../../../testing/long.ts";
import { cleanUp, newDataDir, postmasterOf } from "../db/embedded-testing.ts";
import { asked, halfDone, lost } from "./stored-writes.ts";
import { patientPerson, Person, type Answer } from "./person.ts";
import { rowsIn, serve, type RunningServer } from "./server-process.ts";
import { keepWriting, newWriter, type Writer } from "./writing.ts";

afterEach(cleanUp);

// how long PostgreSQL recovers on a machine that is busy with other tests
const patienceMs = 90_000;
// every third time one of its processes dies instead
const kills = pick(3, 12);

test(`the server outlives ${kills} deaths of its PostgreSQL, answers 503 meanwhile and serves again by itself`, async () => {
  const chance = seeded(seedOf(`${seed} kill -9 of PostgreSQL`));
  const dataDir = newDataDir();
  const server = await serve({ DATA_DIR: dataDir, RATE_LIMITS: "off" });
  const askDatabase = (sql: string) => rowsIn(dataDir, sql);
  const writers = Array.from({ length: 6 }, () => newWriter(server.url));
  const stop = new AbortController();
  const writing = writers.map((writer) => keepWriting(writer, { stop: stop.signal, insist: true }));
  const visitor = patientPerson(server.url);
  await visitor.signUp();
  visitor.comesAgain = false;
  const looking = Promise.all([
    lookAtAll(visitor, {
      paths: ["/", "/api/auth/user", "/activities", "/api/activities", "/settings", "/api/user/stats"],
      stop: stop.signal,
    }),
    lookAtAll(new Person(server.url), {
      paths: ["/", "/api/auth/providers", "/?login", "/api/auth/user"],
      stop: stop.signal,
    }),
  ]);
  // where the server dies, that is said first
  for (const work of [looking, ...writing]) work.catch(() => undefined);
  const backMs: number[] = [];
  for (let kill = 1; kill <= kills; kill += 1) {
    await sleep(300 + chance() * 700);
    // the last one falls among completions, however slow the machine is
    if (kill === kills) await completionOf(writers);
    expect({ ended: server.process.exitCode, err: server.said.err }).toMatchObject({ ended: null });
    // every third time one of its processes dies instead, and PostgreSQL restarts itself
    await killOne(dataDir, kill % 3 === 0);
    backMs.push(await servesAgain(server).catch(orWhatItSaid(server)));
  }
  await sleep(500);
  stop.abort();
  await Promise.all(writing);
  const seen = (await looking).flat();
  const slowest = Math.round(Math.max(...seen.map(({ ms }) => ms)));
  const refused = seen.filter(({ status }) => status === 503);
  console.log(
    `${kills} deaths: back in ${backMs.map(Math.round).join(", ")} ms; ${seen.length} looks, ${refused.length} of them 503, ` +
      `the slowest ${slowest} ms; ${asked(writers, "complete")} completions; 503 to writes: ${writers.reduce((sum, { refused: count }) => sum + count, 0)}`,
  );
  expect(server.process.exitCode).toBeNull();
  const faults = [...new Set(seen.map(faultOf).filter(Boolean))];
  expect({ faults, logged: errorsIn(server) }).toEqual({ faults: [], logged: [] });
  expect(writers.flatMap(({ wrongAnswers }) => wrongAnswers)).toEqual([]);
  expect(refused.length).toBeGreaterThan(0);
  expect(await lost(askDatabase, writers)).toEqual([]);
  expect(await halfDone(askDatabase)).toEqual([]);
});

test("while PostgreSQL cannot be started, pages and calls answer 503 at once, and work again when it can", async () => {
  const dataDir = newDataDir();
  const server = await serve({ DATA_DIR: dataDir, RATE_LIMITS: "off" });
  const person = patientPerson(server.url);
  await person.signUp();
  person.comesAgain = false;
  const control = join(dataDir, "pg18/global/pg_control");
  renameSync(control, `${control}.away`);
  await killOne(dataDir, false);
  await sleep(1500);
  const paths = ["/", "/api/auth/user", "/activities", "/api/activities", "/readyz", "/healthz"];
  const answers = await Promise.all(
    paths.map(async (path) => ({ path, ...(await person.call("GET", path)) })),
  );
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503, 503, 200]);
  expect(answers.slice(0, 4).map(faultOf).filter(Boolean)).toEqual([]);
  // the words are in the language of the person's browser
  expect(answers[1]?.text).toContain("El servicio se está recuperando");
  expect(answers[0]?.text).toContain("El servicio se está recuperando");
  const signUp = await new Person(server.url).signUp();
  expect({ path: "sign-up", fault: faultOf(signUp), status: signUp.status }).toEqual({
    path: "sign-up",
    fault: "",
    status: 503,
  });
  console.log(
    `without a database an answer took ${Math.round(Math.max(...answers.map(({ ms }) => ms)))} ms at most`,
  );
  renameSync(`${control}.away`, control);
  await servesAgain(server);
  expect((await person.call("GET", "/api/auth/user")).status).toBe(200);
  expect((await person.call("GET", "/")).status).toBe(200);
});

/** Opens pages and makes calls in turn, as fast as they are answered, until told to stop. */
async function lookAtAll(
  person: Person,
  { paths, stop }: { paths: readonly string[]; stop: AbortSignal },
): Promise<(Answer & { path: string })[]> {
  const seen: (Answer & { path: string })[] = [];
  for (let turn = 0; !stop.aborted; turn += 1) {
    const path = paths[turn % paths.length] ?? "/";
    seen.push({ ...(await person.call("GET", path)), path });
    await sleep(5);
  }
  return seen;
}

/** What is wrong with an answer during an outage: anything but success, a stranger's 401, or 503 with Retry-After. */
function faultOf(answer: Answer & { path?: string }): string {
  const { status, headers, text } = answer;
  if (status === 503) {
    const isPage = (headers["content-type"] ?? "").startsWith("text/html");
    if (Number(headers["retry-after"]) >= 1 && (isPage || JSON.parse(text).code === "database_away"))
      return "";
  } else if (status < 400 || status === 401) return "";
  return `${answer.path}: ${status} ${text.slice(0, 200)}`;
}

async function completionOf(writers: readonly Writer[]): Promise<void> {
  await expect
    .poll(() => asked(writers, "complete"), { timeout: patienceMs, interval: 20 })
    .toBeGreaterThan(0);
}

async function servesAgain(server: RunningServer): Promise<number> {
  const since = performance.now();
  const asker = new Person(server.url);
  while ((await asker.call("GET", "/readyz")).status !== 200) {
    if (performance.now() - since > patienceMs)
      throw new Error(`It does not serve again within ${patienceMs} ms.`);
    await sleep(20);
  }
  asker.leave();
  return performance.now() - since;
}

/** What the server logged as its own failure. */
function errorsIn({ said }: RunningServer): string[] {
  return said.out.split("\n").filter((line) => line.includes('"msg":"unexpected"'));
}

function orWhatItSaid({ said }: RunningServer) {
  return (error: unknown): never => {
    throw new Error(`The server did not outlive it: ${said.err}`, { cause: error });
  };
}

async function killOne(dataDir: string, isBackend: boolean): Promise<void> {
  const victim = isBackend ? (await backends(dataDir))[0] : postmasterOf(dataDir);
  if (victim === undefined) throw new Error("There is no process of PostgreSQL to kill.");
  process.kill(victim, "SIGKILL");
}

async function backends(dataDir: string): Promise<number[]> {
  const rows = await rowsIn(
    dataDir,
    "select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
  );
  return rows.map((row) => Number(row["pid"]));
}
