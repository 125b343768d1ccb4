// How the chance of a false finding is divided among the kinds of question: the harder an effect is to detect, the larger its
// share. Some is held in reserve because a few weeks of data cannot pin down the dependence between days. `npm run bench`
// measures the result.
const shares = { trend: 0.65, weekday: 0.2, activity: 0.15 } as const;
const dealtOut = 0.85;
const overallOfTrends = 0.7;

export interface ChanceShares {
  readonly trend: number;
  readonly weekday: number;
  readonly activity: number;
}

/** Each kind's share, given how many questions it has. The share of a kind without questions goes to the others. */
export function chanceShares(questions: ChanceShares): ChanceShares {
  const trend = questions.trend > 0 ? shares.trend : 0;
  const weekday = questions.weekday > 0 ? shares.weekday : 0;
  const activity = questions.activity > 0 ? shares.activity : 0;
  const asked = trend + weekday + activity;
  const scale = asked === 0 ? 0 : dealtOut / asked;
  return { trend: trend * scale, weekday: weekday * scale, activity: activity * scale };
}

/** The share of each of the given number of trends, overall stress first. They add up to `whole`. */
export function trendShares(whole: number, trends: number): number[] {
  if (trends < 2) return [whole];
  const category = (whole * (1 - overallOfTrends)) / (trends - 1);
  return [whole * overallOfTrends, ...Array.from({ length: trends - 1 }, () => category)];
}
