import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addDays } from "@remanso/core/progress/local-date.ts";
import { finishGame } from "../breathing/breathing-testing.ts";
import { fillWithPlan } from "../harness/own-things.ts";
import { startTestApp, TestPerson, type TestApp } from "../testing.ts";
import { forgetPageLinks } from "./store.ts";

const dayMs = 86_400_000;
const today = "2026-03-11";
let world: TestApp;
let ana: TestPerson;

beforeAll(async () => {
  world = await startTestApp();
});

afterAll(() => world.close());

beforeEach(async () => {
  world.clock.set("2026-03-11T10:00:00.000Z");
  ana = await new TestPerson(world.app).signUp({ timeZone: "Europe/Madrid" });
});

const stranger = () => new TestPerson(world.app);

/** The two halves of a link that the server hears of, and what was encrypted. */
const newLink = () => ({
  address: randomBytes(16).toString("base64url"),
  proof: randomBytes(32).toString("base64url"),
  sealed: randomBytes(300).toString("base64url"),
});

async function share(more: { days?: number; openings?: number } = {}) {
  const link = newLink();
  const input = { ...link, days: 7, openings: 20, ...more };
  const shared = await ana.call("POST", "/api/professional-page/links", input);
  expect(shared.status).toBe(201);
  return { ...link, id: String(shared.body.id) };
}

const open = ({ address, proof }: { address: string; proof: string }) =>
  stranger().call("POST", "/api/shared-pages/open", { address, proof });

const links = async () => (await ana.call("GET", "/api/professional-page/links")).body;

describe("what a page may be made of", () => {
  test("is the person's own days, assessments, and what they did, up to half a year back", async () => {
    await fillWithPlan(ana);
    const checkIn = (daysAgo: number, more: object) =>
      ana.call("POST", "/api/check-ins", { on: addDays(today, -daysAgo), ...more });
    await checkIn(2, { mood: 2, stress: 6, workStress: 8 });
    await checkIn(2, { mood: 3, stress: 4 });
    await checkIn(1, { mood: 4 });
    const { body: list } = await ana.call("GET", "/api/activities");
    await ana.call("PATCH", `/api/activities/${list[0].id}`, { completed: true });
    await ana.call("POST", `/api/activities/${list[0].id}/rating`, { feeling: "worse" });
    world.clock.advance(3_600_000);
    await finishGame(ana);
    const { status, body } = await ana.call("GET", "/api/professional-page");
    expect([status, body.today, body.from]).toEqual([200, today, "2025-09-09"]);
    const unsaid = { financialStress: null, personalStress: null, globalStress: null };
    expect(body.days).toEqual([
      { on: "2026-03-09", mood: 2.5, overallStress: 5, workStress: 8, ...unsaid },
      { on: "2026-03-10", mood: 4, overallStress: null, workStress: null, ...unsaid },
    ]);
    expect(body.assessments).toMatchObject([{ on: today, overallStress: 0.5, questionnaireVersion: 2 }]);
    expect(body.done).toMatchObject([
      { on: today, type: list[0].activityType, times: 1 },
      { on: today, type: null, times: 1 },
    ]);
    expect(body.felt).toEqual([{ on: today, better: 0, same: 0, worse: 1 }]);
    expect(body.findings).toEqual([]);
  });

  test("holds no note, name, address or id", async () => {
    await ana.call("POST", "/api/check-ins", { mood: 3, stress: 5, note: "Una nota mía" });
    const { text } = await world.app
      .inject({ url: "/api/professional-page", headers: { cookie: ana.cookie } })
      .then(({ body }) => ({ text: body }));
    expect(text).not.toMatch(/nota mía|@example|"id"|"email"/);
  });
});

