import type pg from "pg";

/** How much somebody has done who was here for years. */
export const longHistory = {
  activities: 20_000,
  logged: 5_000,
  checkIns: 2_000,
  games: 2_000,
  sessions: 1_500,
};

/**
 * Gives a person who has a plan a history of three years before `now`, at once and past every rule: many completed activities (seven
 * hundred of them from the last days), log entries, check-ins, games and usage sessions.
 */
export async function fillLongHistory(pool: pg.Pool, userId: string, now: Date): Promise<void> {
  const client = await pool.connect();
  try {
    // so many rows at once may take longer than a statement of the product may
    await client.query("set statement_timeout = 0");
    await fill(client, userId, now);
  } finally {
    client.release(true);
  }
}

async function fill(client: pg.ClientBase, userId: string, now: Date): Promise<void> {
  const { rows } = await client.query("select id from plans where user_id = $1 and archived_at is null", [
    userId,
  ]);
  const planId: string = rows[0].id;
  const at = now.toISOString();
  await client.query(
    `insert into activities (user_id, id, plan_id, custom_name, name_key, activity_type, duration, rank, planned_for, created_at,
       started_at, completed_at, completed_on, completed_minutes)
     select $1, gen_random_uuid(), $2, 'Paseo largo número ' || n, 'paseo ' || n,
       (array['meditation','breathing','journaling','exercise','nature','social','creative','selfcare','custom'])[1 + n % 9], 15, 1000000 + n,
       (moment)::date, moment - interval '1 day', moment, moment, (moment)::date, 5 + n % 30
     from (select n, $3::timestamptz - n * interval '79 minutes' as moment from generate_series(1, $4::int) n) made`,
    [userId, planId, at, longHistory.activities],
  );
  await fillUse(client, userId, at);
  await fillMeasurements(client, userId, at);
  await client.query("analyze");
}

async function fillUse(client: pg.ClientBase, userId: string, at: string): Promise<void> {
  await client.query(
    `insert into activity_log (user_id, id, activity_type, page_url, at, local_date)
     select $1, gen_random_uuid(), (array['page_view','activity_completed','chat_message','login','resource_viewed'])[1 + n % 5],
       case when n % 5 = 0 then '/activity-session/01980000-0000-7000-8000-000000000000' end,
       $2::timestamptz - n * interval '5 hours', ($2::timestamptz - n * interval '5 hours')::date
     from generate_series(1, $3::int) n`,
    [userId, at, longHistory.logged],
  );
  await client.query(
    `insert into usage_sessions (user_id, id, started_at, last_seen_at)
     select $1, gen_random_uuid(), $2::timestamptz - n * interval '15 hours', $2::timestamptz - n * interval '15 hours' + interval '20 minutes'
     from generate_series(1, $3::int) n`,
    [userId, at, longHistory.sessions],
  );
}

async function fillMeasurements(client: pg.ClientBase, userId: string, at: string): Promise<void> {
  await client.query(
    `insert into check_ins (user_id, id, mood, stress, work_stress, occurred_at, local_date, back_dated, created_at)
     select $1, gen_random_uuid(), 1 + n % 5, (n * 7 % 101) / 10.0, (n * 3 % 101) / 10.0,
       $2::timestamptz - n * interval '12 hours', ($2::timestamptz - n * interval '12 hours')::date, false, $2
     from generate_series(1, $3::int) n`,
    [userId, at, longHistory.checkIns],
  );
  await client.query(
    `insert into breathing_games (user_id, id, pattern, mode, cycles, qualities, average_quality, perfect_breaths, seconds, finished_at, finished_on)
     select $1, gen_random_uuid(), 'box', 'guided', 3, '{90,95,99}', 94.7, 2, 42,
       $2::timestamptz - n * interval '12 hours', ($2::timestamptz - n * interval '12 hours')::date
     from generate_series(1, $3::int) n`,
    [userId, at, longHistory.games],
  );
}
