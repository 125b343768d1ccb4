import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Growth } from "../garden/contract.ts";
import { Id, Instant } from "../shapes.ts";
import { cycleChoices, mostHolds, patternKeys } from "./patterns.ts";

export const BreathingMode = z.enum(["guided", "follow"]);
export type BreathingMode = z.infer<typeof BreathingMode>;

/** One hold of key or finger, in milliseconds since the first breath began, pauses left out. */
export const Hold = z.object({
  pressedMs: z.int().check(z.minimum(0), z.maximum(3_600_000)),
  releasedMs: z.int().check(z.minimum(0), z.maximum(3_600_000)),
});
export type Hold = z.infer<typeof Hold>;

// decisions §4: a finished game; qualities and scores are computed by the server, averageQuality to one decimal
export const BreathingGame = z.object({
  id: Id,
  pattern: z.enum(patternKeys),
  cycles: z.number(),
  mode: BreathingMode,
  qualities: z.array(z.number()),
  averageQuality: z.number(),
  perfectBreaths: z.number(),
  points: z.number(),
  seconds: z.number(),
  finishedAt: Instant,
});
export type BreathingGame = z.infer<typeof BreathingGame>;

// specification §3: breathing stats
export const BreathingStats = z.object({
  level: z.number(),
  points: z.number(),
  streak: z.number(),
  totalSessions: z.number(),
  perfectBreaths: z.number(),
  longestStreak: z.number(),
});
export type BreathingStats = z.infer<typeof BreathingStats>;

export const breathingApi = {
  finish: endpoint(
    "POST /api/breathing-sessions",
    {
      input: z.object({
        // made by the device when the game begins: guided qualities are drawn from it, and a game counts once
        id: Id,
        pattern: z.enum(patternKeys),
        cycles: z.literal([...cycleChoices]),
        mode: BreathingMode,
        holds: z.optional(z.array(Hold).check(z.maxLength(mostHolds))),
        occurredAt: z.optional(Instant),
      }),
      // with the plants that the game brought or raised
      reply: z.object({ game: BreathingGame, stats: BreathingStats, grew: z.array(Growth) }),
    },
    { status: 201, touches: ["games"] },
  ),
  stats: endpoint("GET /api/breathing-sessions/stats", { reply: BreathingStats }, { shows: ["games"] }),
};
