import { runsOf } from "../progress/runs.ts";
import { plantTypes, type PlantType } from "./plant-types.ts";
import type { DeedType } from "./plants/plant-record.ts";
import { plants } from "./plants/plants.ts";

/** Something that a person finished: an activity of a type, a breathing game, or a page of the journal. */
export interface Deed {
  readonly id: string;
  readonly type: DeedType;
  readonly at: Date;
  /** The day on the person's own calendar, YYYY-MM-DD. */
  readonly on: string;
  /** Whether it counts as a diary entry: something was written in it. */
  readonly isDiaryEntry: boolean;
}

/** For a type of plant, the deeds that count for it, the earliest first. */
export type Events<D extends Deed> = (type: PlantType) => readonly D[];

/**
 * What a person did, sorted by the plants that grow from it. The order of `deeds` does not matter. A run of days continues
 * over days of rest.
 */
export function eventsOf<D extends Deed>(deeds: readonly D[], restDays: Iterable<string> = []): Events<D> {
  const inOrder = deeds.toSorted(
    (one, other) => one.at.getTime() - other.at.getTime() || (one.id < other.id ? -1 : 1),
  );
  const events = new Map(plantTypes.map((type) => [type, eventsFor(type, inOrder, restDays)]));
  return (type) => events.get(type) ?? [];
}

function eventsFor<D extends Deed>(type: PlantType, inOrder: readonly D[], restDays: Iterable<string>): D[] {
  const { grownBy, eventsEach } = plants[type];
  if (grownBy === "days in a row") return daysInRuns(inOrder, restDays, eventsEach);
  if (grownBy === "diary entries") return inOrder.filter(({ isDiaryEntry }) => isDiaryEntry);
  return inOrder.filter((deed) => grownBy.includes(deed.type));
}

/**
 * One deed for each day of a run of `needed` days or more (decisions §5): the first of that day. The days before the
 * `needed`th count only once that one is there, so they carry its deed.
 */
function daysInRuns<D extends Deed>(inOrder: readonly D[], restDays: Iterable<string>, needed: number): D[] {
  const firstOfDay = new Map<string, D>();
  for (const deed of inOrder.filter(isPractice)) if (!firstOfDay.has(deed.on)) firstOfDay.set(deed.on, deed);
  return runsOf(firstOfDay.keys(), restDays)
    .filter(({ days }) => days.length >= needed)
    .flatMap(({ days }) => days.map((_, index) => days[Math.max(index, needed - 1)] ?? ""))
    .flatMap((day) => firstOfDay.get(day) ?? []);
}

/** True for what makes a day of rain and of a run: an activity or a game. A page of the journal is neither. decisions §5 */
export function isPractice({ type }: Pick<Deed, "type">): boolean {
  return type !== "page";
}

/** How many more events the next plant of a type needs; null once all of its plants are there. */
export function untilNext(type: PlantType, events: number, streak: number): number | null {
  const { eventsEach, grownBy } = plants[type];
  if (plantsFrom(type, events) === mostPlants) return null;
  const missing = eventsEach - (events % eventsEach);
  // a run that is still too short has not counted at all yet
  return grownBy === "days in a row" && streak < eventsEach ? eventsEach - streak : missing;
}

// decisions §5: plant k = 1, 2, … up to 10
export const mostPlants = 10;

/** With this many events of a type all of its plants are there and fully grown, also without one of them: more change nothing. */
export function mostThatMatter(type: PlantType): number {
  const { eventsEach, maxLevel } = plants[type];
  return mostPlants * eventsEach + maxLevel;
}

/** How many plants of a type `events` have brought. */
export function plantsFrom(type: PlantType, events: number): number {
  return Math.min(mostPlants, Math.floor(events / plants[type].eventsEach));
}

/** How far each type of plant is. */
export function plantProgress(events: Events<Deed>, streak: number) {
  return plantTypes.map((type) => {
    const count = events(type).length;
    const grown = plantsFrom(type, count);
    return {
      type,
      eachNeeds: plants[type].eventsEach,
      plants: grown,
      unlocked: grown > 0,
      untilNext: untilNext(type, count, streak),
    };
  });
}
