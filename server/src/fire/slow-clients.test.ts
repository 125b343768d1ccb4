import { readFileSync } from "node:fs";
import { createConnection, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { cleanUp, cleanUpLater, newDataDir } from "../db/embedded-testing.ts";
import { patientPerson, type Person } from "./person.ts";
import { pick } from "../../../testing/long.ts";
import { serve, type RunningServer } from "./server-process.ts";

afterEach(cleanUp);

const slowOnes = 50;
// npm test waits a fifth of the default; the product derives all its limits from this one number
const clientSeconds = pick(6, 30);
// what is not cut by then never is
const mostMs = 120_000;

const head =
  "POST /api/auth/sign-in HTTP/1.1\r\nhost: here\r\nsec-fetch-site: same-origin\r\ncontent-type: application/json\r\n";
const browsers = "GET / HTTP/1.1\r\nhost: here\r\nuser-agent: ";

// what each kind sends at once; after that it is one byte a second
const kinds = [
  { what: "never finish their headers", begin: browsers },
  { what: "never finish the line of their request", begin: "GET /" },
  { what: "never finish their body", begin: `${head}content-length: 60000\r\n\r\n{"email":"` },
  { what: "never finish their body of unknown length", begin: `${head}transfer-encoding: chunked\r\n\r\n` },
  { what: "say nothing at all", begin: "" },
];

test(`${slowOnes} clients that send a byte a second are cut, and others are served as if they were not there`, async () => {
  const server = await serve({
    DATA_DIR: newDataDir(),
    RATE_LIMITS: "off",
    CLIENT_SECONDS: String(clientSeconds),
  });
  const person = patientPerson(server.url);
  await person.signUp();
  const usual = await medianMs(person);
  const slow = Array.from({ length: slowOnes }, (_, index) =>
    crawl(server, kinds[index % kinds.length] ?? kinds[0]),
  );
  const meanwhile = await medianMs(person);
  const open = await Promise.all(slow);
  const longest = new Map<string, number>();
  for (const { what, cutAfterMs } of open) longest.set(what, Math.max(longest.get(what) ?? 0, cutAfterMs));
  for (const [what, ms] of longest)
    console.log(`those who ${what} were cut after ${(ms / 1000).toFixed(1)} s at most`);
  console.log(`a call took ${usual.toFixed(1)} ms, and ${meanwhile.toFixed(1)} ms beside them`);
  expect(longest.size).toBe(kinds.length);
  expect(Math.max(...longest.values())).toBeLessThan(mostMs);
  // to wait for one of them would take as long as they may stay
  expect(meanwhile).toBeLessThan(10_000);
  expect((await person.call("GET", "/api/auth/user")).status).toBe(200);
});

test("bodies of 50 MB are refused with 413 or cut, without filling the memory", async () => {
  const server = await serve({ DATA_DIR: newDataDir(), RATE_LIMITS: "off" });
  const person = patientPerson(server.url);
  await person.signUp();
  await medianMs(person);
  const before = peakMb(server.pid);
  const bodies = ["content-length: 52428800", "transfer-encoding: chunked"].flatMap((header) =>
    Array.from({ length: 10 }, () => header),
  );
  const ends = await Promise.all(bodies.map((header) => pour(server, header)));
  const grown = peakMb(server.pid) - before;
  console.log(
    `${bodies.length} bodies of 50 MB: at most ${Math.max(...ends.map(({ sentMb }) => sentMb))} MB taken, memory grew by ${Math.round(grown)} MB`,
  );
  for (const { answer } of ends) expect(answer).toMatch(/^$|^HTTP\/1\.1 413 /);
  expect(ends.filter(({ answer }) => answer !== "").length).toBeGreaterThan(0);
  expect(Math.max(...ends.map(({ sentMb }) => sentMb))).toBeLessThan(20);
  // of the 1,000 MB that were sent; a server that has just started also grows by what its first calls need
  expect(grown).toBeLessThan(100);
  expect((await person.call("GET", "/api/auth/user")).status).toBe(200);
});

async function crawl(server: RunningServer, kind: (typeof kinds)[number] = { what: "", begin: "" }) {
  const since = performance.now();
  const socket = connect(server);
  const over = ended(socket);
  socket.write(kind.begin);
  const drip = setInterval(
    () => kind.begin !== "" && socket.write(kind.begin.includes("chunked") ? "1\r\nx\r\n" : "x"),
    1000,
  );
  // what is not cut within the limit is a failure of the test, not a hang
  await Promise.race([over, sleep(mostMs + 1000)]);
  clearInterval(drip);
  socket.destroy();
  return { what: kind.what, cutAfterMs: performance.now() - since };
}

/** Sends up to 50 MB as fast as they are taken, and what came back before the end. */
async function pour(server: RunningServer, header: string): Promise<{ answer: string; sentMb: number }> {
  const socket = connect(server);
  let answer = "";
  socket.setEncoding("latin1").on("data", (text: string) => (answer += text));
  const over = ended(socket);
  const isChunked = header.includes("chunked");
  const piece = Buffer.alloc(1_048_576, 32);
  socket.write(`${head}${header}\r\n\r\n`);
  for (let sent = 0; sent < 50 && socket.writable && answer === ""; sent += 1) {
    if (isChunked) socket.write("100000\r\n");
    const isTaken = socket.write(piece);
    if (isChunked) socket.write("\r\n");
    if (!isTaken)
      await Promise.race([new Promise((resolve) => socket.once("drain", resolve)), over, sleep(5000)]);
  }
  await Promise.race([over, sleep(5000)]);
  const sentMb = Math.round(socket.bytesWritten / 1_048_576);
  socket.destroy();
  return { answer, sentMb };
}

function connect(server: RunningServer): Socket {
  const socket = createConnection(server.port, "127.0.0.1");
  cleanUpLater(() => socket.destroy());
  return socket.on("error", () => undefined);
}

function ended(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    socket.once("close", () => resolve());
    socket.once("end", () => resolve());
    socket.resume();
  });
}

async function medianMs(person: Person): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < 60; turn += 1) times.push((await person.call("GET", "/api/auth/user")).ms);
  return times.toSorted((a, b) => a - b)[30] ?? 0;
}

/** The most memory that the process ever held. */
function peakMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024;
}
