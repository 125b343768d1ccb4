import { ActivityType } from "@remanso/core/activity/contract.ts";
import { longList } from "@remanso/core/endpoint.ts";
import type { DayRows } from "@remanso/core/analytics/contract.ts";
import { pointsOfAssessment } from "@remanso/core/analytics/daily-points.ts";
import { shownName } from "../activity/activity-reply.ts";
import { completedOnDays, type NamedActivity } from "../activity/day-store.ts";
import { closedName, closedWords, type Reader } from "../activity/own-words.ts";
import { assessmentsBetween } from "../assessment/store.ts";
import { gamesOnDay } from "../breathing/store.ts";
import { checkInsBetween } from "../check-in/store.ts";
import type { Db } from "../db/db.ts";
import { importedReply } from "../imports/imported-texts.ts";
import { importedOn } from "../imports/store.ts";
import { skippedIn } from "./day-facts.ts";

interface Day extends Reader {
  readonly date: string;
  readonly today: string;
  readonly timeZone: string;
}

/** The rows behind the numbers of one day. */
export async function dayRows(
  db: Db,
  userId: string,
  { date, today, timeZone, ...reader }: Day,
): Promise<DayRows> {
  const day = { from: date, to: date };
  const [assessed, said, completed, games, skipped, imported] = await Promise.all([
    assessmentsBetween(db, userId, day),
    checkInsBetween(db, userId, day),
    completedOnDays(db, userId, day),
    gamesOnDay(db, userId, date),
    skippedIn(db, userId, { ...day, timeZone, today }),
    importedOn(db, userId, { day: date, most: longList }),
  ]);
  const called = (row: NamedActivity) => ({
    id: row.id,
    name: shownName(row, reader),
    activityType: ActivityType.parse(row.activityType),
    ...closedWords({ name: closedName(row) }),
  });
  return {
    date,
    assessments: assessed.map((row) => ({
      id: row.id,
      at: row.createdAt.toISOString(),
      ...pointsOfAssessment(row),
    })),
    checkIns: said.map((row) => ({ ...row, at: row.occurredAt.toISOString() })),
    completed: completed.map((row) => ({ ...called(row), minutes: row.minutes ?? 0 })),
    games: games.map(({ id, pattern, cycles, finishedAt }) => ({
      id,
      pattern,
      cycles,
      at: finishedAt.toISOString(),
    })),
    skipped: skipped.map(called),
    imported: imported.map((row) => importedReply(row, reader.open)),
  };
}
