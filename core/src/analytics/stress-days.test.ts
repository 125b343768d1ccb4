import { expect, test } from "vitest";
import type { Measurement } from "./daily-points.ts";
import { stressDaysOf } from "./stress-days.ts";

const none = { workStress: null, financialStress: null, personalStress: null, globalStress: null };
const said = (on: string, overallStress: number): Measurement => ({
  ...none,
  on,
  overallStress,
  source: "check_in",
});
const day = { from: "2026-03-02", to: "2026-03-02" };
const at = (hour: string) => ({ on: "2026-03-02", at: new Date(`2026-03-02T${hour}:00Z`) });

const seen = (stated: readonly string[], done: readonly string[]) =>
  stressDaysOf(
    {
      measurements: stated.length > 0 ? [said("2026-03-02", 4)] : [],
      statedAt: stated.map(at),
      done: done.map((hour) => ({ ...at(hour), type: "exercise" as const })),
    },
    day,
  )[0];

test.each([
  { stated: ["20:00"], done: ["18:00"], uncredited: [] },
  { stated: ["08:00"], done: ["18:00"], uncredited: ["exercise"] },
  { stated: ["08:00", "20:00"], done: ["18:00"], uncredited: ["exercise"] },
  { stated: ["12:00"], done: ["18:00", "09:00"], uncredited: [] },
  // added for an earlier day: nobody knows when it was felt
  { stated: [], done: ["18:00"], uncredited: [] },
])("a check-in at $stated is credited to exercise at $done, but for $uncredited", (given) => {
  expect(seen(given.stated, given.done)).toMatchObject({
    activityTypes: ["exercise"],
    uncredited: given.uncredited,
  });
});

test("check-ins and assessments stay apart, and nothing is filled in for a category", () => {
  const assessed: Measurement = {
    on: "2026-03-02",
    source: "assessment",
    overallStress: 5,
    workStress: 7,
    financialStress: 4,
    personalStress: 5,
    globalStress: 4,
  };
  const [only] = stressDaysOf(
    { measurements: [said("2026-03-02", 8), assessed], statedAt: [], done: [] },
    day,
  );
  expect(only?.stress).toEqual({ overall: 8, work: null, financial: null, personal: null, global: null });
  expect(only?.assessed).toEqual({ overall: 5, work: 7, financial: 4, personal: 5, global: 4 });
});

test("every day of the window is there, measured or not", () => {
  const days = stressDaysOf(
    { measurements: [], statedAt: [], done: [] },
    { from: "2026-02-27", to: "2026-03-02" },
  );
  expect(days.map(({ date }) => date)).toEqual(["2026-02-27", "2026-02-28", "2026-03-01", "2026-03-02"]);
  expect(days.every(({ stress, assessed }) => stress === null && assessed === null)).toBe(true);
});
