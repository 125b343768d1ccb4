import { rmSync, statfsSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { planApi } from "@remanso/core/plan/contract.ts";
import { canMount, cleanUp, mountedTmpfs, postmasterOf } from "../db/embedded-testing.ts";
import { halfDone, lost } from "./stored-writes.ts";
import { patientPerson } from "./person.ts";
import { rowsIn, serve } from "./server-process.ts";
import { keepWriting, newWriter } from "./writing.ts";

afterEach(cleanUp);

if (!canMount)
  console.log("tmpfs cannot be mounted (not root): the disk that fills while serving is skipped");

test.runIf(canMount)(
  "while the disk is full writes answer 503 and reads go on, and with space writes work again",
  async () => {
    const dataDir = mountedTmpfs("size=180m");
    const askDatabase = (sql: string) => rowsIn(dataDir, sql);
    const server = await serve({ DATA_DIR: dataDir, RATE_LIMITS: "off" });
    const reader = patientPerson(server.url);
    await reader.signUp();
    await reader.assess();
    reader.comesAgain = false;
    const writers = Array.from({ length: 4 }, () => newWriter(server.url));
    const stop = new AbortController();
    const writing = writers.map((writer) => keepWriting(writer, { stop: stop.signal, insist: true }));
    await sleep(500);
    // somebody who was last noted here a while ago: that they are here again cannot be written down
    await askDatabase("update sessions set last_used_at = last_used_at - interval '10 minutes'");
    const postmaster = postmasterOf(dataDir);
    const ballast = join(dataDir, "ballast");
    // in two steps: while the server has not looked yet, PostgreSQL needs room for what it still writes
    fillDisk(ballast, { but: 25_165_824 });
    await refusedOnce(writers);
    fillDisk(`${ballast}-2`, { but: 0 });
    const reads: string[] = [];
    for (let turn = 0; turn < 100; turn += 1) {
      for (const path of ["/", "/api/activities", "/api/auth/user", "/healthz"]) {
        const { status } = await reader.call("GET", path);
        if (status !== 200) reads.push(`${path} ${status}`);
      }
    }
    const refused = writers.reduce((sum, writer) => sum + writer.refused, 0);
    // also a change that would find room in what PostgreSQL has already
    const write = await reader.call("PATCH", "/api/settings", { body: { theme: "dark" } });
    const plan = planApi.active.reply.parse(JSON.parse((await reader.call("GET", "/api/plans/active")).text));
    rmSync(ballast);
    rmSync(`${ballast}-2`);
    stop.abort();
    await Promise.all(writing);
    console.log(`full disk: ${refused} writes refused; of 400 reads ${reads.length} failed`);
    expect(reads).toEqual([]);
    expect({ status: write.status, retry: write.headers["retry-after"] }).toEqual({
      status: 503,
      retry: expect.stringMatching(/^[1-9]/),
    });
    expect(postmasterOf(dataDir)).toBe(postmaster);
    const completion = await eventually(() =>
      reader.call("PATCH", `/api/activities/${plan?.activities[0]?.id}/complete`, { body: { duration: 5 } }),
    );
    expect(completion.status).toBe(200);
    expect(writers.flatMap(({ wrongAnswers }) => wrongAnswers)).toEqual([]);
    expect(await lost(askDatabase, writers)).toEqual([]);
    expect(await halfDone(askDatabase)).toEqual([]);
  },
);

/** Writes until only `but` bytes are left; the writers may take some of the room that was there a moment ago. */
function fillDisk(ballast: string, { but }: { but: number }): void {
  const { bavail, bsize } = statfsSync(dirname(ballast));
  try {
    writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - but)));
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
  }
}

/** Waits (up to 20 s) until a writer has been refused. */
async function refusedOnce(writers: readonly { refused: number }[]): Promise<void> {
  const until = performance.now() + 20_000;
  while (writers.every(({ refused }) => refused === 0)) {
    if (performance.now() > until) throw new Error("Nothing was refused on a full disk within 20 s.");
    await sleep(20);
  }
}

/** Asks again while the answer is 503, for up to 30 s. */
async function eventually<Result extends { status: number }>(ask: () => Promise<Result>): Promise<Result> {
  const until = performance.now() + 30_000;
  for (;;) {
    const answer = await ask();
    if (answer.status !== 503 || performance.now() > until) return answer;
    await sleep(100);
  }
}
