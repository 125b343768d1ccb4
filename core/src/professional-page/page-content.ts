import type { ActivityType } from "../activity/catalogue-entry.ts";
import type { AfterFeeling } from "../activity/contract.ts";
import { valueFields, type ValueField } from "../analytics/daily-points.ts";
import { dayNumber, weekdayOf } from "../analytics/stress-series.ts";
import { changeFrom, levelsOf, type Difference } from "../assessment/score-error.ts";
import { addDays } from "../progress/local-date.ts";
import type { PageFacts } from "./contract.ts";
import { medianChange, medianOf, stretchOf, type MedianChange, type Stretch } from "./median-change.ts";
import {
  periodDays,
  type PageChoices,
  type PageEvent,
  type PagePart,
  type PagePeriod,
} from "./page-choices.ts";

/** What stands on a page, without a word of any language but what the person wrote. A shared page is this, frozen. */
export interface PageContent extends PagePeriod {
  /** Raise it when older pages could no longer be drawn. */
  readonly version: 1;
  readonly madeOn: string;
  readonly name: string;
  readonly words: string;
  readonly events: readonly PageEvent[];
  readonly periodDays: number;
  /** Days with a check-in or an assessment. */
  readonly entryDays: number;
  readonly stress: StressLine | null;
  readonly assessments: AssessmentTable | null;
  readonly areas: readonly AreaRow[] | null;
  readonly mood: MoodShares | null;
  readonly done: DoneTable | null;
  readonly findings: PageFacts["findings"] | null;
}

interface Valued {
  readonly on: string;
  readonly value: number;
}

export interface StressLine {
  /** The days on which stress was stated, and no others: the rest are gaps. */
  readonly days: readonly Valued[];
  /** Every week of the period from its Monday; null below three days. */
  readonly weeks: readonly { readonly monday: string; readonly median: number | null }[];
  readonly assessments: readonly Valued[];
}

export interface AssessmentTable {
  /** The days of the first and the last assessment of the period; the same day twice where there is one. Null for none. */
  readonly days: { readonly first: string; readonly last: string } | null;
  readonly rows: readonly {
    readonly of: ValueField;
    /** On the 0–10 scale. */
    readonly first: number;
    readonly last: number;
    readonly levels: ReturnType<typeof levelsOf>;
    /** Null where there is one assessment only. */
    readonly change: Difference | null;
  }[];
}

export interface AreaRow {
  readonly of: ValueField;
  /** The 14 days before the last 14 of the period, as far as they lie in it. */
  readonly before: Stretch | null;
  readonly last: Stretch | null;
  readonly change: MedianChange | null;
}

/** On how many days the mood was at 1–2, at 3, at 4–5. */
export interface MoodShares {
  readonly low: number;
  readonly middle: number;
  readonly high: number;
}

export interface DoneTable {
  readonly mondays: readonly string[];
  /** What most time went to first; `type` is null for breathing games. */
  readonly rows: readonly {
    readonly type: ActivityType | null;
    readonly times: number;
    /** Minutes of each week. */
    readonly minutes: readonly number[];
  }[];
  readonly ratings: Readonly<Record<AfterFeeling, number>>;
}

// decisions §12
const mostFindings = 2;
// safety.md, statements about data: a mean takes 3 points
const fewestForWeek = 3;
const stretchDays = 14;
const mostLines = 6;

/** The page that a person makes of their facts. What is not chosen is not in it. */
export function pageContent(facts: PageFacts, choices: PageChoices): PageContent {
  const { from, to, name, words } = choices;
  const within = factsWithin(facts, choices);
  const chosen = <Part>(part: PagePart, make: (within: PageFacts, period: PagePeriod) => Part) =>
    choices.parts.includes(part) ? make(within, choices) : null;
  const entries = new Set([...within.days, ...within.assessments].map(({ on }) => on));
  return {
    version: 1,
    from,
    to,
    madeOn: facts.today,
    name: name.trim(),
    words: tidied(words),
    events: eventsOf(choices),
    periodDays: periodDays(choices),
    entryDays: entries.size,
    stress: chosen("stress", stressLine),
    assessments: chosen("assessments", assessmentTable),
    areas: chosen("areas", areaRows),
    mood: chosen("mood", moodShares),
    done: chosen("done", doneTable),
    findings: chosen("findings", ({ findings }) => findings.slice(0, mostFindings)),
  };
}

/** The facts of the period alone. A finding belongs to it where the days that it was seen in end within it. */
function factsWithin(facts: PageFacts, { from, to }: PagePeriod): PageFacts {
  const isIn = ({ on }: { readonly on: string }) => on >= from && on <= to;
  return {
    ...facts,
    days: facts.days.filter(isIn),
    assessments: facts.assessments.filter(isIn),
    done: facts.done.filter(isIn),
    felt: facts.felt.filter(isIn),
    findings: facts.findings.filter((finding) => isIn({ on: finding.to })),
  };
}

