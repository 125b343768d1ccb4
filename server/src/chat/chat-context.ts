import type { ChatContext } from "@remanso/core/chat/contract.ts";
import {
  addDays,
  daysBetween,
  localDateOf,
  localHourOf,
  startOfWeek,
} from "@remanso/core/progress/local-date.ts";
import { streakOf } from "@remanso/core/progress/streak.ts";
import type { Language } from "@remanso/core/language.ts";
import { findUser } from "../account/store.ts";
import { shownName } from "../activity/activity-reply.ts";
import { listOfPlan } from "../activity/list-store.ts";
import { closedName } from "../activity/own-words.ts";
import { readerOf } from "../activity/reader-of.ts";
import { latestAssessment } from "../assessment/store.ts";
import type { Db } from "../db/db.ts";
import { findActivePlan } from "../plan/store.ts";
import { activeDays, completedBetween, completedTotal } from "../progress/completion-store.ts";
import { unbrokenDays } from "../progress/journey-store.ts";
import type { AppSecret } from "../secret.ts";
import type { ModelConfig } from "./model-client.ts";

interface Asked {
  readonly db: Db;
  readonly userId: string;
  readonly language: Language;
  readonly timeZone: string;
  readonly now: Date;
  readonly model: ModelConfig | null;
  readonly secret: AppSecret;
}

/** Everything that the assistant is told about a person, from their own rows. decisions §6: the server builds it itself */
export async function chatContextOf({
  db,
  userId,
  language,
  timeZone,
  now,
  model,
  secret,
}: Asked): Promise<ChatContext> {
  const today = localDateOf(now, timeZone);
  const monday = startOfWeek(today);
  const user = await findUser(db, userId);
  const plan = await findActivePlan(db, userId);
  const planned = plan ? await listOfPlan(db, userId, { planId: plan.id }) : [];
  const reader = await readerOf(db, userId, { language, secret });
  const done = await completedBetween(db, userId, { from: monday, to: addDays(monday, 6) });
  return {
    firstName: user?.firstName ?? null,
    voice: model ? "model" : "program",
    model: model?.model ?? null,
    stress: await stressOf(db, userId, { today, timeZone }),
    focus: plan?.focus ?? null,
    pendingActivities: planned
      // what only its person can read is told to nobody
      .filter((row) => row.completedAt === null && closedName(row) === null)
      .slice(0, mostPending)
      .map((row) => shownName(row, reader)),
    completedThisWeek: done.length,
    completedInAll: await completedTotal(db, userId),
    streakDays: streakOf(
      await activeDays(db, userId),
      today,
      await unbrokenDays(db, userId, { now, timeZone }),
    ),
    partOfDay: partOfDay(localHourOf(now, timeZone)),
  };
}

const mostPending = 6;

async function stressOf(db: Db, userId: string, { today, timeZone }: { today: string; timeZone: string }) {
  const latest = await latestAssessment(db, userId);
  return latest
    ? {
        work: latest.workStress,
        financial: latest.financialStress,
        personal: latest.personalStress,
        global: latest.globalStress,
        overall: latest.overallStress,
        daysAgo: Math.max(0, daysBetween(localDateOf(new Date(latest.createdAt), timeZone), today)),
      }
    : null;
}

// specification §9: morning 5–12, afternoon 12–22, night otherwise
function partOfDay(hour: number): ChatContext["partOfDay"] {
  if (hour >= 5 && hour < 12) return "morning";
  return hour >= 12 && hour < 22 ? "afternoon" : "night";
}
