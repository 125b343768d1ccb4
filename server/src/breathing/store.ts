import { and, asc, between, count, eq, gt, sql } from "drizzle-orm";
import type { BreathingMode } from "@remanso/core/breathing/contract.ts";
import type { PatternKey } from "@remanso/core/breathing/patterns.ts";
import type { PlayedGame } from "@remanso/core/breathing/stats.ts";
import type { Db } from "../db/db.ts";
import { ready, type Places } from "../db/ready.ts";
import { breathingGames } from "./tables.ts";

export type GameRow = typeof breathingGames.$inferSelect;

interface FinishedGame {
  readonly id: string;
  readonly pattern: PatternKey;
  readonly mode: BreathingMode;
  readonly cycles: number;
  readonly qualities: number[];
  readonly averageQuality: number;
  readonly perfectBreaths: number;
  readonly seconds: number;
  readonly finishedAt: Date;
  readonly finishedOn: string;
  readonly finishedZone: string;
}

/** Stores a finished game; null if this person already has one with this id. */
export async function insertGame(db: Db, userId: string, game: FinishedGame): Promise<GameRow | null> {
  const [kept] = await db
    .insert(breathingGames)
    .values({ userId, ...game })
    .onConflictDoNothing()
    .returning();
  return kept ?? null;
}

/** Whether a game of this length that ended then would have been played at the same time as another one. */
export async function overlapsGame(
  db: Db,
  userId: string,
  { finishedAt, seconds }: Pick<FinishedGame, "finishedAt" | "seconds">,
): Promise<boolean> {
  const startedAt = new Date(finishedAt.getTime() - seconds * 1000);
  const startOfOther = sql`${breathingGames.finishedAt} - make_interval(secs => ${breathingGames.seconds})`;
  const others = await db.$count(
    breathingGames,
    and(
      eq(breathingGames.userId, userId),
      gt(breathingGames.finishedAt, startedAt),
      sql`${startOfOther} < ${finishedAt.toISOString()}::timestamptz`,
    ),
  );
  return others > 0;
}

export async function findGame(db: Db, userId: string, id: string): Promise<GameRow | null> {
  const [game] = await db
    .select()
    .from(breathingGames)
    .where(and(eq(breathingGames.userId, userId), eq(breathingGames.id, id)));
  return game ?? null;
}

/** Every game that was finished, the earliest first, as the stats need them. */
export async function listPlayed(db: Db, userId: string): Promise<PlayedGame[]> {
  return db
    .select({
      cycles: breathingGames.cycles,
      perfectBreaths: breathingGames.perfectBreaths,
      averageQuality: breathingGames.averageQuality,
    })
    .from(breathingGames)
    .where(eq(breathingGames.userId, userId))
    .orderBy(asc(breathingGames.finishedAt), asc(breathingGames.id));
}

/** The games finished from one calendar day to another, both included. */
export async function gamesBetween(
  db: Db,
  userId: string,
  days: { from: string; to: string },
): Promise<{ on: string; at: Date; seconds: number }[]> {
  return gamesOf(db, { userId, ...days });
}

const gamesOf = ready((db, { userId, from, to }: Places<"userId" | "from" | "to">) =>
  db
    .select({ on: breathingGames.finishedOn, at: breathingGames.finishedAt, seconds: breathingGames.seconds })
    .from(breathingGames)
    .where(and(eq(breathingGames.userId, userId), between(breathingGames.finishedOn, from, to))),
);

export async function countGames(db: Db, userId: string): Promise<number> {
  const [total] = await gameCount(db, { userId });
  return total?.count ?? 0;
}

const gameCount = ready((db, { userId }: Places<"userId">) =>
  db.select({ count: count() }).from(breathingGames).where(eq(breathingGames.userId, userId)),
);

/** The games finished on one calendar day, the earliest first. */
export async function gamesOnDay(db: Db, userId: string, day: string): Promise<GameRow[]> {
  return db
    .select()
    .from(breathingGames)
    .where(and(eq(breathingGames.userId, userId), eq(breathingGames.finishedOn, day)))
    .orderBy(asc(breathingGames.finishedAt), asc(breathingGames.id));
}
