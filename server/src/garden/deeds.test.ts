import { beforeAll, expect, test } from "vitest";
import { activityTypes } from "@remanso/core/activity/catalogue-entry.ts";
import { eventsOf, isPractice, plantProgress, type Deed } from "@remanso/core/garden/events.ts";
import { gardenOf, grownSince } from "@remanso/core/garden/garden-of.ts";
import { weatherOf } from "@remanso/core/garden/health.ts";
import { seeded } from "@remanso/core/seeded.ts";
import { pick, seed } from "../../../testing/long.ts";
import { newId } from "../ids.ts";
import { sharedTestApp, type SharedApp } from "../testing.ts";
import { listDeeds } from "./deed-store.ts";
import { Gardener } from "./garden-testing.ts";

// What a garden reads of a long history is compared with the whole of it.

let world: SharedApp;

beforeAll(async () => {
  world = await sharedTestApp({ RATE_LIMITS: "off" });
});

const dayMs = 86_400_000;
const people = Array.from({ length: pick(10, 100) }, (_, index) => seed + index);

test.each(people)(
  "the deeds that matter of somebody made from seed %d grow the same garden as all of them",
  async (one) => {
    const chance = seeded(one);
    const gardener = await Gardener.arrive(world);
    const userId: string = (await gardener.call("GET", "/api/auth/user")).body.id;
    const deeds = madeDeeds(chance);
    await keepDeeds(userId, deeds);
    const { db } = world.app.deps.database;
    const read = await listDeeds(db, userId);
    const known = new Map(deeds.map((deed) => [deed.id, deed]));
    expect(read.every(({ id }) => known.has(id))).toBe(true);
    expect(new Set(read.map(({ id }) => id)).size).toBe(read.length);
    expect(shownBy(read)).toEqual(shownBy(deeds));

    for (const deed of [deeds.at(-1), deeds.at(-2), deeds[Math.floor(chance() * deeds.length)]]) {
      if (!deed) continue;
      const beside = await listDeeds(db, userId, deed.id);
      expect(grownBy(deed, beside)).toEqual(grownBy(deed, deeds));
    }
  },
);

/** Between a handful and some hundreds on one to three hundred days, often of a few types alone. */
function madeDeeds(chance: () => number): Deed[] {
  const types = activityTypes.filter(() => chance() < 0.4);
  const kinds = [...(types.length > 0 ? types : activityTypes), "game", "page"] as const;
  const days = 1 + Math.floor(chance() * 300);
  const amount = 5 + Math.floor(chance() ** 2 * 900);
  const writes = chance();
  const deeds = Array.from({ length: amount }, (): Deed => {
    const type = kinds[Math.floor(chance() * kinds.length)] ?? "game";
    // some at the same moment, and some on another day than their moment's: of another zone
    const at = new Date(
      Date.UTC(2026, 0, 1) + Math.floor(chance() * days) * dayMs + Math.floor(chance() * 12) * 7_200_000,
    );
    const on = new Date(at.getTime() + (chance() < 0.1 ? 14 * 3_600_000 : 0)).toISOString().slice(0, 10);
    return {
      id: newId(),
      type,
      at,
      on,
      isDiaryEntry: type === "page" || (type !== "game" && chance() < writes),
    };
  });
  return deeds.toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

async function keepDeeds(userId: string, deeds: readonly Deed[]): Promise<void> {
  const { pool } = world.app.deps.database;
  const of = (which: (deed: Deed) => boolean) => JSON.stringify(deeds.filter(which));
  const rows = `from json_to_recordset($2::json) as deed (id uuid, type text, at timestamptz, "on" date, "isDiaryEntry" boolean)`;
  await pool.query(
    `insert into activities (user_id, id, plan_id, custom_name, name_key, activity_type, rank, created_at, completed_at, completed_on,
       completed_minutes, diary_entry)
     select $1, id, (select id from plans where user_id = $1 and archived_at is null), 'Algo', 'algo ' || id, type, 1000000, at, at, "on", 5,
       "isDiaryEntry" ${rows}`,
    [userId, of(({ type }) => type !== "game" && type !== "page")],
  );
  await pool.query(
    `insert into breathing_games (user_id, id, pattern, mode, cycles, qualities, average_quality, perfect_breaths, seconds, finished_at,
       finished_on)
     select $1, id, 'box', 'guided', 1, '{90}', 90, 0, 14, at, "on" ${rows}`,
    [userId, of(({ type }) => type === "game")],
  );
  await pool.query(
    `insert into journal_pages (user_id, id, written_at, written_on) select $1, id, at, "on" ${rows}`,
    [userId, of(({ type }) => type === "page")],
  );
}

/** What a garden shows of deeds. */
function shownBy(deeds: readonly Deed[]) {
  const events = eventsOf(deeds);
  const practice = deeds.filter(isPractice);
  const { rain } = weatherOf(practice, { restDays: [], timeZone: "Europe/Madrid" });
  return {
    plants: gardenOf(events, []).map(({ earnedBy, tended, ...plant }) => ({
      ...plant,
      earned: earnedBy.id,
      tended,
    })),
    progress: plantProgress(events, 3),
    rain: [...rain].toSorted(([one], [other]) => one - other),
  };
}

function grownBy(deed: Deed, deeds: readonly Deed[]) {
  const gardenFrom = (some: readonly Deed[]) => gardenOf(eventsOf(some), []);
  const others = deeds.filter(({ id }) => id !== deed.id);
  return grownSince(gardenFrom(others), gardenFrom(deeds)).map(({ plant, isNew }) => [
    plant.type,
    plant.ordinal,
    plant.level,
    isNew,
  ]);
}
