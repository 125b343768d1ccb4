import * as fc from "fast-check";
import { questions } from "@remanso/core/assessment/questions.ts";
import { scoreAnswers } from "@remanso/core/assessment/score-answers.ts";
import { noExperience } from "@remanso/core/plan/candidates.ts";
import { startingActivities } from "@remanso/core/plan/starting-activities.ts";
import { localHourOf } from "@remanso/core/progress/local-date.ts";
import { expect, it } from "vitest";
import { hourAt } from "../app/hour-at.ts";
import { guestPlan } from "./guest-plan.ts";

const anyMoment = fc
  .date({ min: new Date("2025-01-01"), max: new Date("2027-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString());
const anyZone = fc.constantFrom(
  "Europe/Madrid",
  "America/Bogota",
  "Asia/Kolkata",
  "Pacific/Auckland",
  "America/St_Johns",
  "UTC",
);
const anyAnswers = fc
  .array(fc.integer({ min: 0, max: 4 }), { minLength: questions.length, maxLength: questions.length })
  .map((values) => Object.fromEntries(questions.map(({ id }, index) => [id, values[index] ?? 0])));

it("tells the hour as the server does, in any zone", () => {
  fc.assert(
    fc.property(anyMoment, anyZone, (at, timeZone) => {
      expect(hourAt(at, timeZone)).toBe(localHourOf(new Date(at), timeZone));
    }),
    { numRuns: 300 },
  );
});

// that the server keeps the same: server/src/assessment/guest-answers.test.ts
it("is the plan of the rule by which the server chooses, for any answers at any hour", () => {
  fc.assert(
    fc.property(anyAnswers, anyMoment, anyZone, (responses, at, timeZone) => {
      const seen = guestPlan(responses, { at, timeZone }, "es");
      const kept = startingActivities({
        scores: scoreAnswers(responses),
        responses,
        hour: localHourOf(new Date(at), timeZone),
        experience: noExperience,
      });
      expect(seen.activities.map(({ key }) => key)).toEqual(kept.map(({ key }) => key));
      expect(seen.reason).not.toBe("");
    }),
    { numRuns: 150 },
  );
});