describe("a link", () => {
  test("opens what was encrypted, and each opening is counted with its time", async () => {
    const link = await share();
    expect(await links()).toMatchObject([{ openings: 0, mostOpenings: 20, lastOpenedAt: null }]);
    world.clock.advance(60_000);
    const opened = await open(link);
    expect([opened.status, opened.body]).toEqual([
      200,
      { sealed: link.sealed, expiresAt: "2026-03-18T10:00:00.000Z" },
    ]);
    expect(opened.headers["cache-control"]).toBe("no-store");
    expect(await links()).toMatchObject([{ openings: 1, lastOpenedAt: "2026-03-11T10:01:00.000Z" }]);
  });

  test("that is wrong, over, used up or taken back gets one and the same answer", async () => {
    const link = await share({ days: 1, openings: 1 });
    const unknown = await open(newLink());
    expect([unknown.status, unknown.body.code]).toEqual([404, "page_link_over"]);
    const told = ({ status, body, headers }: typeof unknown) => {
      const { date: _date, "remanso-server-clock": _clock, ...rest } = headers;
      return { status, body, rest };
    };
    const wrongKey = await open({ ...link, proof: newLink().proof });
    expect(told(wrongKey)).toEqual(told(unknown));
    // a wrong key has not used the one opening
    expect((await open(link)).status).toBe(200);
    expect(told(await open(link))).toEqual(told(unknown));
    const old = await share({ days: 1 });
    world.clock.advance(dayMs);
    expect(told(await open(old))).toEqual(told(unknown));
    const back = await share();
    expect((await ana.call("DELETE", `/api/professional-page/links/${back.id}`)).body).toEqual({
      revoked: true,
    });
    expect(told(await open(back))).toEqual(told(unknown));
  });

  test("that may be opened once is opened once, also by ten at the same instant", async () => {
    const link = await share({ openings: 1 });
    const answers = await Promise.all(Array.from({ length: 10 }, () => open(link)));
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual([
      "200",
      ...Array.from({ length: 9 }, () => "404"),
    ]);
  });

  test.each([{ days: 0 }, { days: 32 }, { openings: 0 }, { openings: 101 }, { days: 1.5 }])(
    "of %o is refused with the field at fault",
    async (wrong) => {
      const input = { ...newLink(), days: 7, openings: 20, ...wrong };
      const refused = await ana.call("POST", "/api/professional-page/links", input);
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, Object.keys(wrong)]);
    },
  );

  test("is one of ten at most, also when all come at once", async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () =>
        ana.call("POST", "/api/professional-page/links", { ...newLink(), days: 7, openings: 20 }),
      ),
    );
    const statuses = answers.map(({ status }) => String(status)).toSorted();
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => "201"), "409", "409"]);
    expect((await links()).length).toBe(10);
  });

  test("of somebody else is neither listed nor taken back, and goes with its maker", async () => {
    const link = await share();
    const eva = await new TestPerson(world.app).signUp();
    expect((await eva.call("GET", "/api/professional-page/links")).body).toEqual([]);
    expect((await eva.call("DELETE", `/api/professional-page/links/${link.id}`)).status).toBe(404);
    expect((await open(link)).status).toBe(200);
    const left = await ana.call("DELETE", "/api/account");
    expect(left.status).toBe(200);
    expect((await open(link)).status).toBe(404);
  });

  test("that has expired is deleted with what was kept for it", async () => {
    await share({ days: 1 });
    const kept = await share({ days: 2 });
    world.clock.advance(dayMs);
    const { database, now } = world.app.deps;
    await forgetPageLinks(database.db, now());
    const { rows } = await database.pool.query(
      "select page_links.id from page_links join users on users.id = user_id where users.email = $1",
      [ana.email],
    );
    expect(rows).toEqual([{ id: kept.id }]);
  });

  test("is kept as hashes: neither its address nor its proof is in the database", async () => {
    const link = await share();
    const { rows } = await world.app.deps.database.pool.query(
      "select encode(address_hash, 'base64') || encode(proof_hash, 'base64') || encode(sealed, 'base64') as all from page_links where id = $1",
      [link.id],
    );
    const bytes = (text: string) => Buffer.from(text, "base64url").toString("base64").replaceAll("=", "");
    expect(rows[0].all.replaceAll("\n", "")).toContain(bytes(link.sealed).slice(0, 40));
    expect(rows[0].all).not.toContain(bytes(link.address));
    expect(rows[0].all).not.toContain(bytes(link.proof));
  });

  test("is tried at most 120 times in five minutes from one network", async () => {
    const someone = stranger();
    const statuses: number[] = [];
    for (let index = 0; index < 121; index += 1) {
      const { address, proof } = newLink();
      statuses.push((await someone.call("POST", "/api/shared-pages/open", { address, proof })).status);
    }
    expect([statuses[0], statuses[119], statuses[120]]).toEqual([404, 404, 429]);
  });
});
