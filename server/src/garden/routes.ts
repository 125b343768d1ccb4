import type { FastifyInstance } from "fastify";
import { occurredAt } from "@remanso/core/activity/occurred-at.ts";
import { gardenApi } from "@remanso/core/garden/contract.ts";
import { plantProgress } from "@remanso/core/garden/events.ts";
import { averageHealth, gardenLevel } from "@remanso/core/garden/garden-level.ts";
import { restsUntil, watered } from "@remanso/core/garden/health.ts";
import { withinGarden } from "@remanso/core/garden/places.ts";
import { localDateOf } from "@remanso/core/progress/local-date.ts";
import { restSpans } from "@remanso/core/progress/rest.ts";
import { streakOf } from "@remanso/core/progress/streak.ts";
import { Refusal } from "@remanso/core/refusals.ts";
import { answer } from "../http.ts";
import { unbrokenDays } from "../progress/journey-store.ts";
import { lockPerson } from "../plan/store.ts";
import { healthOf, livingGarden, plantIn, plantReply } from "./living-garden.ts";
import { keepPlaces, putPlant, waterPlant } from "./store.ts";

export function gardenRoutes(app: FastifyInstance): void {
  answer(app, gardenApi.plants, async ({ db, userId, language, now, timeZone }) => {
    const { plants, restDays } = await livingGarden(db, userId);
    const rests = restSpans(restDays, timeZone);
    return plants.map((plant) => plantReply(plant, { language, now, rests }));
  });

  answer(app, gardenApi.stats, async ({ db, userId, now, timeZone }) => {
    const { plants, events, days, restDays } = await livingGarden(db, userId);
    // decisions §5: consecutiveDays = the streak
    const passedOver = await unbrokenDays(db, userId, { now, timeZone });
    const streak = streakOf(days, localDateOf(now, timeZone), passedOver);
    const rests = restSpans(restDays, timeZone);
    return {
      totalPlants: plants.length,
      gardenLevel: gardenLevel(plants.map(({ level }) => level)),
      averageHealth: averageHealth(plants.map((plant) => healthOf(plant, now, rests))),
      consecutiveDays: streak,
      progress: plantProgress(events, streak),
    };
  });

  answer(app, gardenApi.water, async ({ input, db, userId, params, language, now, timeZone }) => {
    const garden = await livingGarden(db, userId);
    const plant = plantIn(garden, params.id);
    const rests = restSpans(garden.restDays, timeZone);
    const at = occurredAt(input?.occurredAt, { now, existedSince: plant.since });
    const health = watered(healthOf(plant, at, rests));
    const { type, ordinal } = plant;
    const isGiven = await waterPlant(db, userId, { type, ordinal, health, now: at });
    if (!isGiven) throw stillWet(plantIn(await livingGarden(db, userId), params.id).wateredAt, now);
    return plantReply({ ...plant, baseHealth: health, since: at, wateredAt: at }, { language, now, rests });
  });

  answer(app, gardenApi.move, async ({ input, db, userId, params, language, now, timeZone }) => {
    await lockPerson(db, userId);
    const garden = await livingGarden(db, userId);
    const plant = { ...plantIn(garden, params.id), position: withinGarden(input.position) };
    await putPlant(db, userId, plant);
    await keepPlaces(db, userId, garden.plants);
    return plantReply(plant, { language, now, rests: restSpans(garden.restDays, timeZone) });
  });
}

/** decisions §5: 429 with the time left */
function stillWet(wateredAt: Date | null, now: Date): Refusal {
  const leftMs = (restsUntil(wateredAt, now)?.getTime() ?? now.getTime()) - now.getTime();
  return new Refusal("plant_rests", { retryAfterSeconds: Math.max(1, Math.ceil(leftMs / 1000)) });
}
