import { sql } from "drizzle-orm";
import { localDateOf } from "@remanso/core/progress/local-date.ts";
import { daysSkippedBy, type PlacedFact } from "@remanso/core/progress/journeys.ts";
import type { Db } from "../db/db.ts";
import { listRestDays } from "../reminders/rest-store.ts";

interface Present {
  readonly now: Date;
  readonly timeZone: string;
}

/** The days that a person's calendar skipped on journeys. With the present, a journey that is not over keeps a streak alive too. */
async function listSkippedDays(db: Db, userId: string, present: Present | null): Promise<string[]> {
  const today = present && localDateOf(present.now, present.timeZone);
  const { rows } = await db.execute<Record<"before" | "after", StoredFact>>(sql`
    with facts as (
      select completed_at as at, completed_on as "on", completed_zone as zone from activities
        where user_id = ${userId} and completed_zone is not null
      union all select finished_at, finished_on, finished_zone from breathing_games
        where user_id = ${userId} and finished_zone is not null
      union all select at, "on", zone from (values
        (${present?.now.toISOString() ?? null}::timestamptz, ${today}::date, ${present?.timeZone ?? null}::text)
      ) as present (at, "on", zone) where at is not null
    ), steps as (
      select at, "on", zone, lag(at) over past as at_before, lag("on") over past as on_before,
        lag(zone) over past as zone_before
      from facts window past as (order by at)
    )
    select jsonb_build_object('at', at_before, 'on', on_before, 'zone', zone_before) as before,
      jsonb_build_object('at', at, 'on', "on", 'zone', zone) as after
    from steps where zone <> zone_before and "on" > on_before + 1`);
  return daysSkippedBy(rows.map(({ before, after }) => ({ before: placed(before), after: placed(after) })));
}

/** The days that a run of days passes over: days of rest, and days skipped on journeys. */
export async function unbrokenDays(
  db: Db,
  userId: string,
  present: Present | null = null,
): Promise<string[]> {
  return [...(await listRestDays(db, userId)), ...(await listSkippedDays(db, userId, present))];
}

interface StoredFact {
  readonly at: string;
  readonly on: string;
  readonly zone: string;
}

function placed({ at, on, zone }: StoredFact): PlacedFact {
  return { at: new Date(at), on, timeZone: zone };
}
