import type { CatalogueFacts, CatalogueType } from "../activity/catalogue-entry.ts";
import { isDoableAt } from "../activity/hours.ts";
import type { StressCategory } from "../assessment/questions.ts";
import { stressLabel } from "../assessment/stress-label.ts";
import { candidates, ranked, type Circumstances } from "./candidates.ts";
import { choose, type Places } from "./choose.ts";
import { planSize } from "./plan-progress.ts";
import { heaviestOf, leadOf, secondOf } from "./what-weighs.ts";

// decisions §2: at least one breathing and one meditation, at most two of a type; the first at most 10 minutes
const mustHave: readonly CatalogueType[] = ["breathing", "meditation"];
const mostOfType = 2;
const firstAtMost = 10;
// what asks for nobody else, no paper and no decision; for money also one small look at it
const easyToBegin: ReadonlySet<CatalogueType> = new Set([
  "breathing",
  "meditation",
  "exercise",
  "selfcare",
  "nature",
]);
// decisions §2: at least 3 look at the heaviest, at least 2 at each of equal ones, at least 2 at the second
const forHeaviest = 3;
const forEach = 2;
// decisions §3: generate adds 4 activities
const moreSize = 4;

/**
 * The eight activities of a new plan in the order in which they are planned. The first looks at what weighs most, is short and
 * can be done at the hour of asking; where the overall stress is high, shorter ones come first. decisions §2
 */
export function startingActivities(circumstances: Circumstances): CatalogueFacts[] {
  const isHigh = isStressHigh(circumstances);
  const best = fresh(candidates(circumstances), circumstances);
  const first = firstOf(best, circumstances, isHigh);
  const shortest = isHigh ? (first?.minutes ?? 0) : 0;
  const places: Places = {
    size: planSize,
    mostOfType,
    mustHave,
    looksAt: looksAt(circumstances),
  };
  const chosen = choose(
    first ? [first] : [],
    best.filter(({ minutes }) => minutes >= shortest),
    places,
  );
  return inPlanOrder(chosen, best, isHigh);
}

/**
 * Four more activities by the same rule, none of them pending and no two of a type. Where too few are left, what was done lately
 * and then what belongs to another hour. decisions §3
 */
export function moreActivities(circumstances: Circumstances, pending: ReadonlySet<string>): CatalogueFacts[] {
  const isOpen = ({ key }: CatalogueFacts) => !pending.has(key);
  const open = fresh(candidates(circumstances), circumstances).filter(isOpen);
  const heaviest = heaviestOf(circumstances.scores);
  const places: Places = {
    size: moreSize,
    mostOfType: 1,
    mustHave: [],
    looksAt: new Map(heaviest.map((category) => [category, heaviest.length === 1 ? forEach : 1])),
  };
  const isFresh = ({ key }: CatalogueFacts) => !circumstances.experience.doneLately.has(key);
  const chosen = choose([], open.filter(isFresh), places);
  const whole = new Set([...chosen, ...open, ...ranked(circumstances).filter(isOpen)]);
  const more = [...whole].slice(0, moreSize);
  return isStressHigh(circumstances) ? more.toSorted((one, other) => one.minutes - other.minutes) : more;
}

function isStressHigh({ scores }: Circumstances): boolean {
  return stressLabel(scores.overallStress) === "high";
}

/** What was done in the last seven days comes last: it is taken only where nothing else is left. */
function fresh(best: readonly CatalogueFacts[], { experience }: Circumstances): CatalogueFacts[] {
  const isFresh = ({ key }: CatalogueFacts) => !experience.doneLately.has(key);
  return [...best.filter(isFresh), ...best.filter((entry) => !isFresh(entry))];
}

/** How many activities look at a category first of all. */
function looksAt({ scores }: Circumstances): Map<StressCategory, number> {
  const heaviest = heaviestOf(scores);
  const second = secondOf(scores);
  const isOneThing = heaviest.length === 1 || (heaviest.length === 2 && second.length === 0);
  const eachHeaviest = isOneThing ? forHeaviest : forEach;
  const wanted = new Map<StressCategory, number>();
  let left = planSize;
  for (const category of [...heaviest, ...second]) {
    // three equal seconds have five places between them
    const number = Math.min(left, heaviest.includes(category) ? eachHeaviest : forEach);
    wanted.set(category, number);
    left -= number;
  }
  return wanted;
}

function firstOf(
  best: readonly CatalogueFacts[],
  { scores, hour }: Circumstances,
  isHigh: boolean,
): CatalogueFacts | undefined {
  const heaviest = heaviestOf(scores);
  const possible = best.filter((entry) => {
    const lead = leadOf(entry);
    const isAboutIt = heaviest.length === 0 || (lead !== null && heaviest.includes(lead));
    return isAboutIt && !entry.isForSome && entry.minutes <= firstAtMost && isDoableAt(entry, hour);
  });
  const easy = possible.filter(({ type }) => easyToBegin.has(type) || type === heaviest[0]);
  const begin = easy.length > 0 ? easy : possible;
  const shortest = Math.min(...begin.map(({ minutes }) => minutes));
  return begin.find(({ minutes }) => !isHigh || minutes === shortest);
}

/** The first stays first; the others by rank, or the shortest first when the overall stress is high. */
function inPlanOrder(
  chosen: readonly CatalogueFacts[],
  best: readonly CatalogueFacts[],
  isHigh: boolean,
): CatalogueFacts[] {
  const [first, ...others] = chosen;
  const ordered = others.toSorted(
    (one, other) => (isHigh ? one.minutes - other.minutes : 0) || best.indexOf(one) - best.indexOf(other),
  );
  return first ? [first, ...ordered] : [];
}
