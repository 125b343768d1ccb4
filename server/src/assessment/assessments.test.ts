import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { questions } from "@remanso/core/assessment/questions.ts";
import type { Database } from "../db/db.ts";
import { sharedTestApp, TestPerson, type SharedApp } from "../testing.ts";

let world: SharedApp;
let database: Database;
let ana: TestPerson;

const all = (answer: number) => Object.fromEntries(questions.map(({ id }) => [id, answer]));

interface Listed {
  readonly id: string;
}

beforeAll(async () => {
  world = await sharedTestApp({ RATE_LIMITS: "off" });
  database = world.app.deps.database;
});

beforeEach(async () => {
  world.clock.set("2026-03-11T10:00:00.000Z");
  ana = await new TestPerson(world.app).signUp();
});

describe("the assessment", () => {
  test("is null before the first, and there is no plan", async () => {
    expect(await ana.call("GET", "/api/assessments/latest")).toMatchObject({ status: 200, body: null });
    expect(await ana.call("GET", "/api/plans/active")).toMatchObject({ status: 200, body: null });
    expect((await ana.call("GET", "/api/recommendations")).body).toEqual([]);
    expect((await ana.call("GET", "/api/activities")).body).toEqual([]);
  });

  test("is scored by the server: scores that were sent are ignored", async () => {
    const sent = {
      responses: all(4),
      workStress: 0,
      financialStress: 0,
      personalStress: 0,
      globalStress: 0,
      overallStress: 0,
    };
    const answered = await ana.call("POST", "/api/stress-assessment", sent);
    expect(answered.status).toBe(201);
    const latest = await ana.call("GET", "/api/assessments/latest");
    expect(latest.body).toEqual({ ...answered.body, change: null });
    expect(latest.body).toMatchObject({
      workStress: 1,
      financialStress: 1,
      personalStress: 1,
      globalStress: 1,
      overallStress: 1,
      responses: all(4),
    });
  });

  test.each([
    [{ ...all(1), work_9: 1 }, "responses.work_9"],
    [{ ...all(1), work_1: 5 }, "responses.work_1"],
    [{ ...all(1), work_1: -1 }, "responses.work_1"],
    [{ ...all(1), work_1: 2.5 }, "responses.work_1"],
    [{ ...all(1), work_1: "4" }, "responses.work_1"],
    [
      Object.fromEntries(Object.entries(all(1)).filter(([id]) => !id.startsWith("global"))),
      "responses.global_1",
    ],
  ])("with %j is refused with the field at fault, and nothing is stored", async (responses, field) => {
    const answered = await ana.call("POST", "/api/stress-assessment", { responses });
    expect([answered.status, Object.keys(answered.body.errors)]).toEqual([400, [field]]);
    expect((await ana.call("GET", "/api/assessments")).body).toEqual([]);
  });

  test("makes a plan with the highest category as its focus and the week's targets", async () => {
    await ana.call("POST", "/api/stress-assessment", {
      responses: { ...all(1), personal_1: 4, personal_2: 4 },
    });
    const { body } = await ana.call("GET", "/api/plans/active");
    expect(body).toMatchObject({
      focus: "personal",
      weeklyTarget: { activities: 5, minutes: 60, breathing: 3, checkIns: 1 },
    });
    expect(body.activities.length).toBe(8);
  });

  test("with never throughout makes a plan without a focus; equal highest categories are all named", async () => {
    await ana.call("POST", "/api/stress-assessment", { responses: all(0) });
    const { body: calm } = await ana.call("GET", "/api/plans/active");
    expect([calm.focus, calm.focuses, calm.activities.length]).toEqual([null, [], 8]);
    await ana.call("POST", "/api/stress-assessment", {
      responses: { ...all(1), work_1: 3, global_2: 3 },
    });
    const { body: both } = await ana.call("GET", "/api/plans/active");
    expect([both.focus, both.focuses]).toEqual(["work", ["work", "global"]]);
  });

  test("taken again archives the plan: pending activities leave the list, completed ones stay", async () => {
    await ana.call("POST", "/api/stress-assessment", { responses: all(1) });
    const { body: before } = await ana.call("GET", "/api/activities");
    await ana.call("PATCH", `/api/activities/${before[0].id}`, { completed: true });
    world.clock.advance(86_400_000);
    await ana.call("POST", "/api/stress-assessment", { responses: all(3) });
    const { body: after } = await ana.call("GET", "/api/activities");
    const kept = after.filter(({ id }: { id: string }) =>
      before.some((activity: { id: string }) => activity.id === id),
    );
    expect(kept.map(({ id }: { id: string }) => id)).toEqual([before[0].id]);
    expect(after.length).toBe(9);
    const { body: history } = await ana.call("GET", "/api/assessments");
    expect(history.map(({ overallStress }: { overallStress: number }) => overallStress)).toEqual([
      0.75, 0.25,
    ]);
  });

  test("a session that was under way when the plan changed can still be completed", async () => {
    await ana.call("POST", "/api/stress-assessment", { responses: all(1) });
    const { body } = await ana.call("GET", "/api/activities");
    await ana.call("PATCH", `/api/activities/${body[0].id}/start`);
    await ana.call("POST", "/api/stress-assessment", { responses: all(2) });
    expect((await ana.call("PATCH", `/api/activities/${body[0].id}/complete`, { duration: 5 })).status).toBe(
      200,
    );
  });

  test("sent several times at once ends with one active plan of eight", async () => {
    const answers = await Promise.all(
      [0, 1, 2, 3, 4].map((answer) =>
        ana.call("POST", "/api/stress-assessment", { responses: all(answer % 5) }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect((await ana.call("GET", "/api/activities")).body.length).toBe(8);
  });

  test("sent several times at once from different devices, each with its own key, always succeeds", async () => {
    const submit = (device: number) =>
      ana.call(
        "POST",
        "/api/stress-assessment",
        { responses: all(device % 5) },
        { "idempotency-key": `device-number-${device}` },
      );
    const answers = await Promise.all([0, 1, 2, 3, 4, 5].map(submit));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201]);
    expect((await ana.call("GET", "/api/plans/active")).body.activities.length).toBe(8);
    expect((await ana.call("GET", "/api/activities")).body.length).toBe(8);
  });

  test("sent three times at once leaves the plan of the latest", async () => {
    for (let round = 0; round < 10; round += 1) {
      world.clock.advance(1000);
      await Promise.all(
        [0, 2, 4].map((answer) => ana.call("POST", "/api/stress-assessment", { responses: all(answer) })),
      );
      const { body: latest } = await ana.call("GET", "/api/assessments/latest");
      expect((await ana.call("GET", "/api/plans/active")).body.assessmentId).toBe(latest.id);
    }
  });

  test("that arrives last is the latest, and its plan the active one, even if a server's clock runs behind", async () => {
    await ana.call("POST", "/api/stress-assessment", { responses: all(1) });
    world.clock.set("2026-03-11T09:59:59.000Z");
    const { body: last } = await ana.call("POST", "/api/stress-assessment", { responses: all(3) });
    expect((await ana.call("GET", "/api/assessments/latest")).body).toMatchObject(last);
    expect((await ana.call("GET", "/api/plans/active")).body.assessmentId).toBe(last.id);
  });

  test("taken again while activities are being completed loses none of them", async () => {
    await ana.call("POST", "/api/stress-assessment", { responses: all(2) });
    const { body: list } = await ana.call("GET", "/api/activities");
    const completions = list.map(({ id }: Listed) =>
      ana.call("PATCH", `/api/activities/${id}/complete`, { duration: 5 }),
    );
    const retakes = [1, 3].map((answer) =>
      ana.call("POST", "/api/stress-assessment", { responses: all(answer) }),
    );
    const statuses = (await Promise.all([...completions, ...retakes])).map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 201, 201]);
    expect((await ana.call("GET", "/api/user/stats")).body.totalActivitiesCompleted).toBe(8);
  });

  test("with the same key twice is one assessment; with other answers the key is refused", async () => {
    const key = { "idempotency-key": "assessment-key-1" };
    const submit = (answer: number) =>
      ana.call("POST", "/api/stress-assessment", { responses: all(answer) }, key);
    const [first, second] = await Promise.all([submit(2), submit(2)]);
    expect([first.status, second.status, second.body]).toEqual([201, 201, first.body]);
    const other = await submit(3);
    expect([other.status, other.body.code]).toEqual([422, "key_reused"]);
    expect((await ana.call("GET", "/api/assessments")).body).toEqual([first.body]);
  });

  test("tells its change since the first one, and claims none between versions of the questions", async () => {
    const change = async () => (await ana.call("GET", "/api/assessments/latest")).body.change;
    const assessOn = async (day: string, answer: number) => {
      world.clock.set(`2026-03-${day}T10:00:00.000Z`);
      await ana.call("POST", "/api/stress-assessment", { responses: all(answer) });
    };
    await assessOn("11", 3);
    const first = { createdAt: "2026-03-11T10:00:00.000Z", overallStress: 0.75 };
    await assessOn("20", 1);
    expect(await change()).toEqual({ kind: "beyond", points: -5, isLasting: false, first });
    await assessOn("27", 1);
    expect(await change()).toEqual({ kind: "beyond", points: -5, isLasting: true, first });
    const older = "update assessments set questionnaire_version = 0 where created_at = $1";
    await database.pool.query(older, [first.createdAt]);
    expect(await change()).toEqual({ kind: "other_questions", points: null, isLasting: false, first });
  });

  test("is listed newest first, and what came before a moment on request", async () => {
    for (const answer of [0, 1, 2]) {
      await ana.call("POST", "/api/stress-assessment", { responses: all(answer) });
      world.clock.advance(86_400_000);
    }
    const { body } = await ana.call("GET", "/api/assessments");
    expect(body.map(({ overallStress }: { overallStress: number }) => overallStress)).toEqual([0.5, 0.25, 0]);
    const older = await ana.call("GET", `/api/assessments?before=${body[1].createdAt}`);
    expect(older.body).toEqual([body[2]]);
    const nonsense = await ana.call("GET", "/api/assessments?before=yesterday");
    expect([nonsense.status, Object.keys(nonsense.body.errors)]).toEqual([400, ["before"]]);
  });

  test("is logged once, with the day on the person's own calendar", async () => {
    world.clock.set("2026-03-11T23:30:00.000Z");
    await ana.call("POST", "/api/stress-assessment", { responses: all(2) });
    const { rows } = await database.pool.query(
      "select local_date::text as day from activity_log where activity_type = 'assessment' and user_id = (select id from users where email = $1)",
      [ana.email],
    );
    expect(rows).toEqual([{ day: "2026-03-12" }]);
    const { body } = await ana.call("GET", "/api/plans/active");
    expect(body.activities[0].plannedFor).toBe("2026-03-12");
  });
});
