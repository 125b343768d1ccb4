import type { NeedCount } from "./finding.ts";

// safety.md, statements about data: a mean
const fewestForMean = 3;
const weekDays = 7;

/** What is below its minimum, including the mean; what needs the fewest more days first. */
export function needsOf(measuredDays: number, others: readonly (NeedCount | null)[]): NeedCount[] {
  const mean: NeedCount | null =
    measuredDays < fewestForMean ? { kind: "mean", have: measuredDays, need: fewestForMean } : null;
  return [mean, ...others]
    .filter((need) => need !== null)
    .toSorted((one, other) => daysLeft(one) - daysLeft(other));
}

function daysLeft({ kind, have, need }: NeedCount): number {
  return (need - have) * (kind === "weekday" ? weekDays : 1);
}
