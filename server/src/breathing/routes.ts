import type { FastifyInstance } from "fastify";
import { occurredAt } from "@remanso/core/activity/occurred-at.ts";
import { breathingApi, BreathingGame, BreathingMode, type Hold } from "@remanso/core/breathing/contract.ts";
import { followQualities } from "@remanso/core/breathing/follow-quality.ts";
import { guidedQualities } from "@remanso/core/breathing/guided-quality.ts";
import { patterns, type PatternKey } from "@remanso/core/breathing/patterns.ts";
import { gameLengthMs } from "@remanso/core/breathing/phase-at.ts";
import { pointsOf, scoreGame } from "@remanso/core/breathing/score.ts";
import { breathingStats } from "@remanso/core/breathing/stats.ts";
import { localDateOf } from "@remanso/core/progress/local-date.ts";
import { Refusal } from "@remanso/core/refusals.ts";
import { answer } from "../http.ts";
import { countWateringsAnew } from "../garden/count-anew.ts";
import { grownByDeed } from "../garden/living-garden.ts";
import { awardMilestones } from "../milestones/award.ts";
import { logEvent } from "../progress/store.ts";
import { findGame, insertGame, listPlayed, type GameRow } from "./store.ts";

export function breathingRoutes(app: FastifyInstance): void {
  answer(app, breathingApi.finish, async ({ input, db, userId, now, timeZone, language }) => {
    const { id, pattern, mode, cycles } = input;
    const finishedAt = occurredAt(input.occurredAt, { now });
    const qualities = qualitiesOf(input);
    const { averageQuality, perfectBreaths } = scoreGame(qualities);
    const kept = await insertGame(db, userId, {
      id,
      pattern,
      mode,
      cycles,
      qualities,
      averageQuality,
      perfectBreaths,
      finishedAt,
      seconds: gameLengthMs(patterns[pattern], cycles) / 1000,
      finishedOn: localDateOf(finishedAt, timeZone),
      finishedZone: timeZone,
    });
    // decisions §4: a finished game counts for the log
    if (kept) {
      const pageUrl = "/breathing-game";
      await logEvent(db, userId, { type: "activity_completed", pageUrl, now: finishedAt, timeZone });
      await awardMilestones(db, userId, { now, causes: ["streak", "breathing", "gardenLevel"] });
      // played earlier and sent now, it was rain on a day that is over
      if (finishedAt < now)
        await countWateringsAnew(db, userId, { from: localDateOf(finishedAt, timeZone), timeZone });
    }
    const game = kept ?? (await findGame(db, userId, id));
    if (!game) throw new Refusal("not_found");
    return {
      game: gameReply(game),
      stats: breathingStats(await listPlayed(db, userId)),
      grew: await grownByDeed(db, userId, { id: game.id, language }),
    };
  });

  answer(app, breathingApi.stats, async ({ db, userId }) => breathingStats(await listPlayed(db, userId)));
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
