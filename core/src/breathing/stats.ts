import type { BreathingStats } from "./contract.ts";
import { pointsOf } from "./score.ts";

// specification §4: level = floor(points/100)+1; streak grows when the session average is 85 or more, else resets to 0
const pointsPerLevel = 100;
const streakAverage = 85;

export interface PlayedGame {
  readonly cycles: number;
  readonly perfectBreaths: number;
  readonly averageQuality: number;
}

/** The stats of somebody who finished `games`, the earliest first; without any: level 1 and zeros. */
export function breathingStats(games: readonly PlayedGame[]): BreathingStats {
  let streak = 0;
  let longestStreak = 0;
  let points = 0;
  let perfectBreaths = 0;
  for (const game of games) {
    streak = game.averageQuality >= streakAverage ? streak + 1 : 0;
    longestStreak = Math.max(longestStreak, streak);
    points += pointsOf(game);
    perfectBreaths += game.perfectBreaths;
  }
  const level = Math.floor(points / pointsPerLevel) + 1;
  return { level, points, streak, totalSessions: games.length, perfectBreaths, longestStreak };
}
