import { randomUUID } from "node:crypto";
import type { FastifyInstance, InjectOptions } from "fastify";
import pg from "pg";
import { expect } from "vitest";
import type { Language } from "@remanso/core/language.ts";
import { createApp } from "./app.ts";
import { readConfig } from "./config.ts";
import { openDatabase, type Database } from "./db/db.ts";
import type { Deps } from "./deps.ts";
import { appSecret } from "./secret.ts";
import { builtLibrary } from "./resources/library-file.ts";

/** A clock that tests set by hand. */
export interface TestClock {
  now(): Date;
  set(instant: string): void;
  advance(ms: number): void;
}

/** The real server on a real database. */
export interface SharedApp {
  readonly app: FastifyInstance;
  readonly clock: TestClock;
  readonly databaseUrl: string;
}

/** A server and a database that no other file uses. */
export interface TestApp extends SharedApp {
  close(): Promise<void>;
}

const firstInstant = "2026-03-11T10:00:00.000Z";
const secret = "a secret that only the tests know, 32+";

// one process runs many test files, one after the other, and keeps these for all of them
const sharedApps = new Map<string, Promise<SharedApp>>();
let sharedDatabase: Promise<string> | undefined;

/**
 * The server that test files share: everybody in it is a fresh person, so files stay apart. The clock starts anew for each file.
 * What is not a person's (professionals' hours, the queue of reminders, limits by network) needs `startTestApp`.
 */
export async function sharedTestApp(limits: { RATE_LIMITS?: "on" | "off" } = {}): Promise<SharedApp> {
  sharedDatabase ??= copyTemplate();
  const { RATE_LIMITS = "on" } = limits;
  const started = sharedApps.get(RATE_LIMITS) ?? startOn(await sharedDatabase, { RATE_LIMITS });
  sharedApps.set(RATE_LIMITS, started);
  const shared = await started;
  shared.clock.set(firstInstant);
  return shared;
}

/** A server with settings of its own, on a database of its own. */
export async function startTestApp(
  env: Record<string, string> = {},
  outside: Outside = {},
): Promise<TestApp> {
  const databaseUrl = await copyTemplate();
  const started = await startOn(databaseUrl, env, outside);
  return {
    ...started,
    close: async () => {
      await started.app.close();
      await started.app.deps.database.close();
      await dropDatabase(databaseUrl);
    },
  };
}

/** Another pool on a test's database. It waits long: on a busy machine everything takes longer, and that is no failure. */
export function openTestDatabase(databaseUrl: string): Database {
  return openDatabase(databaseUrl, { connections: 8, patienceMs: 60_000 });
}

type Outside = Pick<Deps, "pushNetwork" | "logTo">;

async function startOn(
  databaseUrl: string,
  env: Record<string, string>,
  outside: Outside = {},
): Promise<SharedApp> {
  const clock = testClock(firstInstant);
  const config = readConfig({ LOG_LEVEL: "silent", ...env, DATABASE_URL: databaseUrl, APP_SECRET: secret });
  const app = await createApp({
    config,
    database: openTestDatabase(databaseUrl),
    secret: appSecret(secret),
    library: builtLibrary(),
    now: clock.now,
    passwordCost: lowCost,
    // Never refuse for load: calls by inject may keep the loop from turning, and a loop that was not sampled
    // counts as infinitely late until it turns again.
    overloadedAfterMs: 0,
    ...outside,
  });
  await app.ready();
  return { app, clock, databaseUrl };
}

// hashing thousands of passwords at the full cost would take most of the suite's time; password-hash.test.ts pays it
const lowCost = { memoryCost: 32, timeCost: 1 };

/** Settles once a statement in this database waits for a lock of another transaction. */
export async function somebodyWaits({ pool }: Database): Promise<void> {
  const asked =
    "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await expect.poll(async () => (await pool.query(asked)).rowCount, { interval: 20 }).toBeGreaterThan(0);
}

/** Makes one call as a browser on the product's own origin does. */
export class TestPerson {
  readonly email: string;
  cookie = "";
  /** What their browser keeps beyond sessions, so that the server knows it again. */
  device = "";
  /** Where they are: everybody in a network of their own, since attempts are counted by network. */
  network = nextNetwork();
  readonly app: FastifyInstance;

  constructor(app: FastifyInstance, email = `${randomUUID()}@example.org`) {
    this.app = app;
    this.email = email;
  }

  async call(method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE", url: string, body?: unknown, headers = {}) {
    const options: InjectOptions = {
      method,
      url,
      remoteAddress: this.network,
      headers: {
        "sec-fetch-site": "same-origin",
        ...(this.cookie || this.device
          ? { cookie: [this.cookie, this.device].filter(Boolean).join("; ") }
          : {}),
        ...headers,
      },
    };
    if (body !== undefined) options.payload = body as object;
    const response = await this.app.inject(options);
    const set = response.cookies.find((cookie) => cookie.name.endsWith("session"));
    if (set) this.cookie = set.value ? `${set.name}=${set.value}` : "";
    const device = response.cookies.find((cookie) => cookie.name.endsWith("known-device"));
    if (device) this.device = device.value ? `${device.name}=${device.value}` : "";
    return { status: response.statusCode, headers: response.headers, body: bodyOf(response.body) };
  }

  /** Signs up with a fresh address. */
  async signUp(more: { language?: Language; timeZone?: string; fullName?: string } = {}): Promise<this> {
    const answered = await this.call("POST", "/api/auth/sign-up", {
      fullName: "Ana Prueba",
      email: this.email,
      password: "agua tranquila 7",
      confirmPassword: "agua tranquila 7",
      language: "es",
      timeZone: "Europe/Madrid",
      ...more,
    });
    if (answered.status !== 201)
      throw new Error(`sign-up answered ${answered.status}: ${JSON.stringify(answered.body)}`);
    return this;
  }
}

let networks = 0;

function nextNetwork(): string {
  networks += 1;
  return `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}`;
}

// oxlint-disable-next-line typescript/no-explicit-any
function bodyOf(text: string): any {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function testClock(start: string): TestClock {
  let at = new Date(start).getTime();
  return {
    now: () => new Date(at),
    set: (instant) => {
      at = new Date(instant).getTime();
    },
    advance: (ms) => {
      at += ms;
    },
  };
}

function templateUrl(): URL {
  const url = process.env["TEST_DATABASE"];
  if (!url)
    throw new Error("TEST_DATABASE is not set: run the tests with `npm test`, which prepares a database.");
  return new URL(url);
}

async function copyTemplate(): Promise<string> {
  const template = templateUrl();
  const name = `${template.pathname.slice(1)}_${randomUUID().replaceAll("-", "").slice(0, 20)}`;
  await asAdmin((client) => client.query(`create database ${name} template ${template.pathname.slice(1)}`));
  const copy = new URL(template);
  copy.pathname = `/${name}`;
  return copy.href;
}

async function dropDatabase(databaseUrl: string): Promise<void> {
  const name = new URL(databaseUrl).pathname.slice(1);
  await asAdmin((client) => client.query(`drop database if exists ${name} with (force)`));
}

async function asAdmin(run: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const url = templateUrl();
  url.pathname = "/postgres";
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    // `create database … template` needs the template to itself: take turns
    await client.query("select pg_advisory_lock(40001)");
    await run(client);
  } finally {
    await client.end();
  }
}
