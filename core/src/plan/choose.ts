import type { CatalogueFacts, CatalogueType } from "../activity/catalogue-entry.ts";
import type { StressCategory } from "../assessment/questions.ts";
import { leadOf } from "./what-weighs.ts";

/** What a choice of activities has to keep. */
export interface Places {
  readonly size: number;
  readonly mostOfType: number;
  readonly mustHave: readonly CatalogueType[];
  /** How many of them look at a category first of all; not more in sum than there are places. */
  readonly looksAt: ReadonlyMap<StressCategory, number>;
}

type Entries = readonly CatalogueFacts[];

/**
 * Goes on from `start` with the best of `ranked` until every place is taken: first what has to be there by kind, then what looks
 * at each category, then the best of the rest. Fewer only when too few are left.
 */
export function choose(start: Entries, ranked: Entries, places: Places): CatalogueFacts[] {
  const chosen = [...start];
  const take = (isWanted: (entry: CatalogueFacts) => boolean): boolean => {
    const entry = ranked.find((one) => isWanted(one) && hasPlace(one, chosen, places));
    if (entry) chosen.push(entry);
    return entry !== undefined;
  };
  for (const type of places.mustHave.filter((kind) => !chosen.some((entry) => entry.type === kind))) {
    const isOfType = (entry: CatalogueFacts) => entry.type === type;
    if (!take((entry) => isOfType(entry) && leavesRoom(entry, chosen, places))) take(isOfType);
  }
  for (const category of places.looksAt.keys()) {
    while (missing(category, chosen, places) > 0 && take((entry) => leadOf(entry) === category));
  }
  while (take(() => true));
  return chosen;
}

function hasPlace(entry: CatalogueFacts, chosen: Entries, { size, mostOfType }: Places): boolean {
  const ofType = chosen.filter(({ type }) => type === entry.type).length;
  // whether its situation is this person's is not known: one may be a find, two would be a guess
  if (entry.isForSome && chosen.some(({ isForSome }) => isForSome)) return false;
  return chosen.length < size && ofType < mostOfType && !chosen.includes(entry);
}

/** Whether every category can still get its number once this one has its place. */
function leavesRoom(entry: CatalogueFacts, chosen: Entries, places: Places): boolean {
  const after = [...chosen, entry];
  const needed = [...places.looksAt.keys()].map((category) => missing(category, after, places));
  return needed.reduce((sum, number) => sum + number, 0) <= places.size - after.length;
}

function missing(category: StressCategory, chosen: Entries, { looksAt }: Places): number {
  const there = chosen.filter((entry) => leadOf(entry) === category).length;
  return Math.max(0, (looksAt.get(category) ?? 0) - there);
}
