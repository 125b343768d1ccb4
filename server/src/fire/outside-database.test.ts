import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { activityApi } from "@remanso/core/activity/contract.ts";
import { planApi } from "@remanso/core/plan/contract.ts";
import { progressApi } from "@remanso/core/progress/contract.ts";
import { cleanUp } from "../db/embedded-testing.ts";
import { halfDone } from "./stored-writes.ts";
import { patientPerson, Person, type Answer } from "./person.ts";
import type { RunningServer } from "./server-process.ts";
import { countsOf, everywhere, twoServers, type TwoServers } from "./two-servers.ts";

afterAll(cleanUp);

const atOnce = 50;

let both: TwoServers;
let servers: TwoServers["servers"];
let database: TwoServers["database"];

beforeAll(async () => {
  both = await twoServers({ RATE_LIMITS: "off" });
  ({ servers, database } = both);
});

test("two servers started at once on one empty database both migrate it, serve, and know each other’s sessions", async () => {
  const { rows } = await database.query(
    "select count(*)::int as applied, count(distinct hash)::int as different from drizzle.__drizzle_migrations",
  );
  expect(rows[0].applied).toBe(rows[0].different);
  expect(servers.map(({ said }) => said.err.replaceAll(/^RATE_LIMITS=off: .*\n/gm, ""))).toEqual(["", ""]);
  const person = patientPerson(servers[0].url);
  expect((await person.signUp()).status).toBe(201);
  person.server = servers[1].url;
  expect((await person.call("GET", "/api/auth/user")).text).toContain(person.email);
  expect((await person.call("GET", "/")).status).toBe(200);
  const { cookie } = person;
  expect((await person.call("GET", "/api/logout")).status).toBe(302);
  person.server = servers[0].url;
  person.cookie = cookie;
  expect((await person.call("GET", "/api/auth/user")).status).toBe(401);
  expect((await person.signIn()).status).toBe(200);
});

test(`of ${atOnce} completions of one activity at the same moment one is done and the others are told`, async () => {
  const { person, activityId } = await personWithActivity();
  const twins = everywhere(person, both);
  const answers = await all((index) => {
    const twin = twins[index % 2] ?? person;
    return index % 4 < 2
      ? twin.call("PATCH", `/api/activities/${activityId}/complete`, { body: { duration: 5 } })
      : twin.call("PATCH", `/api/activities/${activityId}`, { body: { completed: true } });
  });
  expect(countsOf(answers)).toEqual({ 200: 1, 409: atOnce - 1 });
  expect(answers.filter(({ status }) => status === 409).map(({ text }) => JSON.parse(text).detail)).toEqual(
    Array.from({ length: atOnce - 1 }, () => "Esta actividad ya ha sido completada"),
  );
  expect(await completedCount(person)).toBe(1);
  expect(await halfDone(askDatabase)).toEqual([]);
});

test(`of ${atOnce} sign-ups with one address at the same moment one makes an account`, async () => {
  const email = `${randomUUID()}@example.org`;
  const answers = await all((index) => {
    // the same address in another spelling
    const spelled = index % 3 === 0 ? email.toUpperCase() : email;
    // so many passwords at once take their time
    return new Person(serverOf(index).url, spelled).signUp(20_000);
  });
  expect(countsOf(answers)).toEqual({ 201: 1, 409: atOnce - 1 });
  const { rows } = await database.query("select email from users where lower(email) = $1", [email]);
  expect(rows).toHaveLength(1);
  expect(await halfDone(askDatabase)).toEqual([]);
});

