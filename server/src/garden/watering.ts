import { occurredAt } from "@remanso/core/activity/occurred-at.ts";
import type { Plant } from "@remanso/core/garden/contract.ts";
import { healthAt, restsUntil, watered } from "@remanso/core/garden/health.ts";
import { Refusal } from "@remanso/core/refusals.ts";
import type { Reader } from "../activity/own-words.ts";
import type { Db } from "../db/db.ts";
import { lockPerson } from "../plan/store.ts";
import {
  livingGarden,
  plantIn,
  oneReply,
  plantReplies,
  sleeps,
  type LivingGarden,
  type LivingPlant,
} from "./living-garden.ts";
import { waterPlant } from "./store.ts";

interface Pour extends Reader {
  readonly now: Date;
  readonly timeZone: string;
  /** When it happened, as a device noted it while it was offline. */
  readonly occurred: string | undefined;
}

/** Waters every plant that can be watered and answers those. Refuses `plants_rest` where there are plants and none of them can be. */
export async function waterAll(db: Db, userId: string, pour: Pour): Promise<Plant[]> {
  // several rows change: taken by turns with moves and other waterings
  await lockPerson(db, userId);
  const garden = await livingGarden(db, userId, pour.timeZone);
  const at = occurredAt(pour.occurred, pour);
  const plants = garden.plants.filter(({ earnedBy }) => earnedBy.at <= at);
  const given = await waterThose(db, userId, { plants, garden, at });
  if (given.length === 0 && plants.length > 0) {
    const { plants: now } = await livingGarden(db, userId, pour.timeZone);
    const until = now.flatMap(({ wateredAt }) => restsUntil(wateredAt, pour.now) ?? pour.now);
    throw stillWet("plants_rest", Math.min(...until.map((end) => end.getTime())), pour.now);
  }
  return plantReplies(db, userId, { ...pour, plants: given, weather: garden.weather });
}

/** Waters one plant, and with it all of them while the garden sleeps. decisions §5: the first watering wakes it by watering all */
export async function waterOne(
  db: Db,
  userId: string,
  { id, ...pour }: Pour & { id: string },
): Promise<Plant> {
  await lockPerson(db, userId);
  const garden = await livingGarden(db, userId, pour.timeZone);
  const plant = plantIn(garden, id);
  const at = occurredAt(pour.occurred, { now: pour.now, existedSince: plant.tended.at });
  const plants = sleeps(garden, at) ? garden.plants.filter(({ earnedBy }) => earnedBy.at <= at) : [plant];
  const given = await waterThose(db, userId, { plants, garden, at });
  const own = given.find((one) => one.id === plant.id);
  if (!own) {
    const { wateredAt } = plantIn(await livingGarden(db, userId, pour.timeZone), id);
    throw stillWet("plant_rests", restsUntil(wateredAt, pour.now)?.getTime() ?? 0, pour.now);
  }
  return oneReply(db, userId, { ...pour, plant: own, weather: garden.weather });
}

/** Waters the plants that can be watered `at` that moment, and answers them as they are then. */
async function waterThose(
  db: Db,
  userId: string,
  { plants, garden, at }: { plants: readonly LivingPlant[]; garden: LivingGarden; at: Date },
): Promise<LivingPlant[]> {
  const given: LivingPlant[] = [];
  for (const plant of plants) {
    const health = watered(healthAt(plant.tended, at, garden.weather));
    const { type, ordinal } = plant;
    if (await waterPlant(db, userId, { type, ordinal, health, now: at }))
      given.push({ ...plant, tended: { health, at }, wateredAt: at });
  }
  return given;
}

/** decisions §5: 429 with the time left */
function stillWet(code: "plant_rests" | "plants_rest", until: number, now: Date): Refusal {
  const leftMs = until - now.getTime();
  return new Refusal(code, { retryAfterSeconds: Math.max(1, Math.ceil(leftMs / 1000)) });
}
