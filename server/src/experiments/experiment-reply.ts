import { catalogueEntry } from "@remanso/core/activity/catalogue.ts";
import { countedDays } from "@remanso/core/experiments/counted-days.ts";
import type { Experiment } from "@remanso/core/experiments/contract.ts";
import { endOf, findingOf } from "@remanso/core/experiments/course.ts";
import { dayOf, experimentDate, isEvening } from "@remanso/core/experiments/experiment-day.ts";
import { differencesOf, isYesDay, type PairedPlan } from "@remanso/core/experiments/paired-plan.ts";
import type { Language } from "@remanso/core/language.ts";
import { addDays } from "@remanso/core/progress/local-date.ts";
import type { OpenText } from "../journal/own-texts.ts";
import type { EveningRow, ExperimentRow } from "./store.ts";

interface Asked {
  readonly now: Date;
  readonly timeZone: string;
  readonly language: Language;
  readonly open: OpenText;
}

/** The plan as it is stored. */
export function writtenPlan(plan: PairedPlan): string {
  return plan.map((yesFirst) => (yesFirst ? "y" : "n")).join("");
}

/** An experiment as its person sees it now. */
export function experimentReply(row: ExperimentRow, rows: readonly EveningRow[], asked: Asked): Experiment {
  const course = courseOf(row, rows, asked);
  return {
    id: row.id,
    name: nameOf(row, asked),
    catalogueKey: row.catalogueKey,
    outcome: row.outcome,
    askHour: row.askHour,
    startsOn: row.startsOn,
    createdAt: row.createdAt.toISOString(),
    isSeen: row.seenAt !== null,
    ...course,
  };
}

function nameOf({ id, catalogueKey, textSealed }: ExperimentRow, { language, open }: Asked): string | null {
  if (catalogueKey !== null) return catalogueEntry(catalogueKey)?.name[language] ?? null;
  return textSealed && open(textSealed, id);
}

function courseOf(
  row: ExperimentRow,
  rows: readonly EveningRow[],
  { now, timeZone }: Asked,
): Pick<Experiment, "state" | "today" | "pairs" | "end"> {
  const plan = [...row.plan].map((letter) => letter === "y");
  const evenings = new Map(rows.map(({ day, points }) => [day, points]));
  const facts = { plan, evenings, moreIsWorse: row.outcome === "stress" };
  const date = experimentDate(now, timeZone);
  const ended = endedBy(row, facts, date);
  const day = dayOf(row.startsOn, date);
  const pairs = differencesOf(plan, evenings, ended?.lastDay ?? day).length;
  if (ended) {
    const { kind, lastDay, finding } = ended;
    const on = addDays(row.startsOn, Math.max(lastDay, 1) - 1);
    const end = { kind, on, finding, ...countedDays(plan, rows, lastDay) };
    return { state: "ended", today: null, pairs, end };
  }
  if (day < 1) return { state: "coming", today: null, pairs, end: null };
  const isAnswered = evenings.has(day);
  const today = {
    day,
    isYes: isYesDay(plan, day) ?? false,
    isAsked: !isAnswered && isEvening(now, { askHour: row.askHour, timeZone }),
    isAnswered,
    isTomorrowYes: isAnswered ? (isYesDay(plan, day + 1) ?? null) : null,
  };
  return { state: "running", today, pairs, end: null };
}

/** What had ended by itself before it was stopped keeps its end. */
function endedBy(
  { startsOn, stoppedOn, stoppedBy }: ExperimentRow,
  facts: Parameters<typeof endOf>[0],
  date: string,
) {
  const last = dayOf(startsOn, stoppedOn ?? date);
  const end = endOf(facts, last);
  if (end) return { kind: end.ending, lastDay: end.lastDay, finding: findingOf(facts, end) };
  if (stoppedOn === null) return null;
  const kind = stoppedBy === "rest" ? ("rest" as const) : ("stopped" as const);
  return { kind, lastDay: Math.max(last, 0), finding: null };
}
