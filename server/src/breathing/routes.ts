import type { FastifyInstance } from "fastify";
import { occurredAt } from "@remanso/core/activity/occurred-at.ts";
import { breathingApi, BreathingGame, BreathingMode, type Hold } from "@remanso/core/breathing/contract.ts";
import { followQualities } from "@remanso/core/breathing/follow-quality.ts";
import { guidedQualities } from "@remanso/core/breathing/guided-quality.ts";
import { patterns, type PatternKey } from "@remanso/core/breathing/patterns.ts";
import { gameLengthMs } from "@remanso/core/breathing/phase-at.ts";
import { pointsOf, scoreGame } from "@remanso/core/breathing/score.ts";
import { breathingStats } from "@remanso/core/breathing/stats.ts";
import { gamePageUrl } from "@remanso/core/progress/contract.ts";
import { localDateOf } from "@remanso/core/progress/local-date.ts";
import { Refusal } from "@remanso/core/refusals.ts";
import { findUser } from "../account/store.ts";
import type { Db } from "../db/db.ts";
import { answer } from "../http.ts";
import { countWateringsAnew } from "../garden/count-anew.ts";
import { grownByDeed } from "../garden/living-garden.ts";
import { awardMilestones } from "../milestones/award.ts";
import { lockPerson } from "../plan/store.ts";
import { logEvent } from "../progress/store.ts";
import { findGame, insertGame, listPlayed, overlapsGame, type GameRow } from "./store.ts";

export function breathingRoutes(app: FastifyInstance): void {
  answer(app, breathingApi.finish, async ({ input, db, userId, now, timeZone, language }) => {
    // of two games that are sent at once the second sees the first
    await lockPerson(db, userId);
    const known = await findGame(db, userId, input.id);
    const kept = known ? null : await keepGame(db, userId, { input, now, timeZone });
    // decisions §4: a finished game counts for the log
    if (kept) {
      const { finishedAt } = kept;
      await logEvent(db, userId, {
        type: "activity_completed",
        pageUrl: gamePageUrl,
        now: finishedAt,
        timeZone,
      });
      await awardMilestones(db, userId, { now, causes: ["streak", "breathing", "gardenLevel"] });
      // played earlier and sent now, it was rain on a day that is over
      if (finishedAt < now)
        await countWateringsAnew(db, userId, { from: localDateOf(finishedAt, timeZone), timeZone });
    }
    const game = known ?? kept;
    if (!game) throw new Refusal("not_found");
    return {
      game: gameReply(game),
      stats: breathingStats(await listPlayed(db, userId)),
      grew: await grownByDeed(db, userId, { id: game.id, language }),
    };
  });

  answer(app, breathingApi.stats, async ({ db, userId }) => breathingStats(await listPlayed(db, userId)));
}

interface Sent {
  readonly input: Played & { readonly occurredAt?: string | undefined };
  readonly now: Date;
  readonly timeZone: string;
}

/** Stores a game with the server's own score. Refuses one that cannot have been played: see `placeInTime`. */
async function keepGame(db: Db, userId: string, { input, now, timeZone }: Sent): Promise<GameRow | null> {
  const { id, pattern, mode, cycles } = input;
  const seconds = gameLengthMs(patterns[pattern], cycles) / 1000;
  const finishedAt = await placeInTime(db, userId, { noted: input.occurredAt, seconds, now });
  const qualities = qualitiesOf(input);
  const { averageQuality, perfectBreaths } = scoreGame(qualities);
  return insertGame(db, userId, {
    id,
    pattern,
    mode,
    cycles,
    qualities,
    averageQuality,
    perfectBreaths,
    finishedAt,
    seconds,
    finishedOn: localDateOf(finishedAt, timeZone),
    finishedZone: timeZone,
  });
}

/**
 * When a game was finished. Refuses `game_too_long` for one that is longer than the account has existed, and `game_overlaps` for one
 * played at the same time as another. decisions §4
 */
async function placeInTime(
  db: Db,
  userId: string,
  { noted, seconds, now }: { noted: string | undefined; seconds: number; now: Date },
): Promise<Date> {
  const began = (await findUser(db, userId))?.createdAt ?? now;
  const earliestEnd = new Date(began.getTime() + seconds * 1000);
  if (earliestEnd > now) throw new Refusal("game_too_long");
  const finishedAt = occurredAt(noted, { now, existedSince: earliestEnd });
  if (await overlapsGame(db, userId, { finishedAt, seconds })) throw new Refusal("game_overlaps");
  return finishedAt;
}

interface Played {
  readonly id: string;
  readonly pattern: PatternKey;
  readonly mode: BreathingMode;
  readonly cycles: number;
  readonly holds?: readonly Hold[] | undefined;
}

/** Guided play is simulated and needs no holds; following without any has no quality. decisions §4 */
function qualitiesOf({ id, pattern, mode, cycles, holds }: Played): number[] {
  return mode === "guided"
    ? guidedQualities(id, cycles)
    : followQualities(patterns[pattern], cycles, holds ?? []);
}

function gameReply(row: GameRow): BreathingGame {
  return {
    id: row.id,
    pattern: BreathingGame.shape.pattern.parse(row.pattern),
    cycles: row.cycles,
    mode: BreathingMode.parse(row.mode),
    qualities: row.qualities,
    averageQuality: row.averageQuality,
    perfectBreaths: row.perfectBreaths,
    points: pointsOf(row),
    seconds: row.seconds,
    finishedAt: row.finishedAt.toISOString(),
  };
}
