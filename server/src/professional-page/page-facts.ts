import { ActivityType } from "@remanso/core/activity/contract.ts";
import { measuredDays, pointsOfCheckIn } from "@remanso/core/analytics/daily-points.ts";
import type { Language } from "@remanso/core/language.ts";
import type { PageFacts } from "@remanso/core/professional-page/contract.ts";
import { addDays } from "@remanso/core/progress/local-date.ts";
import { findingsOf } from "../analytics/findings-of.ts";
import { patternReply } from "../analytics/replies.ts";
import { assessmentsBetween } from "../assessment/store.ts";
import { gamesBetween } from "../breathing/store.ts";
import { checkInsBetween, dailyMeans } from "../check-in/store.ts";
import type { Db } from "../db/db.ts";
import { doneByDay, feltByDay } from "./store.ts";

// twice the longest period; a year of a busy person would weigh too much
const reachDays = 184;

/** What a person's page may be made of. */
export async function pageFacts(
  db: Db,
  userId: string,
  { today, language }: { today: string; language: Language },
): Promise<PageFacts> {
  const window = { from: addDays(today, 1 - reachDays), to: today };
  const { findings } = await findingsOf(db, userId, today);
  const assessed = await assessmentsBetween(db, userId, window);
  return {
    today,
    from: window.from,
    days: await statedDays(db, userId, window),
    assessments: assessed.map((row) => ({ ...row, on: row.localDate })),
    done: await doneIn(db, userId, window),
    felt: await feltByDay(db, userId, window),
    findings: findings.findings.map((finding) => patternReply(finding, language).evidence),
  };
}

type Window = Readonly<Record<"from" | "to", string>>;

async function statedDays(db: Db, userId: string, window: Window): Promise<PageFacts["days"]> {
  const checkIns = await checkInsBetween(db, userId, window);
  const stated = measuredDays(
    checkIns.map((row) => ({ on: row.localDate, source: "check_in", ...pointsOfCheckIn(row) })),
  );
  const means = await dailyMeans(db, userId, window);
  return means.map(({ on, mood }) => {
    const own = stated.get(on);
    return {
      on,
      mood,
      overallStress: own?.overallStress?.value ?? null,
      workStress: own?.workStress?.value ?? null,
      financialStress: own?.financialStress?.value ?? null,
      personalStress: own?.personalStress?.value ?? null,
      globalStress: own?.globalStress?.value ?? null,
    };
  });
}

async function doneIn(db: Db, userId: string, window: Window): Promise<PageFacts["done"]> {
  const completed = await doneByDay(db, userId, window);
  const games = await gamesBetween(db, userId, window);
  return [
    ...completed.map((row) => ({ ...row, type: ActivityType.parse(row.type) })),
    ...games.map(({ on, seconds }) => ({ on, type: null, times: 1, minutes: seconds / 60 })),
  ];
}
