import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sharedTestApp, TestPerson, type SharedApp } from "../testing.ts";

let world: SharedApp;
let ana: TestPerson;

const path = "/api/experiments";
const walking = { subject: { text: "Caminar antes de cenar" }, outcome: "stress", askHour: 20 };

beforeAll(async () => {
  world = await sharedTestApp({ RATE_LIMITS: "off" });
});

beforeEach(async () => {
  // ten in the morning
  world.clock.set("2026-03-01T16:00:00.000Z");
  ana = await new TestPerson(world.app).signUp({ timeZone: "America/Mexico_City" });
});

const begin = (more: object = {}) => ana.call("POST", path, { ...walking, ...more });
const current = async () => (await ana.call("GET", `${path}/current`)).body;
const mayBegin = async () => (await ana.call("GET", `${path}/offer`)).body.mayBegin;
/** Half past nine in the evening of a day of the experiment that begins on 2 March. */
const evening = (day: number) => world.clock.set(new Date(Date.UTC(2026, 2, 2 + day, 3, 30)).toISOString());
const say = (id: string, points: number, more: object = {}) =>
  ana.call("POST", `${path}/${id}/evenings`, { points, done: true, ...more });

/** Answers the evenings from `from` to `to`, by whether the day is a "yes" day. */
async function live(
  id: string,
  { from, to }: { from: number; to: number },
  points: (isYes: boolean) => number,
) {
  for (let day = from; day <= to; day += 1) {
    evening(day);
    const { today } = await current();
    if (!today) return;
    await say(id, points(today.isYes), { done: today.isYes });
  }
}

