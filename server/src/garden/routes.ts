import type { FastifyInstance } from "fastify";
import { gardenApi } from "@remanso/core/garden/contract.ts";
import { plantProgress } from "@remanso/core/garden/events.ts";
import { averageHealth, gardenLevel } from "@remanso/core/garden/garden-level.ts";
import { hasRained, healthAt } from "@remanso/core/garden/health.ts";
import { freePlaceNear } from "@remanso/core/garden/free-place.ts";
import { withinGarden } from "@remanso/core/garden/position.ts";
import { localDateOf } from "@remanso/core/progress/local-date.ts";
import { streakOf } from "@remanso/core/progress/streak.ts";
import type { Db } from "../db/db.ts";
import { answer } from "../http.ts";
import { openerOf } from "../journal/own-texts.ts";
import { oncePerPage } from "../one-page.ts";
import { unbrokenDays } from "../progress/journey-store.ts";
import { lockPerson } from "../plan/store.ts";
import {
  livingGarden,
  oneReply,
  plantIn,
  plantReplies,
  sleeps,
  type LivingGarden,
  type LivingPlant,
} from "./living-garden.ts";
import { keepPlaces, putPlant } from "./store.ts";
import { waterAll, waterOne } from "./watering.ts";

export function gardenRoutes(app: FastifyInstance): void {
  const { secret } = app.deps;

  answer(app, gardenApi.plants, async ({ db, userId, language, now, timeZone }) => {
    const [{ plants, weather }, open] = await Promise.all([
      gardenNow(db, userId, timeZone),
      openerOf(db, userId, secret),
    ]);
    return plantReplies(db, userId, { plants, language, now, weather, open });
  });

  answer(app, gardenApi.stats, async ({ db, userId, now, timeZone }) => {
    const [garden, passedOver] = await Promise.all([
      gardenNow(db, userId, timeZone),
      // decisions §5: consecutiveDays = the streak
      unbrokenDays(db, userId, { now, timeZone }),
    ]);
    const { plants, events, days, weather } = garden;
    const streak = streakOf(days, localDateOf(now, timeZone), passedOver);
    return {
      totalPlants: plants.length,
      gardenLevel: gardenLevel(plants.map(({ level }) => level)),
      averageHealth: averageHealth(plants.map(({ tended }) => healthAt(tended, now, weather))),
      consecutiveDays: streak,
      isAsleep: sleeps(garden, now),
      isRaining: hasRained(now, weather),
      progress: plantProgress(events, streak),
    };
  });

  tendingRoutes(app);
}

const once = oncePerPage<LivingGarden>();

/** The screen of the garden asks for its plants and for its stats: it grows once for both. */
function gardenNow(db: Db, userId: string, timeZone: string): Promise<LivingGarden> {
  return once(`${userId} ${timeZone}`, () => livingGarden(db, userId, timeZone));
}

const footOf = ({ type, position }: LivingPlant) => ({ type, ...position });

function tendingRoutes(app: FastifyInstance): void {
  const { secret } = app.deps;

  answer(app, gardenApi.waterAll, async ({ input, ...call }) => {
    const open = await openerOf(call.db, call.userId, secret);
    return waterAll(call.db, call.userId, { ...call, open, occurred: input?.occurredAt });
  });

  answer(app, gardenApi.water, async ({ input, params, ...call }) => {
    const open = await openerOf(call.db, call.userId, secret);
    return waterOne(call.db, call.userId, { ...call, open, id: params.id, occurred: input?.occurredAt });
  });

  answer(app, gardenApi.move, async ({ input, db, userId, params, language, now, timeZone }) => {
    await lockPerson(db, userId);
    const garden = await livingGarden(db, userId, timeZone);
    const before = plantIn(garden, params.id);
    const others = garden.plants.filter(({ id }) => id !== before.id);
    const wanted = { type: before.type, ...withinGarden(input.position) };
    const free = freePlaceNear(wanted, others.map(footOf));
    const plant = { ...before, position: free ?? before.position };
    await putPlant(db, userId, plant);
    await keepPlaces(db, userId, garden.plants);
    return oneReply(db, userId, {
      plant,
      language,
      now,
      weather: garden.weather,
      open: await openerOf(db, userId, secret),
    });
  });
}
