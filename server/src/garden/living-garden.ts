import { v5 } from "uuid";
import { catalogueEntry } from "@remanso/core/activity/catalogue.ts";
import type { Growth, Plant } from "@remanso/core/garden/contract.ts";
import { eventsOf, isPractice, type Deed, type Events } from "@remanso/core/garden/events.ts";
import { gardenOf, grownSince, type GrownPlant } from "@remanso/core/garden/garden-of.ts";
import { healthAt, isAsleep, restsUntil, weatherOf, type Weather } from "@remanso/core/garden/health.ts";
import { gameSource, pageSource, plantName } from "@remanso/core/garden/plant-name.ts";
import type { Language } from "@remanso/core/language.ts";
import { Refusal } from "@remanso/core/refusals.ts";
import type { ClosedText } from "@remanso/core/shapes.ts";
import { closedName, closedWords, ownNameOf, type Reader } from "../activity/own-words.ts";
import type { Db } from "../db/db.ts";
import { unbrokenDays } from "../progress/journey-store.ts";
import { listDeeds, namesOfDeeds, type NameOfDeed } from "./deed-store.ts";
import { listTended } from "./store.ts";

export type LivingPlant = GrownPlant<Deed> & { readonly id: string };

export interface LivingGarden {
  readonly plants: readonly LivingPlant[];
  readonly events: Events<Deed>;
  /** Every day on which an activity or a game was finished. */
  readonly days: readonly string[];
  readonly weather: Weather;
}

/** The current garden on the calendar of `timeZone`, derived from what was finished and how the plants were tended. Writes nothing. */
export async function livingGarden(db: Db, userId: string, timeZone: string): Promise<LivingGarden> {
  const [deeds, restDays, tended] = await Promise.all([
    listDeeds(db, userId),
    unbrokenDays(db, userId),
    listTended(db, userId),
  ]);
  const practice = deeds.filter(isPractice);
  const events = eventsOf(deeds, restDays);
  const plants = gardenOf(events, tended);
  return {
    plants: plants.map((plant) => ({ ...plant, id: plantId(userId, plant) })),
    events,
    days: practice.map(({ on }) => on),
    weather: weatherOf(practice, { restDays, timeZone }),
  };
}

/** Every plant that has grown, wherever it stands and however it was tended. */
export async function grownPlants(db: Db, userId: string): Promise<GrownPlant<Deed>[]> {
  const [deeds, restDays] = await Promise.all([listDeeds(db, userId), unbrokenDays(db, userId)]);
  return gardenOf(eventsOf(deeds, restDays), []);
}

/** True after seven dry days without water. decisions §5 */
export function sleeps({ plants, weather }: LivingGarden, now: Date): boolean {
  const tended = plants.map(({ wateredAt, earnedBy }) => wateredAt ?? earnedBy.at);
  const last = tended.toSorted((one, other) => other.getTime() - one.getTime())[0];
  return last !== undefined && isAsleep(last, now, weather);
}

/** What one deed, which is stored already, has brought or raised. */
export async function grownByDeed(
  db: Db,
  userId: string,
  { id, language }: { id: string; language: Language },
): Promise<Growth[]> {
  const [deeds, restDays] = await Promise.all([listDeeds(db, userId, id), unbrokenDays(db, userId)]);
  const gardenFrom = (some: readonly Deed[]) => gardenOf(eventsOf(some, restDays), []);
  const others = deeds.filter((deed) => deed.id !== id);
  return grownSince(gardenFrom(others), gardenFrom(deeds)).map(({ plant, isNew }) => ({
    id: plantId(userId, plant),
    type: plant.type,
    name: plantName(plant.type, plant.ordinal)[language],
    level: plant.level,
    maxLevel: plant.maxLevel,
    isNew,
  }));
}

/** One plant of a garden; refuses `not_found` where this person has none of this id. */
export function plantIn({ plants }: LivingGarden, id: string): LivingPlant {
  const plant = plants.find((candidate) => candidate.id === id.toLowerCase());
  if (!plant) throw new Refusal("not_found");
  return plant;
}

interface Shown extends Reader {
  readonly now: Date;
  readonly weather: Weather;
}

/** Plants as the API returns them: names in the person's language, health at `now`. */
export async function plantReplies(
  db: Db,
  userId: string,
  { plants, now, weather, ...reader }: Shown & { plants: readonly LivingPlant[] },
): Promise<Plant[]> {
  const names = await namesOfDeeds(
    db,
    userId,
    plants.map(({ earnedBy }) => earnedBy.id),
  );
  return plants.map((plant) => ({
    id: plant.id,
    name: plantName(plant.type, plant.ordinal)[reader.language],
    type: plant.type,
    level: plant.level,
    maxLevel: plant.maxLevel,
    health: healthAt(plant.tended, now, weather),
    position: plant.position,
    activitySource: sourceOf(plant.earnedBy, names.get(plant.earnedBy.id), reader),
    restsUntil: restsUntil(plant.wateredAt, now)?.toISOString() ?? null,
    ...closedWords({ activitySource: closedNameOf(names.get(plant.earnedBy.id)) }),
  }));
}

/** One plant as the API returns it. */
export async function oneReply(
  db: Db,
  userId: string,
  { plant, ...shown }: Shown & { plant: LivingPlant },
): Promise<Plant> {
  const [reply] = await plantReplies(db, userId, { ...shown, plants: [plant] });
  if (!reply) throw new Refusal("not_found");
  return reply;
}

/** A plant is no row, so its id is derived: always the same for a person's plant, and unique to it. */
function plantId(userId: string, { type, ordinal }: { type: string; ordinal: number }): string {
  return v5(`${type}:${ordinal}`, userId);
}

function sourceOf({ type }: Deed, named: NameOfDeed | undefined, reader: Reader): string {
  const { language } = reader;
  if (type === "page") return pageSource[language];
  if (!named) return gameSource[language];
  const { catalogueKey } = named;
  if (catalogueKey === null) return ownNameOf(named, reader) ?? gameSource[language];
  return catalogueEntry(catalogueKey)?.name[language] ?? catalogueKey;
}

function closedNameOf(named: NameOfDeed | undefined): ClosedText | null {
  return named ? closedName(named) : null;
}
