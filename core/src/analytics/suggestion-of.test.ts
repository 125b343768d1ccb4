import { describe, expect, test } from "vitest";
import { catalogue } from "../activity/catalogue.ts";
import { activityTypes } from "../activity/catalogue-entry.ts";
import { stressCategories } from "../assessment/questions.ts";
import { languages } from "../language.ts";
import { milestoneTypes } from "../milestones/milestones.ts";
import { leadOf } from "../plan/what-weighs.ts";
import type { Finding } from "./finding.ts";
import { plainStatements, type Reached } from "./insights-of.ts";
import { findingAction, milestoneTexts, suggestionAction, suggestionTexts } from "./plain-words.ts";
import { suggestionOf, type Suggestion, type SuggestionFacts } from "./suggestion-of.ts";

const finding: Finding = {
  kind: "activity",
  series: "overall",
  also: [],
  weekday: null,
  activityType: "nature",
  reading: "goes_with",
  direction: "less",
  observed: -2.2,
  sureness: "very",
  firstSeen: "2026-03-02",
  lastSeen: "2026-03-09",
  timesSeen: 2,
  effect: -2,
  low: -3,
  high: -1,
  p: 0.03,
  confidence: 0.97,
  n: 40,
  nWith: 20,
  from: "2026-01-31",
  to: "2026-03-11",
  method: "permutation",
};

const entryFor = (isFitting: (entry: (typeof catalogue)[number]) => boolean) => {
  const entry = catalogue.find(isFitting);
  if (!entry) throw new Error("the catalogue has none");
  return entry;
};
const walk = entryFor(({ type }) => type === "nature");
const work = entryFor((entry) => leadOf(entry) === "work" && entry.type !== "nature");
const listed = (entry: (typeof catalogue)[number]) => ({ id: entry.key, key: entry.key, type: entry.type });

const weighing = {
  workStress: 0.8,
  financialStress: 0.2,
  personalStress: 0.3,
  globalStress: 0.1,
  overallStress: 0.35,
};

const nothing: SuggestionFacts = {
  findings: [],
  done: [],
  hasPlayed: false,
  waiting: [listed(work), listed(walk)],
  worse: new Map(),
  scores: null,
};
const suggested = (facts: Partial<SuggestionFacts>) => suggestionOf({ ...nothing, ...facts });

describe("what the facts offer to do", () => {
  test("is nothing where no fact offers anything", () => {
    expect(suggested({})).toBeNull();
    expect(
      suggested({ findings: [{ ...finding, kind: "trend", reading: null, activityType: null }] }),
    ).toBeNull();
  });

  test("is what waits of the kind that goes with less stress, with the confidence of that finding", () => {
    expect(suggested({ findings: [finding] })).toEqual({
      because: { kind: "activity", type: "nature", confidence: 0.97 },
      offered: { path: `/activity-session/${walk.key}`, entry: walk },
    });
  });

  test.each<[string, Partial<SuggestionFacts>]>([
    ["it is what somebody turns to on hard days", { findings: [{ ...finding, reading: "reaches_for" }] }],
    ["it was done in these days", { findings: [finding], done: [{ key: null, type: "nature" }] }],
    ["nothing of it waits", { findings: [finding], waiting: [listed(work)] }],
    ["they felt worse after it twice", { findings: [finding], worse: new Map([[walk.key, 2]]) }],
    ["it is one of their own", { findings: [{ ...finding, activityType: "custom" }] }],
  ])("is not it where %s", (_why, facts) => {
    expect(suggested(facts)).toBeNull();
  });

  test("is the game for breathing where no breathing waits, unless one was played", () => {
    const findings = [{ ...finding, activityType: "breathing" as const }];
    expect(suggested({ findings })?.offered).toEqual({ path: "/breathing-game", entry: null });
    expect(suggested({ findings, hasPlayed: true })).toBeNull();
  });

  test("is what waits for the category that weighs most, after any finding", () => {
    expect(suggested({ scores: weighing })).toEqual({
      because: { kind: "category", category: "work", confidence: 1 },
      offered: { path: `/activity-session/${work.key}`, entry: work },
    });
    expect(suggested({ scores: weighing, findings: [finding] })?.because.kind).toBe("activity");
  });

  test.each<[string, Partial<SuggestionFacts>]>([
    ["two weigh the same", { scores: { ...weighing, personalStress: 0.8 } }],
    ["the heaviest is low", { scores: { ...weighing, workStress: 0.32 } }],
    ["something was done for it", { scores: weighing, done: [listed(work)] }],
    ["it is not known what their own was for", { scores: weighing, done: [{ key: null, type: "custom" }] }],
    ["nothing for it waits", { scores: weighing, waiting: [] }],
  ])("is nothing for a category where %s", (_why, facts) => {
    expect(suggested(facts)).toBeNull();
  });
});

