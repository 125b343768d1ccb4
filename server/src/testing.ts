import { randomInt, randomUUID } from "node:crypto";
import type { FastifyInstance, InjectOptions } from "fastify";
import pg from "pg";
import { expect } from "vitest";
import { createApp } from "./app.ts";
import { readConfig, type Config } from "./config.ts";
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

export interface TestApp {
  readonly app: FastifyInstance;
  readonly clock: TestClock;
  readonly databaseUrl: string;
  close(): Promise<void>;
}

/**
 * The real server on a database of its own, copied from the migrated template that the test run prepared
 * (TEST_DATABASE: a server's URL with the template's name as its path).
 */
export async function startTestApp(
  env: Record<string, string> = {},
  outside: Pick<Deps, "pushNetwork"> = {},
): Promise<TestApp> {
  const databaseUrl = await copyTemplate();
  const clock = testClock("2026-03-11T10:00:00.000Z");
  const secret = "a secret that only the tests know, 32+";
  const config: Config = readConfig({
    LOG_LEVEL: "silent",
    ...env,
    DATABASE_URL: databaseUrl,
    APP_SECRET: secret,
  });
  const database = openDatabase(databaseUrl, { connections: 8 });
  const app = await createApp({
    config,
    database,
    secret: appSecret(secret),
    library: builtLibrary(),
    now: clock.now,
    ...outside,
  });
  await app.ready();
  return {
    app,
    clock,
    databaseUrl,
    close: async () => {
      await app.close();
      await database.close();
      await dropDatabase(databaseUrl);
    },
  };
}

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
  /** Where they are: everybody in a network of their own, since attempts are counted by network. */
  network = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance, email = `${randomUUID()}@example.org`) {
    this.#app = app;
    this.email = email;
  }

  async call(method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE", url: string, body?: unknown, headers = {}) {
    const options: InjectOptions = {
      method,
      url,
      remoteAddress: this.network,
      headers: {
        "sec-fetch-site": "same-origin",
        ...(this.cookie ? { cookie: this.cookie } : {}),
        ...headers,
      },
    };
    if (body !== undefined) options.payload = body as object;
    const response = await this.#app.inject(options);
    const set = response.cookies.find((cookie) => cookie.name.endsWith("session"));
    if (set) this.cookie = set.value ? `${set.name}=${set.value}` : "";
    return { status: response.statusCode, headers: response.headers, body: bodyOf(response.body) };
  }

  /** Signs up with a fresh address. */
  async signUp(more: { language?: "en" | "es"; timeZone?: string; fullName?: string } = {}): Promise<this> {
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
  const name = `test_${randomUUID().replaceAll("-", "")}`;
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