test("one Idempotency-Key sent to both servers at once has one effect and one answer", async () => {
  const { person, planId } = await personWithActivity();
  const twins = everywhere(person, both);
  for (let round = 1; round <= 10; round += 1) {
    const key = randomUUID();
    const body = { planId, activityName: `Paseo ${round}`, duration: 5 };
    const answers = await Promise.all(
      [...twins, ...twins].map((twin) => twin.call("POST", "/api/activities", { key, body })),
    );
    expect(countsOf(answers)).toEqual({ 201: 4 });
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const { id } = activityApi.create.reply.parse(JSON.parse(answers[0]?.text ?? ""));
    const completion = randomUUID();
    const done = await Promise.all(
      twins.map((twin) =>
        twin.call("PATCH", `/api/activities/${id}/complete`, { key: completion, body: { duration: 5 } }),
      ),
    );
    expect(countsOf(done)).toEqual({ 200: 2 });
    const reused = await person.call("PATCH", `/api/activities/${id}/complete`, {
      key: completion,
      body: { duration: 6 },
    });
    expect(reused.status).toBe(422);
  }
  expect(await completedCount(person)).toBe(10);
});

test(`of ${atOnce} activities of one name at the same moment one is made, and of many assessments one plan is active`, async () => {
  const { person, planId } = await personWithActivity();
  const twins = everywhere(person, both);
  const created = await all((index) =>
    (twins[index % 2] ?? person).call("POST", "/api/activities", {
      body: { planId, activityName: "Nadar", duration: 5 },
    }),
  );
  expect(countsOf(created)).toEqual({ 201: 1, 409: atOnce - 1 });
  const assessed = await Promise.all(
    Array.from({ length: 8 }, (_, index) => (twins[index % 2] ?? person).assess()),
  );
  expect(countsOf(assessed)).toEqual({ 201: 8 });
  const { rows } = await database.query(
    "select count(*) filter (where archived_at is null)::int as active, count(*)::int as plans from plans where user_id in (select user_id from plans where id = $1)",
    [planId],
  );
  expect(rows).toEqual([{ active: 1, plans: 9 }]);
  expect(await halfDone(askDatabase)).toEqual([]);
});

test("calls that wait for a locked table answer 503 instead of hanging, and other calls keep working", async () => {
  const { person, activityId } = await personWithActivity();
  await database.query("begin");
  await database.query("lock table activities in access exclusive mode");
  const waiting = Promise.all([
    person.call("GET", "/api/activities"),
    person.call("PATCH", `/api/activities/${activityId}/complete`, { body: { duration: 5 } }),
  ]);
  await sleep(300);
  const other = person.call("GET", "/api/auth/user");
  // it does not wait for those that wait
  expect(await Promise.race([waiting.then(() => "the waiting"), other.then(() => "the other")])).toBe(
    "the other",
  );
  expect((await other).status).toBe(200);
  const answers = await waiting;
  await database.query("rollback");
  expect(answers.map(({ status, headers }) => `${status} ${headers["retry-after"]}`)).toEqual([
    "503 2",
    "503 2",
  ]);
  const again = await person.call("PATCH", `/api/activities/${activityId}/complete`, {
    body: { duration: 5 },
  });
  expect(again.status).toBe(200);
});

async function personWithActivity(): Promise<{ person: Person; planId: string; activityId: string }> {
  const person = patientPerson(servers[0].url);
  expect((await person.signUp()).status).toBe(201);
  expect((await person.assess()).status).toBe(201);
  const plan = planApi.active.reply.parse(JSON.parse((await person.call("GET", "/api/plans/active")).text));
  const activityId = plan?.activities[0]?.id;
  if (!plan || activityId === undefined) throw new Error("There is no plan after an assessment.");
  return { person, planId: plan.id, activityId };
}

function all(send: (index: number) => Promise<Answer>): Promise<Answer[]> {
  return Promise.all(Array.from({ length: atOnce }, (_, index) => send(index)));
}

function serverOf(index: number): RunningServer {
  return index % 2 === 0 ? servers[0] : servers[1];
}

async function completedCount(person: Person): Promise<number> {
  const answer = await person.call("GET", "/api/user/stats");
  return progressApi.stats.reply.parse(JSON.parse(answer.text)).totalActivitiesCompleted;
}

async function askDatabase(sql: string): Promise<Record<string, unknown>[]> {
  return (await database.query<Record<string, unknown>>(sql)).rows;
}
