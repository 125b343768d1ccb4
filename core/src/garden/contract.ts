import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { ClosedWords, Id, Instant } from "../shapes.ts";
import { plantTypes } from "./plant-types.ts";

const Percent = z.number().check(z.minimum(0), z.maximum(100));

// specification §3: plant; decisions §5: down to 40, nothing dies
export const Plant = z.object({
  id: Id,
  name: z.string(),
  type: z.enum(plantTypes),
  level: z.number(),
  maxLevel: z.number(),
  health: z.number().check(z.minimum(40), z.maximum(100)),
  position: z.object({ x: Percent, y: Percent }),
  activitySource: z.string(),
  /** When it can be watered again; null when it can be now. */
  restsUntil: z.nullable(Instant),
  closedWords: ClosedWords,
});
export type Plant = z.infer<typeof Plant>;

/** A plant that something finished has brought, or raised to `level`. */
export const Growth = z.object({
  id: Id,
  type: z.enum(plantTypes),
  name: z.string(),
  level: z.number(),
  maxLevel: z.number(),
  isNew: z.boolean(),
});
export type Growth = z.infer<typeof Growth>;

/**
 * Progress of a plant type: every `eachNeeds`-th qualifying event brings a plant. `untilNext` is how many are still missing (for
 * ferns: days, on top of the current streak); null once there are ten.
 */
export const PlantProgress = z.object({
  type: z.enum(plantTypes),
  eachNeeds: z.number(),
  plants: z.number(),
  unlocked: z.boolean(),
  untilNext: z.nullable(z.number()),
});
export type PlantProgress = z.infer<typeof PlantProgress>;

// specification §3: garden stats; averageHealth is 0 where there is no plant yet: show the empty state, not the number
export const GardenStats = z.object({
  totalPlants: z.number(),
  gardenLevel: z.number(),
  averageHealth: z.number(),
  consecutiveDays: z.number(),
  /** True after seven dry days: the next watering, of whichever plant, waters them all. */
  isAsleep: z.boolean(),
  /** True on a day with a completed activity or game: a day of rain. */
  isRaining: z.boolean(),
  progress: z.array(PlantProgress),
});
export type GardenStats = z.infer<typeof GardenStats>;

// the server clamps to 5–95 as specified, so any finite number may be sent
const Coordinate = z.number().check(z.minimum(-1000), z.maximum(1000));

// the moment recorded by a device that was offline
const AtMoment = z.nullish(z.object({ occurredAt: z.optional(Instant) }));

export const gardenApi = {
  plants: endpoint(
    "GET /api/zen-garden/plants",
    { reply: z.array(Plant) },
    { shows: ["plants", "activities", "games", "notes", "restDays"] },
  ),
  stats: endpoint(
    "GET /api/zen-garden/stats",
    { reply: GardenStats },
    { shows: ["plants", "activities", "games", "notes", "restDays"] },
  ),
  /** Waters every plant that can be watered, and answers those. Refuses `plants_rest` where there are plants and none can be. */
  waterAll: endpoint(
    "POST /api/zen-garden/water",
    { input: AtMoment, reply: z.array(Plant) },
    { touches: ["plants"] },
  ),
  /** Waters one plant; while the garden sleeps all of them. */
  water: endpoint(
    "POST /api/zen-garden/plants/:id/water",
    { input: AtMoment, reply: Plant },
    { touches: ["plants"] },
  ),
  move: endpoint(
    "PATCH /api/zen-garden/plants/:id/move",
    {
      input: z.object({ position: z.object({ x: Coordinate, y: Coordinate }) }),
      reply: Plant,
    },
    { touches: ["plants"] },
  ),
};
