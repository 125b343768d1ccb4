import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { questions } from "@remanso/core/assessment/questions.ts";
import { scoreAnswers } from "@remanso/core/assessment/score-answers.ts";
import { deviceHeaders } from "@remanso/core/endpoint.ts";
import { noExperience } from "@remanso/core/plan/candidates.ts";
import { startingActivities } from "@remanso/core/plan/starting-activities.ts";
import { localHourOf } from "@remanso/core/progress/local-date.ts";
import { seeded } from "@remanso/core/seeded.ts";
import { sharedTestApp, TestPerson, type SharedApp } from "../testing.ts";

// decisions §2: what was answered without an account becomes an assessment of the person who signs up.

let world: SharedApp;
let ana: TestPerson;

const all = (answer: number) => Object.fromEntries(questions.map(({ id }) => [id, answer]));

beforeAll(async () => {
  world = await sharedTestApp({ RATE_LIMITS: "off" });
});

beforeEach(async () => {
  world.clock.set("2026-03-11T10:00:00.000Z");
  ana = await new TestPerson(world.app).signUp();
});

describe("an assessment", () => {
  test("makes the plan of the answers and their hour: what was seen without an account is what is kept", async () => {
    const draw = seeded(20260311);
    for (let round = 0; round < 12; round += 1) {
      const responses = Object.fromEntries(questions.map(({ id }) => [id, Math.floor(draw() * 5)]));
      const occurredAt = new Date(world.clock.now().getTime() - Math.floor(draw() * 29 * 24) * 3_600_000);
      const timeZone = ["America/Bogota", "Asia/Tokyo", "Europe/Madrid"][round % 3] ?? "UTC";
      const guest = await new TestPerson(world.app).signUp();
      const sent = { responses, occurredAt: occurredAt.toISOString() };
      const answered = await guest.call("POST", "/api/stress-assessment", sent, {
        [deviceHeaders.timeZone]: timeZone,
      });
      expect(answered.body.createdAt).toBe(sent.occurredAt);
      const { body } = await guest.call("GET", "/api/plans/active");
      const seen = startingActivities({
        scores: scoreAnswers(responses),
        responses,
        hour: localHourOf(occurredAt, timeZone),
        experience: noExperience,
      });
      expect(body.activities.map(({ activityName }: { activityName: string }) => activityName)).toEqual(
        seen.map(({ name }) => name.es),
      );
    }
  });

  test("given without an account begins its plan on the day on which it is kept, once for each sending", async () => {
    const key = { "idempotency-key": "guest-answers-1" };
    const sent = { responses: all(2), occurredAt: "2026-03-09T21:00:00.000Z" };
    const once = await ana.call("POST", "/api/stress-assessment", sent, key);
    const again = await ana.call("POST", "/api/stress-assessment", sent, key);
    expect([once.status, again.body.id]).toEqual([201, once.body.id]);
    expect((await ana.call("GET", "/api/assessments")).body.length).toBe(1);
    const { body: plan } = await ana.call("GET", "/api/plans/active");
    expect(plan.createdAt).toBe("2026-03-11T10:00:00.000Z");
  });

  test.each([
    ["2026-02-01T10:00:00.000Z", "too_old"],
    ["2026-03-12T10:00:00.000Z", "future"],
  ])("given at %s is refused: %s", async (occurredAt, reason) => {
    const answered = await ana.call("POST", "/api/stress-assessment", { responses: all(2), occurredAt });
    expect([answered.status, answered.body.errors]).toEqual([400, { occurredAt: reason }]);
    expect((await ana.call("GET", "/api/assessments")).body).toEqual([]);
  });

  test("given before the account's latest one is kept after it, so that its plan is the one that stays", async () => {
    const latest = await ana.call("POST", "/api/stress-assessment", { responses: all(1) });
    world.clock.advance(3_600_000);
    const sent = { responses: all(3), occurredAt: "2026-03-10T10:00:00.000Z" };
    const kept = await ana.call("POST", "/api/stress-assessment", sent);
    expect(kept.body.createdAt > latest.body.createdAt).toBe(true);
    expect((await ana.call("GET", "/api/assessments/latest")).body.id).toBe(kept.body.id);
    expect((await ana.call("GET", "/api/plans/active")).body.assessmentId).toBe(kept.body.id);
  });
});
