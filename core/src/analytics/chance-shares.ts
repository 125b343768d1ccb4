// How the chance of a false answer is dealt out to the kinds of question: more of it to what is harder to see. Some is held back
// for what a few weeks cannot tell of the dependence between days. `npm run bench` shows what comes of it.
const shares = { trend: 0.65, weekday: 0.2, activity: 0.15 } as const;
const dealtOut = 0.85;
const overallOfTrends = 0.7;

export interface ChanceShares {
  readonly trend: number;
  readonly weekday: number;
  readonly activity: number;
}

/** Each kind's share, from how many questions it has; a kind without any leaves its share to the others. */
export function chanceShares(questions: ChanceShares): ChanceShares {
  const trend = questions.trend > 0 ? shares.trend : 0;
  const weekday = questions.weekday > 0 ? shares.weekday : 0;
  const activity = questions.activity > 0 ? shares.activity : 0;
  const asked = trend + weekday + activity;
  const scale = asked === 0 ? 0 : dealtOut / asked;
  return { trend: trend * scale, weekday: weekday * scale, activity: activity * scale };
}

/** The share of each of so many trends, the overall stress first: together they are `whole`. */
export function trendShares(whole: number, trends: number): number[] {
  if (trends < 2) return [whole];
  const category = (whole * (1 - overallOfTrends)) / (trends - 1);
  return [whole * overallOfTrends, ...Array.from({ length: trends - 1 }, () => category)];
}
