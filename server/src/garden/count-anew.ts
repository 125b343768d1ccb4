import { fullHealth, wateredAnew, type HealthThen } from "@remanso/core/garden/health.ts";
import { instantOf, knownZone, wallTimesOn } from "@remanso/core/progress/wall-clock.ts";
import type { Db } from "../db/db.ts";
import { livingGarden, type LivingGarden } from "./living-garden.ts";
import { correctWatering, wateringsAround, type Watering } from "./store.ts";

/**
 * Recomputes the health that plants had after each watering from the day `from` on. Call it when the weather of days from then on is known
 * only afterwards: days of rest are added or removed, or something done is sent late. So plants are as if it had been known all along.
 * decisions §5: from stored facts
 */
export async function countWateringsAnew(
  db: Db,
  userId: string,
  { from, timeZone }: { from: string; timeZone: string },
): Promise<void> {
  const [start] = wallTimesOn(from, "00:00", knownZone(timeZone));
  if (!start) return;
  const since = instantOf(start);
  const waterings = await wateringsAround(db, userId, since);
  if (waterings.every(({ at }) => at < since)) return;
  const garden = await livingGarden(db, userId, timeZone);
  const byPlant = Map.groupBy(waterings, ({ type, ordinal }) => `${type}:${ordinal}`);
  for (const own of byPlant.values()) {
    const before = own.find(({ at }) => at < since) ?? appearanceOf(garden, own);
    const later = own.filter(({ at }) => at >= since);
    const times = later.map(({ at }) => at);
    const anew = wateredAnew(before, times, garden.weather);
    for (const [index, watering] of later.entries()) {
      const health = anew[index]?.health ?? watering.health;
      if (health !== watering.health) await correctWatering(db, userId, { ...watering, health });
    }
  }
}

function appearanceOf({ plants }: LivingGarden, [first]: readonly Watering[]): HealthThen {
  const plant = plants.find(({ type, ordinal }) => type === first?.type && ordinal === first.ordinal);
  return { health: fullHealth, at: plant?.earnedBy.at ?? first?.at ?? new Date(0) };
}
