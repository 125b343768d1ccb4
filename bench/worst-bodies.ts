import { once } from "node:events";
import { createConnection, type Socket } from "node:net";
import { Worker } from "node:worker_threads";
import { allEndpoints } from "../core/src/contract.ts";
import type { Endpoint } from "../core/src/endpoint.ts";
import { inputSchemaOf } from "../server/src/harness/bodies.ts";
import { addressOf } from "../server/src/harness/own-things.ts";
import { percentileOf, type Figure } from "./figure.ts";
import type { Product } from "./product.ts";
import { personWithPlan } from "./walk.ts";

const id = "01980000-0000-7000-8000-000000000000";
const patienceMs = 120_000;
const openConnections = 50;

// the last one ends the account
const changes = allEndpoints
  .filter(({ method }) => method !== "GET")
  .toSorted((one, other) => Number(one.path === "/api/account") - Number(other.path === "/api/account"));

type Make = (endpoint: Endpoint) => string;

const worst: Readonly<Record<string, Make>> = {
  "nested lists": ({ mostBytes }) => "[".repeat(mostBytes / 2 - 1) + "]".repeat(mostBytes / 2 - 1),
  "nested objects": ({ mostBytes }) =>
    `${'{"a":'.repeat(mostBytes / 6 - 8)}1${"}".repeat(mostBytes / 6 - 8)}`,
  "many keys": ({ mostBytes }) =>
    `{${Array.from({ length: Math.floor(mostBytes / 16) }, (_, index) => `"${index * 7919}":1`).join(",")}}`,
  "long texts": (endpoint) => everyField(endpoint, "x"),
  "marks to be ordered": (endpoint) => everyField(endpoint, "\u0323\u0302"),
  "letters that grow": (endpoint) => everyField(endpoint, "\ufb2c"),
  "an import of many rows": ({ path }) => (path === "/api/import" ? manyRows() : "{}"),
};

/**
 * How long somebody else waits while one client sends each endpoint its worst bodies, and while it holds back the last byte of 50.
 */
export async function measureWorstBodies(product: Product): Promise<Figure[]> {
  const other = cookieOf(await personWithPlan(product));
  const waitsFor = async (make: Make) => {
    const attacker = cookieOf(await personWithPlan(product));
    return whileWatching(product, other, async () => {
      for (const endpoint of changes)
        await send(product, { endpoint, cookie: attacker, body: make(endpoint) });
    });
  };
  // what this machine does to everybody at this moment: the same calls with nothing in them
  const quiet = Math.max(...(await waitsFor(() => "{}")));
  const figures: Figure[] = [];
  for (const [name, make] of Object.entries(worst)) figures.push(figureOf(name, await waitsFor(make), quiet));
  const attacker = cookieOf(await personWithPlan(product));
  const waits = await whileWatching(product, other, () => holdBack(product, attacker));
  return [...figures, figureOf(`the last byte of ${openConnections} held back`, waits, quiet)];
}

function figureOf(name: string, waits: readonly number[], quietMs: number): Figure {
  const median = percentileOf(waits, 0.5).toFixed(1);
  const longest = Math.max(...waits);
  return {
    part: "worst bodies",
    name: `${name}: another's longest wait`,
    value: longest,
    unit: "ms",
    atMost: 100,
    beside: `median ${median} ms of ${waits.length} calls, ${changes.length} endpoints; ${(longest / quietMs).toFixed(1)} times that beside empty bodies (${quietMs.toFixed(0)} ms)`,
  };
}

/** The times of somebody else's calls, made by another thread, during `work`. */
async function whileWatching(product: Product, cookie: string, work: () => Promise<void>): Promise<number[]> {
  const watcher = new Worker(new URL("worst-bodies-watcher.ts", import.meta.url), {
    workerData: { url: `${product.url}/api/auth/user`, cookie },
  });
  await once(watcher, "message");
  await work();
  watcher.postMessage("stop");
  const [times] = await once(watcher, "message");
  return times;
}

/** A text in every field that the endpoint takes, as long as the body may be. */
function everyField(endpoint: Endpoint, letter: string): string {
  const names = Object.keys(inputSchemaOf(endpoint).properties ?? {});
  const fields = names.length === 0 ? ["text"] : names;
  const bytes = Math.floor(endpoint.mostBytes / fields.length) - 64;
  const text = letter.repeat(Math.max(1, Math.floor(bytes / Buffer.byteLength(letter))));
  return JSON.stringify(Object.fromEntries(fields.map((name) => [name, text])));
}

function manyRows(): string {
  const at = "2026-01-05T10:00:00.000Z";
  const row = (index: number) => ({
    id: `01980000-0000-7000-8000-${index.toString(16).padStart(12, "0")}`,
    activity_type: "page_view",
    page_url: "/analytics",
    at,
    local_date: "2026-01-05",
  });
  const names =
    "assessments plans activities check_ins breathing_games garden_plants garden_waterings resource_reads milestones insights usage_sessions activity_log reminder_settings rest_days bookings notifications identities passkeys sessions";
  const tables = Object.fromEntries(names.split(" ").map((name): [string, unknown[]] => [name, []]));
  tables["activity_log"] = Array.from({ length: 130_000 }, (_, index) => row(index));
  const person = {
    fullName: "Ana",
    email: "ana@example.org",
    language: "es",
    theme: "light",
    timeZone: "Europe/Madrid",
    country: null,
    consentVersion: "1",
    consentedAt: at,
    createdAt: at,
  };
  return JSON.stringify({ format: "remanso-export", version: 1, exportedAt: at, person, tables });
}

interface Sending {
  readonly endpoint: Endpoint;
  readonly cookie: string;
  readonly body: string;
}

async function send(product: Product, { endpoint, cookie, body }: Sending): Promise<void> {
  await fetch(product.url + addressOf(endpoint.path, { id }), {
    method: endpoint.method,
    headers: { cookie, "content-type": "application/json", "sec-fetch-site": "same-origin" },
    body,
    signal: AbortSignal.timeout(patienceMs),
  }).then(
    (answer) => answer.arrayBuffer(),
    // refused and ended while it was being sent
    () => undefined,
  );
}

async function holdBack(product: Product, cookie: string): Promise<void> {
  const body = everyField(changes[0] ?? never(), "x").slice(0, 250_000);
  const sockets = Array.from({ length: openConnections }, (_, index) => {
    const path = index % 2 === 0 ? "/api/check-ins" : "/api/import";
    return openOne(
      product,
      [`POST ${path} HTTP/1.1`, `cookie: ${cookie}`, `content-length: ${body.length + 1}`],
      body,
    );
  });
  await Promise.all(sockets.map((socket) => once(socket, "close")));
}

function openOne(product: Product, head: readonly string[], body: string): Socket {
  const { port } = new URL(product.url);
  const socket = createConnection(Number(port), "127.0.0.1").on("error", () => undefined);
  const lines = [
    ...head,
    "host: here",
    "sec-fetch-site: same-origin",
    "content-type: application/json",
    "",
    "",
  ];
  socket.write(lines.join("\r\n") + body);
  return socket.resume();
}

function never(): never {
  throw new Error("There is nothing to send to.");
}

function cookieOf({ cookie }: { cookie: { name: string; value: string } }): string {
  return `${cookie.name}=${cookie.value}`;
}