describe("an experiment", () => {
  test("is fixed the day before its first, says yes or no each day, and asks before it tells tomorrow", async () => {
    const begun = await begin();
    expect([begun.status, begun.body]).toMatchObject([
      201,
      {
        name: "Caminar antes de cenar",
        startsOn: "2026-03-02",
        state: "coming",
        today: null,
        end: null,
        pairs: 0,
      },
    ]);
    const { id } = begun.body;
    expect((await say(id, 5)).body.code).toBe("evening_closed");
    world.clock.set("2026-03-02T16:00:00.000Z");
    const morning = await current();
    expect(morning).toMatchObject({
      state: "running",
      today: { day: 1, isYes: expect.any(Boolean), isAsked: false, isAnswered: false, isTomorrowYes: null },
    });
    expect((await say(id, 5)).body.code).toBe("evening_closed");
    evening(1);
    expect((await current()).today).toMatchObject({ isAsked: true, isTomorrowYes: null });
    const answered = await say(id, 5);
    expect(answered.body.today).toEqual({
      day: 1,
      isYes: morning.today.isYes,
      isAsked: false,
      isAnswered: true,
      isTomorrowYes: !morning.today.isYes,
    });
  });

  test("ends early when the days clearly differ, tells it once, and shows nothing before", async () => {
    const { id } = (await begin()).body;
    await live(id, { from: 1, to: 6 }, (isYes) => (isYes ? 2 : 6));
    const running = await current();
    expect([running.state, running.end, running.pairs]).toEqual(["running", null, 3]);
    await live(id, { from: 7, to: 20 }, (isYes) => (isYes ? 2 : 6));
    const ended = await current();
    expect(ended).toMatchObject({
      state: "ended",
      end: {
        kind: "early",
        finding: { kind: "difference", mean: -4 },
        yes: { answered: 6 },
        no: { done: 0 },
      },
    });
    expect((await say(id, 5)).body.code).toBe("experiment_over");
    expect((await ana.call("POST", `${path}/${id}/seen`)).body.isSeen).toBe(true);
    expect(await current()).toBeNull();
    expect([await mayBegin(), (await ana.call("GET", path)).body.length]).toEqual([true, 1]);
  });

  test("that nobody answers ends after 42 days and cannot be answered", async () => {
    await begin();
    evening(42);
    await ana.call("POST", "/api/auth/sign-in", { email: ana.email, password: "agua tranquila 7" });
    expect((await current()).state).toBe("running");
    evening(44);
    expect((await current()).end).toMatchObject({
      kind: "planned",
      on: "2026-04-12",
      finding: { kind: "tooFew" },
    });
  });

  test("of the evening keeps its first answer, also after midnight and when it was sent later", async () => {
    const { id } = (await begin()).body;
    evening(1);
    await say(id, 3);
    await say(id, 9);
    // two in the morning of the day after still belongs to day 2
    world.clock.set("2026-03-04T08:00:00.000Z");
    expect((await say(id, 4)).body.today).toMatchObject({ day: 2, isAnswered: true });
    world.clock.set("2026-03-06T20:00:00.000Z");
    const late = await say(id, 5, { occurredAt: "2026-03-05T03:30:00.000Z" });
    expect([late.status, late.body.pairs]).toEqual([200, 1]);
    const { body } = await ana.call("GET", "/api/export");
    expect(
      body.tables.experiment_evenings.map(({ day, points }: { day: number; points: number }) => [
        day,
        points,
      ]),
    ).toEqual([
      [1, 3],
      [2, 4],
      [3, 5],
    ]);
    expect(body.tables.experiments).toMatchObject([
      { text: "Caminar antes de cenar", plan: expect.stringMatching(/^[yn]{21}$/) },
    ]);
  });

  test("is stopped with one press, at once and for good, and tells nothing then", async () => {
    const { id } = (await begin()).body;
    await live(id, { from: 1, to: 4 }, () => 5);
    const stopped = await ana.call("POST", `${path}/${id}/stop`);
    expect(stopped.body).toMatchObject({
      state: "ended",
      end: { kind: "stopped", on: "2026-03-05", finding: null },
    });
    expect(await current()).toBeNull();
    expect((await ana.call("POST", `${path}/${id}/stop`)).body.end).toEqual(stopped.body.end);
    expect((await begin()).status).toBe(201);
  });

  test("goes on alone: a second one has to wait", async () => {
    await begin();
    expect((await begin()).body).toMatchObject({ code: "experiment_running", status: 409 });
    const [going] = (await ana.call("GET", path)).body;
    expect((await ana.call("POST", `${path}/${going.id}/seen`)).body.isSeen).toBe(false);
    expect(await mayBegin()).toBe(false);
  });

  test("is of the catalogue too, in the person's language, and sent twice it begins once", async () => {
    const key = { "idempotency-key": "un-solo-experimento" };
    const subject = { catalogueKey: "walk-at-three-paces" };
    const answers = await Promise.all([1, 2].map(() => ana.call("POST", path, { ...walking, subject }, key)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const english = await ana.call("PATCH", "/api/settings", { language: "en" });
    expect(english.status).toBe(200);
    const { name } = await current();
    expect([name === answers[0]?.body.name, typeof name]).toEqual([false, "string"]);
  });

  test.each([
    [{ subject: { text: "dejar la medicación" } }, "experiment_left_out"],
    [{ subject: { text: "me quiero matar" } }, "experiment_left_out"],
    [{ subject: { catalogueKey: "an-old-worry" } }, "experiment_left_out"],
    [{ subject: { catalogueKey: "no-such-thing" } }, "experiment_left_out"],
    [{ subject: { text: " " } }, "invalid_input"],
    [{ askHour: 9 }, "invalid_input"],
    [{ outcome: "sleep" }, "invalid_input"],
  ])("with %j is refused", async (wrong, code) => {
    expect(await begin(wrong)).toMatchObject({ status: 400, body: { code } });
    expect(await current()).toBeNull();
  });

  test("is nobody else's, and is deleted with its evenings", async () => {
    const { id } = (await begin()).body;
    evening(1);
    await say(id, 3);
    const other = await new TestPerson(world.app).signUp();
    expect((await other.call("POST", `${path}/${id}/evenings`, { points: 1, done: true })).status).toBe(404);
    expect((await other.call("DELETE", `${path}/${id}`)).status).toBe(404);
    expect((await ana.call("DELETE", `${path}/${id}`)).body).toEqual({ removed: true });
    expect((await ana.call("GET", "/api/export")).body.tables.experiment_evenings).toEqual([]);
  });
});

describe("after a sure alarm", () => {
  test("a running one ends quietly, and none is offered for 14 days", async () => {
    await begin();
    evening(2);
    await ana.call("POST", "/api/chat/message", { message: "me quiero matar" });
    expect(await current()).toBeNull();
    const [ended] = (await ana.call("GET", path)).body;
    expect([await mayBegin(), ended.end]).toMatchObject([false, { kind: "rest", finding: null }]);
    evening(15);
    expect((await begin()).body.code).toBe("experiment_rests");
    evening(17);
    expect((await begin()).status).toBe(201);
  });
});
