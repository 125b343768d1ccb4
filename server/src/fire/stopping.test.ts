import { createConnection } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { cleanUp, cleanUpLater, newDataDir, postmasterOf } from "../db/embedded-testing.ts";
import { lifeOf } from "../db/postmaster-pid.ts";
import { halfDone, lost } from "./stored-writes.ts";
import { Person, type Answer } from "./person.ts";
import { rowsIn, serve, type RunningServer } from "./server-process.ts";
import { keepWriting, newWriter } from "./writing.ts";

afterEach(cleanUp);

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  test(`${signal} under load finishes what is in flight, ends PostgreSQL and exits with 0`, async () => {
    const dataDir = newDataDir();
    const env = { DATA_DIR: dataDir, RATE_LIMITS: "off", STOP_SECONDS: "120" };
    const server = await serve(env);
    const postmaster = postmasterOf(dataDir);
    const writers = Array.from({ length: 4 }, () => newWriter(server.url));
    const stop = new AbortController();
    const writing = writers.map((writer) => keepWriting(writer, { stop: stop.signal, insist: false }));
    await sleep(700);
    const signUps = await signUpsInFlight(server);
    const since = performance.now();
    server.process.kill(signal);
    expect((await Promise.all(signUps)).map(({ status }) => status)).toEqual(signUps.map(() => 201));
    const { code } = await server.ended;
    const tookMs = performance.now() - since;
    stop.abort();
    await Promise.all(writing);
    console.log(`${signal}: gone after ${Math.round(tookMs)} ms`);
    expect({ code, err: withoutWarning(server) }).toEqual({ code: 0, err: "" });
    expect(await lifeOf(postmaster)).toBeUndefined();
    expect(writers.flatMap(({ wrongAnswers }) => wrongAnswers)).toEqual([]);
    await serve(env);
    expect(await lost((sql) => rowsIn(dataDir, sql), writers)).toEqual([]);
    expect(await halfDone((sql) => rowsIn(dataDir, sql))).toEqual([]);
  });
}

test("idle connections and a request that never ends do not keep the server from stopping", async () => {
  const dataDir = newDataDir();
  const server = await serve({ DATA_DIR: dataDir });
  const postmaster = postmasterOf(dataDir);
  const visitor = new Person(server.url);
  await visitor.call("GET", "/healthz");
  for (const beginning of ["", "GET / HTTP/1.1\r\nhost: here\r\n", post("content-length: 1000")]) {
    const socket = createConnection(server.port, "127.0.0.1");
    cleanUpLater(() => socket.destroy());
    socket.on("error", () => undefined).write(beginning);
  }
  await sleep(200);
  server.process.kill("SIGTERM");
  expect((await server.ended).code).toBe(0);
  expect(await lifeOf(postmaster)).toBeUndefined();
});

test("a second signal right after the first, as npm in a terminal sends it, changes nothing", async () => {
  const dataDir = newDataDir();
  const server = await serve({ DATA_DIR: dataDir, STOP_SECONDS: "120" });
  const signUps = await signUpsInFlight(server);
  server.process.kill("SIGINT");
  await sleep(5);
  server.process.kill("SIGINT");
  expect((await Promise.all(signUps)).map(({ status }) => status)).toEqual(signUps.map(() => 201));
  expect({ code: (await server.ended).code, err: server.said.err }).toEqual({ code: 0, err: "" });
});

/** Sign-ups that the server works on: passwords are hashed two at a time, and the first of them is done. */
async function signUpsInFlight(server: RunningServer): Promise<Promise<Answer>[]> {
  const people = Array.from({ length: 12 }, () => new Person(server.url));
  for (const person of people) await person.call("GET", "/healthz");
  const signUps = people.map((person) => person.signUp());
  await Promise.race(signUps);
  return signUps;
}

function post(header: string): string {
  return `POST /api/auth/sign-in HTTP/1.1\r\nhost: here\r\nsec-fetch-site: same-origin\r\ncontent-type: application/json\r\n${header}\r\n\r\n{`;
}

function withoutWarning(server: RunningServer): string {
  return server.said.err.replace(/^RATE_LIMITS=off: .*\n/, "");
}
