import { beforeAll, expect, test } from "vitest";
import { Planner } from "../activity/activity-testing.ts";
import { sharedTestApp, type SharedApp } from "../testing.ts";
import { fingerprintOf } from "./store.ts";

let world: SharedApp;
let planner: Planner;
let userId: string;

const window = { from: "2026-01-01", to: "2026-06-30" };

beforeAll(async () => {
  world = await sharedTestApp({ RATE_LIMITS: "off" });
  world.clock.set("2026-06-30T12:00:00.000Z");
  planner = await Planner.arrive(world, { timeZone: "Europe/Madrid" });
  userId = (await planner.call("GET", "/api/auth/user")).body.id;
  await fill();
});

const run = (text: string) => world.app.deps.database.pool.query(text.replaceAll(":me", `'${userId}'`));
const fingerprint = () => fingerprintOf(world.app.deps.database.db, userId, window);

/** Half a year: with exercise on half of the days, on which stress is lower. */
async function fill(): Promise<void> {
  const days = `from generate_series(0, 170) n, lateral (select timestamptz '2026-06-29T18:00:00Z' - n * interval '1 day') as day (at)`;
  await run(`insert into activities (user_id, id, plan_id, custom_name, name_key, activity_type, rank, created_at, completed_at, completed_on,
      completed_minutes)
    select :me, gen_random_uuid(), (select id from plans where user_id = :me), 'Algo', 'algo ' || n, 'exercise', 1000000, at, at, at::date, 5
    ${days} where hashint4(n) % 2 = 0`);
  await run(`insert into check_ins (user_id, id, mood, stress, occurred_at, local_date, back_dated, created_at)
    select :me, gen_random_uuid(), 3, case hashint4(n) % 2 when 0 then 3 else 6 end + n % 3, at + interval '1 hour', at::date, false, at ${days}`);
  await run(`insert into breathing_games (user_id, id, pattern, mode, cycles, qualities, average_quality, perfect_breaths, seconds, finished_at,
      finished_on)
    select :me, gen_random_uuid(), 'box', 'guided', 1, '{90}', 90, 0, 14, at, at::date ${days} where n % 5 = 0`);
}

const some =
  "(select id from check_ins where user_id = :me and local_date between '2026-02-01' and '2026-05-01' limit 1)";
const anActivity =
  "(select id from activities where user_id = :me and completed_on between '2026-02-01' and '2026-05-01' limit 1)";

test.each([
  `update check_ins set stress = stress + 0.1 where user_id = :me and id = ${some}`,
  `update check_ins set stress = null where user_id = :me and id = ${some}`,
  `update check_ins set work_stress = 4 where user_id = :me and id = ${some}`,
  `update check_ins set back_dated = not back_dated where user_id = :me and id = ${some}`,
  `update check_ins set local_date = local_date + 1 where user_id = :me and id = ${some}`,
  `update check_ins set occurred_at = occurred_at - interval '1 second' where user_id = :me and id = ${some}`,
  `delete from check_ins where user_id = :me and id = ${some}`,
  `update activities set activity_type = 'nature' where user_id = :me and id = ${anActivity}`,
  `update activities set completed_at = completed_at + interval '1 millisecond' where user_id = :me and id = ${anActivity}`,
  `update activities set completed_on = completed_on + 1 where user_id = :me and id = ${anActivity}`,
  "update activities set completed_at = '2026-06-30T08:00:00Z', completed_on = '2026-06-30' where user_id = :me and id = (select id from activities where user_id = :me and completed_at is null limit 1)",
  "delete from breathing_games where user_id = :me and finished_on = (select max(finished_on) from breathing_games where user_id = :me)",
  "update assessments set work_stress = work_stress / 2 where user_id = :me",
  "update assessments set overall_stress = overall_stress / 2 where user_id = :me",
])("%s is seen, and the days are looked at again", async (change) => {
  const before = await fingerprint();
  await planner.call("GET", "/api/analytics/needs");
  await run(change);
  expect(await fingerprint()).not.toBe(before);
  const shown = await Promise.all(shows.map(bodyOf));
  await run("delete from finding_runs where user_id = :me");
  expect(shown).toEqual(await Promise.all(shows.map(bodyOf)));
});

const shows = ["/api/analytics/patterns", "/api/analytics/needs", "/api/analytics/insights"];
const bodyOf = async (path: string) => (await planner.call("GET", path)).body;

test.each([
  `update check_ins set mood = 5, note_sealed = null where user_id = :me and id = ${some}`,
  `update activities set rating = 'better', completed_minutes = 20 where user_id = :me and id = ${anActivity}`,
  "update check_ins set stress = 9 where user_id <> :me or local_date < '2026-01-01' or local_date > '2026-06-30'",
])("%s is nothing that the engine reads", async (change) => {
  const before = await fingerprint();
  await run(change);
  expect(await fingerprint()).toBe(before);
});

test("the patterns are those of many days", async () => {
  expect(JSON.stringify(await bodyOf("/api/analytics/patterns"))).toContain("exercise");
});
