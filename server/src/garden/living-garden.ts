import { v5 } from "uuid";
import { catalogueEntry } from "@remanso/core/activity/catalogue.ts";
import type { Plant } from "@remanso/core/garden/contract.ts";
import type { Events } from "@remanso/core/garden/events.ts";
import { eventsOf } from "@remanso/core/garden/events.ts";
import { gardenOf, type GrownPlant } from "@remanso/core/garden/garden-of.ts";
import { healthAt, restsUntil } from "@remanso/core/garden/health.ts";
import { gameSource, plantName } from "@remanso/core/garden/plant-name.ts";
import type { Language } from "@remanso/core/language.ts";
import { withoutRest, type RestSpan } from "@remanso/core/progress/rest.ts";
import { Refusal } from "@remanso/core/refusals.ts";
import type { Db } from "../db/db.ts";
import { unbrokenDays } from "../progress/journey-store.ts";
import { listRestDays } from "../reminders/rest-store.ts";
import { listDeeds, listTended, type NamedDeed } from "./store.ts";

export type LivingPlant = GrownPlant<NamedDeed> & { readonly id: string };

export interface LivingGarden {
  readonly plants: readonly LivingPlant[];
  readonly events: Events<NamedDeed>;
  /** Every day on which something was finished. */
  readonly days: readonly string[];
  /** Days on which plants lose no health and no run of days breaks. */
  readonly restDays: readonly string[];
}

/** The current garden, derived from what was finished and how the plants were tended. Writes nothing. */
export async function livingGarden(db: Db, userId: string): Promise<LivingGarden> {
  const deeds = await listDeeds(db, userId);
  const restDays = await listRestDays(db, userId);
  const events = eventsOf(deeds, await unbrokenDays(db, userId));
  const plants = gardenOf(events, await listTended(db, userId));
  return {
    plants: plants.map((plant) => ({ ...plant, id: plantId(userId, plant) })),
    events,
    days: deeds.map(({ on }) => on),
    restDays,
  };
}

/** One plant of a garden; refuses `not_found` where this person has none of this id. */
export function plantIn({ plants }: LivingGarden, id: string): LivingPlant {
  const plant = plants.find((candidate) => candidate.id === id.toLowerCase());
  if (!plant) throw new Refusal("not_found");
  return plant;
}

/** The health that a plant has at `now`, given these times of rest. */
export function healthOf(
  { baseHealth, since }: Pick<LivingPlant, "baseHealth" | "since">,
  now: Date,
  rests: readonly RestSpan[],
): number {
  return healthAt(baseHealth, since, withoutRest(since, now, rests));
}

interface Shown {
  readonly language: Language;
  readonly now: Date;
  readonly rests: readonly RestSpan[];
}

/** A plant as the API returns it: names in the person's language, health at `now`. */
export function plantReply(plant: LivingPlant, { language, now, rests }: Shown): Plant {
  return {
    id: plant.id,
    name: plantName(plant.type, plant.ordinal)[language],
    type: plant.type,
    level: plant.level,
    maxLevel: plant.maxLevel,
    health: healthOf(plant, now, rests),
    position: plant.position,
    activitySource: sourceOf(plant.earnedBy, language),
    restsUntil: restsUntil(plant.wateredAt, now)?.toISOString() ?? null,
  };
}

/** A plant is no row, so its id is derived: always the same for a person's plant, and unique to it. */
function plantId(userId: string, { type, ordinal }: { type: string; ordinal: number }): string {
  return v5(`${type}:${ordinal}`, userId);
}

function sourceOf({ type, customName, catalogueKey }: NamedDeed, language: Language): string {
  if (type === "game" || catalogueKey === null) return customName ?? gameSource[language];
  return catalogueEntry(catalogueKey)?.name[language] ?? catalogueKey;
}
