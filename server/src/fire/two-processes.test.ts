import { randomUUID } from "node:crypto";
import { PgBoss } from "pg-boss";
import { afterAll, beforeAll, expect, test } from "vitest";
import { activityApi } from "@remanso/core/activity/contract.ts";
import { gardenApi } from "@remanso/core/garden/contract.ts";
import { marketplaceApi } from "@remanso/core/marketplace/contract.ts";
import { planApi } from "@remanso/core/plan/contract.ts";
import { cleanUp } from "../db/embedded-testing.ts";
import { patientPerson, type Answer, type Person } from "./person.ts";
import { countsOf, everywhere, twoServers, type TwoServers } from "./two-servers.ts";

// Two processes on one database behave as one: nothing of a person, no count and no turn is known to one of them alone.

afterAll(cleanUp);

let both: TwoServers;
beforeAll(async () => {
  // everybody says which network they are in, since attempts are counted by network
  both = await twoServers({ TRUST_PROXY: "127.0.0.1" });
});

// passwords are hashed two at a time, on a machine that may be busy
const patienceMs = 30_000;
let networks = 0;

function somebody(server: 0 | 1 = 0, email?: string): Person {
  const person = patientPerson(both.servers[server].url, email);
  networks += 1;
  person.network = `10.0.${Math.floor(networks / 250)}.${(networks % 250) + 1}`;
  return person;
}

async function arrived(server: 0 | 1 = 0): Promise<[Person, Person]> {
  const person = somebody(server);
  expect(await status(person.signUp(patienceMs))).toBe(201);
  return everywhere(person, both);
}

/** The same call many times at once, in turns to one and to the other. */
function inTurns(count: number, call: (index: number) => Promise<Answer>): Promise<Answer[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => call(index)));
}

const status = async (answer: Promise<Answer>) => (await answer).status;

test("a session made on one works on the other, and signing out there ends it on both", async () => {
  const [here, there] = await arrived();
  expect(await status(there.call("GET", "/api/auth/user"))).toBe(200);
  const { cookie } = here;
  expect(await status(there.call("GET", "/api/logout"))).toBe(302);
  here.cookie = cookie;
  expect(await status(here.call("GET", "/api/auth/user"))).toBe(401);
});

test("ending the other sessions on one signs them out on the other at once", async () => {
  const [here] = await arrived();
  const elsewhere = somebody(1, here.email);
  expect(await status(elsewhere.signIn())).toBe(200);
  expect(await status(elsewhere.call("GET", "/api/auth/user"))).toBe(200);
  expect(await status(here.call("DELETE", "/api/auth/sessions"))).toBe(200);
  expect(await status(elsewhere.call("GET", "/api/auth/user"))).toBe(401);
  expect(await status(here.call("GET", "/api/auth/user"))).toBe(200);
});

test("guesses of a password count together, in turns and all at once", async () => {
  for (const isAtOnce of [false, true]) {
    const [{ email }] = await arrived();
    const guess = (index: number) =>
      somebody(index % 2 === 0 ? 0 : 1).call("POST", "/api/auth/sign-in", {
        withinMs: patienceMs,
        body: { email, password: "agua turbia 7" },
      });
    const answers: Answer[] = [];
    if (isAtOnce) answers.push(...(await inTurns(20, guess)));
    else for (let index = 0; index < 12; index += 1) answers.push(await guess(index));
    // decisions §1: eight are free
    expect(countsOf(answers)).toEqual({ 401: 8, 429: answers.length - 8 });
    expect(await status(somebody(1, email).signIn())).toBe(429);
  }
});

test("sign-ups of one network count together", async () => {
  const network = "10.9.9.9";
  const answers = await inTurns(26, (index) => {
    const person = somebody(index % 2 === 0 ? 0 : 1);
    person.network = network;
    return person.signUp(patienceMs);
  });
  // decisions §1: 20 in half an hour
  expect(countsOf(answers)).toEqual({ 201: 20, 429: 6 });
});

test("messages to the chat count together", async () => {
  const twins = await arrived();
  const answers = await inTurns(30, (index) =>
    twins[index % 2 === 0 ? 0 : 1].call("POST", "/api/chat/message", {
      withinMs: patienceMs,
      body: { message: `Hola ${index}` },
    }),
  );
  // decisions §6: 20 a minute; one that a busy machine put off may have counted, and comes again
  const { 200: taken = 0, 429: refused = 0, ...others } = countsOf(answers);
  expect({ others, isWithin: taken <= 20 && taken > 10 }).toEqual({ others: {}, isWithin: true });
  expect(taken + refused).toBe(30);
});

test("of ten completions of one activity sent to both at once one wins", async () => {
  const twins = await arrived();
  await twins[0].assess();
  for (const { id } of (await activitiesOf(twins[1])).slice(0, 3)) {
    const answers = await inTurns(10, (index) =>
      twins[index % 2 === 0 ? 0 : 1].call("PATCH", `/api/activities/${id}/complete`, {
        body: { duration: 5 },
      }),
    );
    expect(countsOf(answers)).toEqual({ 200: 1, 409: 9 });
  }
  const { text } = await twins[1].call("GET", "/api/user/stats");
  expect(JSON.parse(text).totalActivitiesCompleted).toBe(3);
});

