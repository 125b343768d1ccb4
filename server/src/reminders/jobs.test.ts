import { setTimeout as sleep } from "node:timers/promises";
import { PgBoss } from "pg-boss";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../db/db.ts";
import { openMailbox, type Mailbox } from "../mail/mailbox-testing.ts";
import { openTestDatabase, startTestApp, type TestApp } from "../testing.ts";
import { bossDatabase } from "./job-store.ts";
import { startJobs, type Jobs } from "./jobs.ts";
import { openPushService, SubscribedBrowser, type PushService } from "./push-testing.ts";
import { Reminded } from "./reminders-testing.ts";

// With the real queue: two servers on one database, as each would run.

let service: PushService;
let mailbox: Mailbox;
let world: TestApp;
let elsewhere: Database;
let servers: Jobs[];
let operator: PgBoss;
const failures: unknown[] = [];

beforeAll(async () => {
  service = await openPushService();
  mailbox = await openMailbox();
  world = await startTestApp(
    { RATE_LIMITS: "off", SMTP_URL: mailbox.smtpUrl },
    { pushNetwork: service.network },
  );
  elsewhere = openTestDatabase(world.databaseUrl);
  servers = [start(world.app.deps.database), start(elsewhere)];
  operator = new PgBoss({
    db: bossDatabase(world.app.deps.database),
    schema: "pgboss",
    supervise: false,
    schedule: false,
  });
  operator.on("error", (error) => failures.push(error));
});

afterAll(async () => {
  await Promise.all(servers.map((jobs) => jobs.stop()));
  await operator.stop({ graceful: false });
  await elsewhere.close();
  await world.close();
  await Promise.all([mailbox.close(), service.close()]);
  expect(failures).toEqual([]);
});

function start(database: Database): Jobs {
  const deps = { ...world.app.deps, database };
  return startJobs(deps, { pollSeconds: 0.5, onFailure: (error) => failures.push(error) });
}

async function until(isSo: () => Promise<boolean> | boolean): Promise<void> {
  for (let wait = 0; wait < 800; wait += 1) {
    if (await isSo()) return;
    await sleep(100);
  }
  throw new Error("It has not come to pass in time.");
}

/** Asks for a round of planning now; the one of the minute may be under way and has looked at the clock already. */
async function plan(): Promise<void> {
  await until(async () => (await operator.send("plan-reminders")) !== null);
}

describe("the queue", () => {
  test("plans every minute, and hands every message to one of two servers", async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => Reminded.arrive(world)));
    const browsers = await Promise.all(
      people.map(async (person) => {
        await person.proveAddress(mailbox);
        await person.daily("08:30", { push: true, email: true });
        const browser = new SubscribedBrowser(service.origin);
        await person.call("POST", "/api/push-subscriptions", browser.subscription);
        return browser;
      }),
    );
    // both have made, or found, what pg-boss needs
    await until(async () => {
      const asked = "select to_regclass('pgboss.schedule') is not null as made";
      return (await elsewhere.pool.query(asked)).rows[0].made;
    });
    await operator.start();
    await until(async () => (await operator.getSchedules()).length === 1);
    expect((await operator.getSchedules()).map(({ name, cron }) => [name, cron])).toEqual([
      ["plan-reminders", "* * * * *"],
    ]);
    world.clock.set("2026-03-12T07:30:00.000Z");
    await plan();
    // one letter came when the address was confirmed
    const letters = ({ email }: Reminded) =>
      mailbox.letters.filter(({ recipients }) => recipients.includes(email)).length;
    await until(async () => {
      await world.app.mail.round();
      return people.every((person) => letters(person) === 2);
    });
    await until(() => browsers.every((browser) => browser.messages(service).length === 1));
    // the minute after brings nothing new
    await plan();
    await sleep(2500);
    expect(people.map(letters)).toEqual(people.map(() => 2));
    expect(browsers.map((browser) => browser.messages(service).length)).toEqual(browsers.map(() => 1));
    for (const person of people) expect((await person.list()).length).toBe(1);
  });

  test("continues with what a stopped server left", async () => {
    const ana = await Reminded.arrive(world);
    await ana.daily("08:30", { push: true });
    const browser = new SubscribedBrowser(service.origin);
    await ana.call("POST", "/api/push-subscriptions", browser.subscription);
    await Promise.all(servers.map((jobs) => jobs.stop()));
    world.clock.set("2026-03-14T07:30:00.000Z");
    await plan();
    await sleep(1000);
    expect(browser.messages(service)).toEqual([]);
    servers = [start(world.app.deps.database)];
    await until(() => browser.messages(service).length === 1);
  });

  test("a round that lost its database holds the next one back for a minute at most, also on a queue of an earlier version", async () => {
    const expires = async () => (await operator.getQueue("plan-reminders"))?.expireInSeconds;
    await operator.updateQueue("plan-reminders", { expireInSeconds: 300 });
    expect(await expires()).toBe(300);
    servers.push(start(elsewhere));
    await until(async () => (await expires()) === 60);
  });
});