describe("what a finding offers", () => {
  test.each<[Finding["kind"], Finding["direction"], string | null]>([
    ["trend", "more", "/activities"],
    ["weekday", "more", "/activities"],
    ["trend", "less", null],
    ["weekday", "less", null],
    ["activity", "more", null],
    ["activity", "less", null],
    ["next_day", "less", null],
  ])("a %s with %s stress: %s", (kind, direction, path) => {
    expect(findingAction({ ...finding, kind, direction }, "en")?.path ?? null).toBe(path);
  });
});

describe("plain facts as insights", () => {
  const now = new Date("2026-03-11T10:00:00.000Z");
  const reached = (type: Reached["type"], daysAgo: number): Reached => ({
    type,
    achievedAt: new Date(now.getTime() - daysAgo * 86_400_000),
    acknowledgedAt: null,
  });
  const says = (milestones: Reached[], suggestion: Suggestion | null = null) =>
    plainStatements({ reached: milestones, suggestion }, now).map((statement) => statement.says);

  test("are the suggestion and then the latest milestone of seven days", () => {
    expect(says([])).toEqual([]);
    expect(says([reached("activities_1", 7)])).toEqual([]);
    expect(says([reached("activities_1", 6), reached("streak_3", 1)])).toEqual(["milestone:streak_3"]);
    expect(says([reached("journal_1", 0)], suggested({ scores: weighing }))).toEqual([
      "recommendation:category:work",
      "milestone:journal_1",
    ]);
    // a type of activity and a category have one name
    const money = { ...finding, activityType: "financial" as const };
    const task = entryFor(({ type }) => type === "financial");
    expect(says([], suggested({ findings: [money], waiting: [listed(task)] }))).toEqual([
      "recommendation:activity:financial",
    ]);
  });
});

describe.each(languages)("their words in %s", (language) => {
  const because = [
    ...activityTypes.map((type) => ({ kind: "activity" as const, type, confidence: 0.9 })),
    ...stressCategories.map((category) => ({ kind: "category" as const, category, confidence: 1 as const })),
  ];

  test("say each fact in a title of its own, and name what is offered", () => {
    const offered = { path: "/activity-session/1", entry: walk };
    const texts = because.map((one) => suggestionTexts({ because: one, offered }, language));
    expect(new Set(texts.map(({ title }) => title)).size).toBe(because.length);
    for (const { title, description } of texts) {
      expect(title).not.toMatch(/[.!]$/);
      expect(description).toContain(walk.name[language]);
      expect(description).toContain(String(walk.minutes));
    }
  });

  test("name the game where no activity is offered", () => {
    const game = { because: because[0]!, offered: { path: "/breathing-game", entry: null } };
    expect(suggestionTexts(game, language).description).not.toMatch(/undefined|null|[“«]/);
    expect(suggestionAction(game, language).label).toMatch(/breathing game|juego de respiración/);
  });

  test("say each milestone as a title", () => {
    const titles = milestoneTypes.map((type) => milestoneTexts(type, language).title);
    expect(new Set(titles).size).toBe(milestoneTypes.length);
    for (const title of titles) expect(title).not.toMatch(/\.$/);
  });
});
