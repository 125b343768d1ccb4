import { sql } from "drizzle-orm";
import { localDateOf } from "@remanso/core/progress/local-date.ts";
import { daysSkippedBy, type PlacedFact } from "@remanso/core/progress/journeys.ts";
import type { Db } from "../db/db.ts";
import { ready, type Places } from "../db/ready.ts";
import { listRestDays } from "../reminders/rest-store.ts";

interface Present {
  readonly now: Date;
  readonly timeZone: string;
}

/** The days that a person's calendar skipped on journeys. With the present, a journey that is not over keeps a streak alive too. */
async function listSkippedDays(db: Db, userId: string, present: Present | null): Promise<string[]> {
  const rows = await journeysOf(db, {
    userId,
    at: present?.now ?? null,
    on: present && localDateOf(present.now, present.timeZone),
    zone: present?.timeZone ?? null,
  });
  return daysSkippedBy(rows.map(({ before, after }) => ({ before: placed(before), after: placed(after) })));
}

const journeysOf = ready((db, { userId, at, on, zone }: Places<"userId" | "at" | "on" | "zone">) => {
  const places = sql`select completed_at as at, completed_on as "on", completed_zone as zone from activities
      where user_id = ${userId} and completed_zone is not null
    union all select finished_at, finished_on, finished_zone from breathing_games
      where user_id = ${userId} and finished_zone is not null
    union all select present.at, present."on", present.zone from (values
      (${at}::timestamptz, ${on}::date, ${zone}::text)) as present (at, "on", zone) where present.at is not null`;
  // most people stay in one zone, which the ends of two indexes tell: then their facts are not looked at
  const isTravelled = sql`(select min(zone) <> max(zone) from (values
      ((select min(completed_zone) from activities where user_id = ${userId} and completed_zone is not null)),
      ((select max(completed_zone) from activities where user_id = ${userId} and completed_zone is not null)),
      ((select min(finished_zone) from breathing_games where user_id = ${userId} and finished_zone is not null)),
      ((select max(finished_zone) from breathing_games where user_id = ${userId} and finished_zone is not null)),
      (${zone}::text)) as ends (zone))`;
  const steps = sql`(select at, "on", zone, lag(at) over past as at_before, lag("on") over past as on_before,
      lag(zone) over past as zone_before
    from (${places}) as facts where ${isTravelled} window past as (order by at)) as steps`;
  return db
    .select({
      before: sql<StoredFact>`jsonb_build_object('at', at_before, 'on', on_before, 'zone', zone_before)`,
      after: sql<StoredFact>`jsonb_build_object('at', at, 'on', "on", 'zone', zone)`,
    })
    .from(steps)
    .where(sql`zone <> zone_before and "on" > on_before + 1`);
});

/** The days that a run of days passes over: days of rest, and days skipped on journeys. */
export async function unbrokenDays(
  db: Db,
  userId: string,
  present: Present | null = null,
): Promise<string[]> {
  const [rest, skipped] = await Promise.all([listRestDays(db, userId), listSkippedDays(db, userId, present)]);
  return [...rest, ...skipped];
}

interface StoredFact {
  readonly at: string;
  readonly on: string;
  readonly zone: string;
}

function placed({ at, on, zone }: StoredFact): PlacedFact {
  return { at: new Date(at), on, timeZone: zone };
}
