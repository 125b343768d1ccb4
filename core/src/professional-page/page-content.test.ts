import { describe, expect, test } from "vitest";
import { addDays } from "../progress/local-date.ts";
import type { PageFacts } from "./contract.ts";
import { medianChange, medianOf, stretchOf } from "./median-change.ts";
import { pageParts, periodFault, periodUntil, type PageChoices } from "./page-choices.ts";
import { pageContent } from "./page-content.ts";

// a Wednesday
const today = "2026-03-11";
const none = { workStress: null, financialStress: null, personalStress: null, globalStress: null };

const day = (
  daysAgo: number,
  overallStress: number | null,
  more: Partial<PageFacts["days"][number]> = {},
) => ({
  on: addDays(today, -daysAgo),
  mood: 3,
  overallStress,
  ...none,
  ...more,
});

const assessed = (daysAgo: number, score: number, questionnaireVersion = 1) => ({
  on: addDays(today, -daysAgo),
  questionnaireVersion,
  overallStress: score,
  workStress: score,
  financialStress: score,
  personalStress: score,
  globalStress: score,
});

const finding = (to: string): PageFacts["findings"][number] => ({
  kind: "weekday",
  series: "overall",
  also: [],
  weekday: 1,
  activityType: null,
  reading: null,
  direction: "more",
  sureness: "quite",
  firstSeen: to,
  lastSeen: to,
  timesSeen: 1,
  n: 40,
  nWith: 6,
  from: addDays(to, -60),
  to,
  observed: 1.6,
  effect: 1.4,
  low: 0.6,
  high: 2.2,
  method: "permutation",
  methodText: "",
});

const nothing: PageFacts = {
  today,
  from: "2025-03-12",
  days: [],
  assessments: [],
  done: [],
  felt: [],
  findings: [],
};
const all: PageChoices = { ...periodUntil(today, 28), parts: pageParts, name: "", words: "", events: [] };