test("an Idempotency-Key sent to both counts once, and both give the same answer", async () => {
  const twins = await arrived();
  await twins[0].assess();
  const planId = await planOf(twins[0]);
  const key = randomUUID();
  const body = { planId, activityName: "Mirar el río", duration: 5 };
  const answers = await inTurns(10, (index) =>
    twins[index % 2 === 0 ? 0 : 1].call("POST", "/api/activities", { key, body, withinMs: patienceMs }),
  );
  expect(countsOf(answers)).toEqual({ 201: 10 });
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  const named = (await activitiesOf(twins[1])).filter(
    ({ activityName }) => activityName === body.activityName,
  );
  expect(named).toHaveLength(1);
});

test("a plant that is watered at both at once is watered once", async () => {
  const twins = await arrived();
  await twins[0].assess();
  const breathing = (await activitiesOf(twins[0])).find(({ activityType }) => activityType === "breathing");
  const done = { body: { completed: true } };
  expect(await status(twins[0].call("PATCH", `/api/activities/${breathing?.id}`, done))).toBe(200);
  const [plant] = gardenApi.plants.reply.parse(
    JSON.parse((await twins[1].call("GET", "/api/zen-garden/plants")).text),
  );
  const answers = await inTurns(10, (index) =>
    twins[index % 2 === 0 ? 0 : 1].call("POST", `/api/zen-garden/plants/${plant?.id}/water`),
  );
  expect(countsOf(answers)).toEqual({ 200: 1, 429: 9 });
});

test("of 50 people who want one slot, half of them at each, one gets it", async () => {
  const people = await Promise.all(
    Array.from(
      { length: 50 },
      async (_, index) => (await arrived(index % 2 === 0 ? 0 : 1))[index % 2 === 0 ? 0 : 1],
    ),
  );
  const [first] = people;
  if (!first) throw new Error("There is nobody.");
  const professionals = marketplaceApi.professionals.reply.parse(
    JSON.parse((await first.call("GET", "/api/professionals")).text),
  );
  const professional = professionals.find(({ nextAvailable }) => nextAvailable !== null);
  const body = {
    professionalId: professional?.id,
    sessionType: professional?.sessionTypes[0],
    startsAt: professional?.nextAvailable,
  };
  const answers = await Promise.all(
    people.map((person) => person.call("POST", "/api/bookings", { body, withinMs: patienceMs })),
  );
  expect(countsOf(answers)).toEqual({ 201: 1, 409: 49 });
  const { rows } = await both.database.query("select count(*)::int as booked from bookings");
  expect(rows).toEqual([{ booked: 1 }]);
});

test("a reminder that is due for 20 people comes to each of them once, whichever of both takes the job", async () => {
  const people = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => (await arrived(index % 2 === 0 ? 0 : 1))[0]),
  );
  const time = new Intl.DateTimeFormat("es", {
    timeZone: "Europe/Madrid",
    hour: "2-digit",
    minute: "2-digit",
  });
  const minute = Math.floor(Date.now() / 60_000) * 60_000;
  const settings = {
    daily: { isOn: true, time: time.format(minute) },
    weekly: { isOn: false, weekday: 1, time: "18:00" },
    channels: { push: false, email: false, list: true },
    quietHours: { isOn: false, from: "22:00", to: "08:00" },
  };
  for (const person of people)
    expect(await status(person.call("PATCH", "/api/reminders", { body: settings }))).toBe(200);
  // it has just been that time: without this they would be reminded tomorrow
  await both.database.query("update reminder_settings set next_at = $1", [new Date(minute)]);
  const operator = new PgBoss({
    db: { executeSql: (text, values) => both.database.query(text, values) },
    schema: "pgboss",
    supervise: false,
    schedule: false,
  });
  operator.on("error", () => undefined);
  await operator.start();
  await Promise.all(Array.from({ length: 5 }, () => operator.send("plan-reminders")));
  const reminded = async () => (await both.database.query("select user_id from notifications")).rows.length;
  await expect.poll(reminded, { interval: 500 }).toBeGreaterThanOrEqual(people.length);
  await operator.send("plan-reminders");
  // both rounds are through: only then would a second message be there
  const waiting =
    "select id from pgboss.job where name = 'plan-reminders' and state in ('created', 'active')";
  await expect.poll(async () => (await both.database.query(waiting)).rows, { interval: 200 }).toEqual([]);
  await operator.stop({ graceful: false });
  const listed = await Promise.all(
    people.map(async (person) => JSON.parse((await person.call("GET", "/api/notifications")).text).length),
  );
  expect(listed).toEqual(people.map(() => 1));
});

async function planOf(person: Person): Promise<string> {
  const plan = planApi.active.reply.parse(JSON.parse((await person.call("GET", "/api/plans/active")).text));
  if (!plan) throw new Error("There is no plan after an assessment.");
  return plan.id;
}

async function activitiesOf(person: Person) {
  return activityApi.list.reply.parse(JSON.parse((await person.call("GET", "/api/activities")).text));
}
