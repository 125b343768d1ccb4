// specification §4: perfect breath is 95 or more; points 5 per cycle plus 10 per perfect breath
export const perfectQuality = 95;
const pointsPerCycle = 5;
const pointsPerPerfectBreath = 10;

export interface GameScore {
  /** 0 to 100, to one decimal; with at most 10 cycles that never lifts a game over the 85 of a streak. */
  readonly averageQuality: number;
  readonly perfectBreaths: number;
  readonly points: number;
}

/** The score of a game with these qualities, one for each cycle. */
export function scoreGame(qualities: readonly number[]): GameScore {
  const perfectBreaths = qualities.filter((quality) => quality >= perfectQuality).length;
  return {
    averageQuality: averageOf(qualities),
    perfectBreaths,
    points: pointsOf({ cycles: qualities.length, perfectBreaths }),
  };
}

/** The mean of the qualities to one decimal, 0 when there are none. */
export function averageOf(qualities: readonly number[]): number {
  if (qualities.length === 0) return 0;
  const sum = qualities.reduce((total, quality) => total + quality, 0);
  return Math.round((sum / qualities.length) * 10) / 10;
}

export function pointsOf({ cycles, perfectBreaths }: { cycles: number; perfectBreaths: number }): number {
  return cycles * pointsPerCycle + perfectBreaths * pointsPerPerfectBreath;
}
