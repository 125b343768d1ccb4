import type { ActivityType } from "../activity/catalogue-entry.ts";
import { addDays } from "../progress/local-date.ts";
import { eventsForPlant, maxLevels, plantTypes, type PlantType } from "./plant-types.ts";

/** Something that a person finished: an activity of a type, or a breathing game. */
export interface Deed {
  readonly id: string;
  readonly type: ActivityType | "game";
  readonly at: Date;
  /** The day on the person's own calendar, YYYY-MM-DD. */
  readonly on: string;
}

/** For each type of plant the deeds that count for it, the earliest first. */
export type Events<D extends Deed> = Readonly<Record<PlantType, readonly D[]>>;

const grownBy: Readonly<Record<Exclude<PlantType, "fern">, (deed: Deed) => boolean>> = {
  // decisions §4: a game counts as a breathing activity for the garden, but never for the cherry tree
  bamboo: ({ type }) => type === "breathing" || type === "game",
  lotus: ({ type }) => type === "meditation",
  // decisions §5: a diary entry is a completed journaling activity
  bonsai: ({ type }) => type === "journaling",
  succulent: ({ type }) => type === "nature",
  cherry: ({ type }) => type !== "game",
};

/**
 * What a person did, sorted by the plants that it lets grow; the order in which it is told does not matter. A run of days goes on
 * over their days of rest.
 */
export function eventsOf<D extends Deed>(deeds: readonly D[], restDays: Iterable<string> = []): Events<D> {
  const inOrder = deeds.toSorted(
    (one, other) => one.at.getTime() - other.at.getTime() || (one.id < other.id ? -1 : 1),
  );
  const { bamboo, lotus, bonsai, succulent, cherry } = grownBy;
  return {
    bamboo: inOrder.filter(bamboo),
    lotus: inOrder.filter(lotus),
    bonsai: inOrder.filter(bonsai),
    succulent: inOrder.filter(succulent),
    fern: daysInRuns(inOrder, new Set(restDays)),
    cherry: inOrder.filter(cherry),
  };
}

/** How many more events the next plant of a type needs; null when all of its plants are there. */
export function untilNext(type: PlantType, events: number, streak: number): number | null {
  const needs = eventsForPlant[type];
  if (plantsFrom(type, events) === mostPlants) return null;
  const missing = needs - (events % needs);
  // a run of days counts from its seventh day on, then with all of them
  return type === "fern" && streak < needs ? needs - streak : missing;
}

// decisions §5: plant k = 1, 2, … up to 10
export const mostPlants = 10;

/** So many events of a type bring all of its plants and let the last one grow up: more of them change nothing. */
export const mostThatMatter = Math.max(
  ...plantTypes.map((type) => mostPlants * eventsForPlant[type] + maxLevels[type]),
);

/** How many plants of a type `events` have brought. */
export function plantsFrom(type: PlantType, events: number): number {
  return Math.min(mostPlants, Math.floor(events / eventsForPlant[type]));
}

/**
 * One deed for each day in a run of 7 or more (decisions §5). The first seven days of a run count when the seventh is
 * there, so they have its deed; each later day has its own, the first of that day. A day of rest neither counts nor breaks.
 */
function daysInRuns<D extends Deed>(inOrder: readonly D[], restDays: ReadonlySet<string>): D[] {
  const firstOfDay = new Map<string, D>();
  for (const deed of inOrder) if (!firstOfDay.has(deed.on)) firstOfDay.set(deed.on, deed);
  const events: D[] = [];
  let run = 0;
  let expected = "";
  for (const [day, deed] of [...firstOfDay].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    run = day === expected ? run + 1 : 1;
    expected = addDays(day, 1);
    while (restDays.has(expected) && !firstOfDay.has(expected)) expected = addDays(expected, 1);
    const counted = run < eventsForPlant.fern ? 0 : run === eventsForPlant.fern ? run : 1;
    for (let count = 0; count < counted; count += 1) events.push(deed);
  }
  return events;
}

/** How far each type of plant is. */
export function plantProgress(events: Events<Deed>, streak: number) {
  return plantTypes.map((type) => {
    const plants = plantsFrom(type, events[type].length);
    return {
      type,
      eachNeeds: eventsForPlant[type],
      plants,
      unlocked: plants > 0,
      untilNext: untilNext(type, events[type].length, streak),
    };
  });
}