/** Without empty lines, and of six lines at most: more would not fit on the sheet. */
function tidied(words: string): string {
  const lines = words
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  return [...lines.slice(0, mostLines - 1), lines.slice(mostLines - 1).join(" ")].filter(Boolean).join("\n");
}

function eventsOf({ events, from, to }: PageChoices): PageEvent[] {
  return events
    .map(({ on, text }) => ({ on, text: text.trim() }))
    .filter(({ on, text }) => text !== "" && on >= from && on <= to)
    .toSorted((one, other) => one.on.localeCompare(other.on));
}

function stressLine({ days, assessments }: PageFacts, period: PagePeriod): StressLine {
  const stated = days.flatMap(({ on, overallStress: value }) => (value === null ? [] : [{ on, value }]));
  const weeks = mondaysOf(period).map((monday) => {
    const values = stated.filter(({ on }) => mondayOf(on) === monday).map(({ value }) => value);
    return { monday, median: values.length < fewestForWeek ? null : medianOf(values) };
  });
  return {
    days: stated,
    weeks,
    assessments: assessments.map(({ on, overallStress }) => ({ on, value: overallStress * 10 })),
  };
}

function assessmentTable({ assessments }: PageFacts): AssessmentTable {
  const first = assessments[0];
  const last = assessments.at(-1);
  if (!first || !last) return { days: null, rows: [] };
  const isSameVersion = first.questionnaireVersion === last.questionnaireVersion;
  const rows = valueFields.map((of) => {
    const kind = of === "overallStress" ? ("overall" as const) : ("category" as const);
    const both = { of: kind, first: first[of], latest: last[of], isSameVersion };
    return {
      of,
      first: first[of] * 10,
      last: last[of] * 10,
      levels: levelsOf(last[of], kind),
      change: assessments.length < 2 ? null : changeFrom(both),
    };
  });
  return { days: { first: first.on, last: last.on }, rows };
}

/** The whole always; a category where it was stated often enough. */
function areaRows({ days }: PageFacts, { to }: PagePeriod): AreaRow[] {
  const lastFrom = addDays(to, 1 - stretchDays);
  const beforeFrom = addDays(lastFrom, -stretchDays);
  const valuesOf = (of: ValueField, from: string, until: string) =>
    days.flatMap((day) => (day.on >= from && day.on < until && day[of] !== null ? [day[of]] : []));
  const rows = valueFields.map((of) => {
    const before = stretchOf(valuesOf(of, beforeFrom, lastFrom));
    const last = stretchOf(valuesOf(of, lastFrom, addDays(to, 1)));
    return { of, before, last, change: medianChange(before, last) };
  });
  return rows.filter(({ of, before, last }) => of === "overallStress" || before !== null || last !== null);
}

function moodShares({ days }: PageFacts): MoodShares {
  const moods = days.map(({ mood }) => Math.round(mood));
  return {
    low: moods.filter((mood) => mood <= 2).length,
    middle: moods.filter((mood) => mood === 3).length,
    high: moods.filter((mood) => mood >= 4).length,
  };
}

function doneTable({ done, felt }: PageFacts, period: PagePeriod): DoneTable {
  const mondays = mondaysOf(period);
  const types = [...new Set(done.map(({ type }) => type))];
  const rows = types.map((type) => {
    const own = done.filter((one) => one.type === type);
    const minutesIn = (monday: string) =>
      own.filter(({ on }) => mondayOf(on) === monday).reduce((sum, { minutes }) => sum + minutes, 0);
    return {
      type,
      times: own.reduce((sum, { times }) => sum + times, 0),
      minutes: mondays.map((monday) => Math.round(minutesIn(monday))),
    };
  });
  const total = ({ minutes }: { readonly minutes: readonly number[] }) =>
    minutes.reduce((sum, each) => sum + each, 0);
  const rated = (feeling: AfterFeeling) => felt.reduce((sum, day) => sum + day[feeling], 0);
  return {
    mondays,
    rows: rows.toSorted((one, other) => total(other) - total(one)),
    ratings: { better: rated("better"), same: rated("same"), worse: rated("worse") },
  };
}

/** The Mondays of all weeks that the period touches. */
function mondaysOf({ from, to }: PagePeriod): string[] {
  const mondays: string[] = [];
  for (let monday = mondayOf(from); monday <= to; monday = addDays(monday, 7)) mondays.push(monday);
  return mondays;
}

// specification §9: week starts Monday
function mondayOf(date: string): string {
  return addDays(date, 1 - weekdayOf(dayNumber(date)));
}