describe("what stands on a page", () => {
  test("is what was chosen, of the days of the period alone", () => {
    const facts = { ...nothing, days: [day(0, 4), day(27, 6), day(28, 9)], assessments: [assessed(30, 0.5)] };
    const page = pageContent(facts, { ...all, parts: ["stress"] });
    expect(page.stress?.days.map(({ value }) => value)).toEqual([4, 6]);
    expect(page.stress?.assessments).toEqual([]);
    expect([page.assessments, page.areas, page.mood, page.done, page.findings]).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
    expect([page.periodDays, page.entryDays]).toEqual([28, 2]);
  });

  test("a day without stress is a gap, and a week below three days has no median", () => {
    // 2 March is a Monday, nine days ago
    const facts = { ...nothing, days: [day(9, 2), day(8, 4), day(7, 9), day(6, null), day(2, 5), day(1, 5)] };
    const { stress } = pageContent(facts, { ...all, ...periodUntil(today, 14) });
    expect(stress?.days).toHaveLength(5);
    expect(stress?.weeks).toEqual([
      { monday: "2026-02-23", median: null },
      { monday: "2026-03-02", median: 4 },
      { monday: "2026-03-09", median: null },
    ]);
  });

  test("a change of the questionnaire knows its margin: 1.8 points for the whole, 3.5 for a category", () => {
    const facts = { ...nothing, assessments: [assessed(20, 0.7), assessed(3, 0.45)] };
    const rows = pageContent(facts, all).assessments?.rows ?? [];
    expect(rows.map(({ of, change }) => [of, change])).toEqual([
      ["overallStress", { kind: "beyond", points: -2.5 }],
      ["workStress", { kind: "within", points: -2.5 }],
      ["financialStress", { kind: "within", points: -2.5 }],
      ["personalStress", { kind: "within", points: -2.5 }],
      ["globalStress", { kind: "within", points: -2.5 }],
    ]);
  });

  test("one questionnaire has no change, and other questions claim none", () => {
    const one = pageContent({ ...nothing, assessments: [assessed(3, 0.5)] }, all).assessments;
    expect(one?.rows[0]?.change).toBeNull();
    expect(one?.days).toEqual({ first: "2026-03-08", last: "2026-03-08" });
    const other = { ...nothing, assessments: [assessed(9, 0.9, 1), assessed(3, 0.2, 2)] };
    expect(pageContent(other, all).assessments?.rows[0]?.change?.kind).toBe("other_questions");
    expect(pageContent(nothing, all).assessments?.days).toBeNull();
  });

  test("areas compare the last 14 days with the 14 before, from five days each", () => {
    const last = [1, 2, 3, 4, 5].map((daysAgo) => day(daysAgo, 3, { workStress: 8 }));
    const before = [15, 16, 17, 18, 19].map((daysAgo) => day(daysAgo, 8));
    const areas = pageContent({ ...nothing, days: [...before, ...last] }, all).areas;
    expect(areas).toEqual([
      {
        of: "overallStress",
        before: { median: 8, days: 5 },
        last: { median: 3, days: 5 },
        change: { points: -5, isBeyond: true },
      },
      { of: "workStress", before: null, last: { median: 8, days: 5 }, change: null },
    ]);
    const few = pageContent({ ...nothing, days: last.slice(1) }, all).areas;
    expect(few).toEqual([{ of: "overallStress", before: null, last: null, change: null }]);
    // nothing from before the period
    const short = { ...all, ...periodUntil(today, 14) };
    expect(pageContent({ ...nothing, days: [...before, ...last] }, short).areas?.[0]?.before).toBeNull();
  });

  test("the mood is counted by days", () => {
    const days = [1, 2.4, 3, 3.4, 3.5, 5].map((mood, daysAgo) => day(daysAgo, null, { mood }));
    expect(pageContent({ ...nothing, days }, all).mood).toEqual({ low: 2, middle: 2, high: 2 });
  });

  test("what was done is minutes by week, the most first, games apart", () => {
    const did = (daysAgo: number, type: "breathing" | "nature" | null, minutes: number) => ({
      on: addDays(today, -daysAgo),
      type,
      times: 1,
      minutes,
    });
    const done = [did(0, "breathing", 5), did(1, "nature", 30), did(7, "nature", 20), did(8, null, 2.4)];
    const felt = [1, 7, 20].map((daysAgo) => ({
      on: addDays(today, -daysAgo),
      better: 1,
      same: 0,
      worse: 0,
    }));
    expect(pageContent({ ...nothing, done, felt }, { ...all, ...periodUntil(today, 14) }).done).toEqual({
      mondays: ["2026-02-23", "2026-03-02", "2026-03-09"],
      rows: [
        { type: "nature", times: 2, minutes: [0, 20, 30] },
        { type: "breathing", times: 1, minutes: [0, 0, 5] },
        { type: null, times: 1, minutes: [0, 2, 0] },
      ],
      ratings: { better: 2, same: 0, worse: 0 },
    });
  });

  test("at most two findings, and only those whose days end in the period", () => {
    const findings = [
      finding("2026-03-08"),
      finding("2026-01-10"),
      finding("2026-03-07"),
      finding("2026-03-06"),
    ];
    expect(pageContent({ ...nothing, findings }, all).findings?.map(({ to }) => to)).toEqual([
      "2026-03-08",
      "2026-03-07",
    ]);
  });

  test("one's own words have no empty lines, and six lines at most", () => {
    const words = `  Primero \n\n\n${Array.from({ length: 12 }, (_, index) => `línea ${index}`).join("\n")}`;
    const lines = pageContent(nothing, { ...all, words }).words.split("\n");
    expect([lines.length, lines[0]]).toEqual([6, "Primero"]);
    expect(lines[5]).toBe("línea 4 línea 5 línea 6 línea 7 línea 8 línea 9 línea 10 línea 11");
  });

  test("events of other days and without words are left out, the earliest first", () => {
    const events = [
      { on: "2026-03-10", text: " otra dosis " },
      { on: "2026-03-01", text: "primera sesión" },
      { on: "2026-03-02", text: "  " },
      { on: "2025-12-01", text: "antes" },
    ];
    expect(pageContent(nothing, { ...all, events }).events).toEqual([
      { on: "2026-03-01", text: "primera sesión" },
      { on: "2026-03-10", text: "otra dosis" },
    ]);
  });
});

describe("a median of days", () => {
  test("is the middle one, or between the two middle ones", () => {
    expect([medianOf([3, 1, 9]), medianOf([4, 1, 9, 3]), medianOf([])]).toEqual([3, 3.5, null]);
    expect(stretchOf([1, 2, 3, 4])).toBeNull();
  });

  test.each([
    [14, 1.7, false],
    [14, 1.8, true],
    [5, 2.9, false],
    [5, 3, true],
  ])("of %i days each may move by chance: %d points are beyond it: %s", (days, points, isBeyond) => {
    expect(medianChange({ median: 5, days }, { median: 5 + points, days })).toEqual({ points, isBeyond });
  });
});

test.each([
  [{ from: "2026-03-05", to: today }, null],
  [{ from: "2026-03-06", to: today }, "short"],
  [{ from: today, to: "2026-03-01" }, "order"],
  [{ from: "", to: today }, "order"],
  [{ from: "2025-12-10", to: today }, null],
  [{ from: "2025-12-09", to: today }, "long"],
  [{ from: "2025-03-11", to: "2025-04-11" }, "outside"],
  [{ from: "2026-03-01", to: "2026-03-12" }, "outside"],
] as const)("the period %o is at fault: %s", (period, fault) => {
  expect(periodFault(period, nothing)).toBe(fault);
});
