import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { progressApi } from "@remanso/core/progress/contract.ts";
import { seeded, seedOf } from "@remanso/core/seeded.ts";
import { pick, seed } from "../../../testing/long.ts";
import { cleanUp, newDataDir } from "../db/embedded-testing.ts";
import { asked, halfDone, lost } from "./stored-writes.ts";
import { killed, launch, rowsIn, serve, type RunningServer } from "./server-process.ts";
import { keepWriting, newWriter, settle, type Writer } from "./writing.ts";

const kills = pick(3, 30);
const writersAtOnce = 4;
// acknowledged by all of them together; their first twelve are sign-ups, assessments and plans
const mostWrites = 80;

afterEach(cleanUp);

test(`no acknowledged write is lost or half done when the server is killed ${kills} times under writes`, async () => {
  const chance = seeded(seedOf(`${seed} kill -9 of the server`));
  const dataDir = newDataDir();
  const env = { DATA_DIR: dataDir, RATE_LIMITS: "off" };
  const askDatabase = (sql: string) => rowsIn(dataDir, sql);
  const everybody: Writer[] = [];
  const readyMs: number[] = [];
  let unacknowledged = 0;
  let server = await serve(env);
  for (let kill = 1; kill <= kills; kill += 1) {
    const writers = Array.from({ length: writersAtOnce }, () => newWriter(server.url));
    everybody.push(...writers);
    await killWhileWriting(server, writers, Math.floor(chance() * mostWrites));
    // every third time it is killed again while it starts
    if (kill % 3 === 0) await killWhileStarting(env, chance() * 700);
    server = await serve(env);
    readyMs.push(server.readyMs);
    expect(await halfDone(askDatabase), `after kill ${kill}`).toEqual([]);
    expect(await lost(askDatabase, writers), `after kill ${kill}`).toEqual([]);
    unacknowledged += await sendAgain(server, writers);
    expect(await halfDone(askDatabase), `after the retries of kill ${kill}`).toEqual([]);
    expect(await lost(askDatabase, writers), `after the retries of kill ${kill}`).toEqual([]);
  }
  expect(await lost(askDatabase, everybody)).toEqual([]);
  expect(everybody.flatMap(({ wrongAnswers }) => wrongAnswers)).toEqual([]);
  await noneTwice(askDatabase, everybody);
  await statsAgree(server, everybody);
  const writes = everybody.flatMap((writer) => writer.writes).length;
  console.log(
    `${kills} kills: ${writes} writes acknowledged, ${unacknowledged} of them by a retry; ` +
      `ready again in ${Math.round(Math.max(...readyMs))} ms at most`,
  );
  // the writing was really cut short, and really got somewhere
  expect(unacknowledged).toBeGreaterThan(0);
  expect(asked(everybody, "complete")).toBeGreaterThan(0);
});

async function killWhileWriting(
  server: RunningServer,
  writers: readonly Writer[],
  afterWrites: number,
): Promise<void> {
  const stop = new AbortController();
  const writing = writers.map((writer) => keepWriting(writer, { stop: stop.signal, insist: false }));
  const acknowledged = () => writers.flatMap(({ writes }) => writes).filter((write) => write.acknowledged);
  await expect.poll(() => acknowledged().length, { interval: 5 }).toBeGreaterThanOrEqual(afterWrites);
  await killed(server);
  stop.abort();
  await Promise.all(writing);
}

async function killWhileStarting(env: Record<string, string>, afterMs: number): Promise<void> {
  const starting = launch(env);
  await sleep(afterMs);
  await killed(starting);
}

/** What had no answer is sent again under its key, and what had one too: it gets the same answer. */
async function sendAgain(server: RunningServer, writers: readonly Writer[]): Promise<number> {
  let unacknowledged = 0;
  for (const writer of writers) {
    writer.person.leave();
    writer.person.server = server.url;
    const open = writer.writes.filter((write) => !write.acknowledged);
    unacknowledged += open.length;
    for (const write of open) await settle(writer, write);
    const last = writer.writes.findLast((write) => write.what !== "sign-up");
    if (!last) continue;
    const given = last.acknowledged;
    const again = await settle(writer, last);
    expect({ status: again.status, text: again.text }).toEqual({ status: given?.status, text: given?.text });
  }
  return unacknowledged;
}

async function noneTwice(
  askDatabase: (sql: string) => Promise<Record<string, unknown>[]>,
  writers: readonly Writer[],
) {
  const [counts] = await askDatabase(`select
    (select count(*)::int from users) as users,
    (select count(*)::int from assessments) as assessments,
    (select count(*)::int from activities where catalogue_key is null) as created,
    (select count(*)::int from activities where completed_at is not null) as completed`);
  expect(counts).toEqual({
    users: asked(writers, "sign-up"),
    assessments: asked(writers, "assessment"),
    created: asked(writers, "create"),
    completed: asked(writers, "complete"),
  });
}

async function statsAgree(server: RunningServer, writers: readonly Writer[]): Promise<void> {
  for (const { person, writes } of writers) {
    person.server = server.url;
    const answer = await person.call("GET", "/api/user/stats");
    const stats = progressApi.stats.reply.parse(JSON.parse(answer.text));
    expect(stats.totalActivitiesCompleted).toBe(writes.filter(({ what }) => what === "complete").length);
    person.leave();
  }
}
