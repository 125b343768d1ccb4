import { catalogueFacts } from "../activity/catalogue-facts.ts";
import type { CatalogueFacts } from "../activity/catalogue-entry.ts";
import { belongsAt } from "../activity/hours.ts";
import { stressCategories } from "../assessment/questions.ts";
import type { Scores } from "../assessment/score-answers.ts";
import { scoreOf } from "../assessment/stress-fields.ts";
import { seedOf } from "../seeded.ts";
import type { Answered } from "./reason.ts";
import { heaviestOf, leadOf, secondOf } from "./what-weighs.ts";

// decisions §2: 5–30 minutes, nothing that this person felt worse after twice
const shortest = 5;
const longest = 30;
const worseAtMost = 1;
// fits within this of each other are a tie; a fit goes from 0 to 3
const tieWidth = 0.6;
const answerShare = 1;
const betterBonus = 0.6;
const mostBetter = 2;
const worsePenalty = 1.2;
const asideCost = 0.6;
const highestAnswer = 4;
// more than any fit: taken only where nothing else is left
const outOfTheWay = 10;
const seeds = 2 ** 32;

/** A person's history with the catalogue, by catalogue key. */
export interface Experience {
  /** How often they felt worse after it. */
  readonly worse: ReadonlyMap<string, number>;
  /** How often they felt better after it. */
  readonly better: ReadonlyMap<string, number>;
  /** What they completed in the last seven days. */
  readonly doneLately: ReadonlySet<string>;
}

export const noExperience: Experience = { worse: new Map(), better: new Map(), doneLately: new Set() };

/** What a suggestion depends on. Nothing else is read, so that a plan seen before signing up is the plan that is kept. */
export interface Circumstances extends Answered {
  readonly scores: Scores;
  /** The hour of the answers on the person's own clock, 0–23; for a recommendation the hour in which it is asked for. */
  readonly hour: number;
  readonly experience: Experience;
}

/**
 * Every activity that may be suggested in these circumstances, the best first. Fits that are close to each other count as
 * equal, and a seed made of the responses decides between them. decisions §2
 */
export function candidates(circumstances: Circumstances): CatalogueFacts[] {
  const isCalm = heaviestOf(circumstances.scores).length === 0;
  return ranked(circumstances).filter(
    (entry) => belongsAt(entry, circumstances.hour) && (!isCalm || keepsWell(entry)),
  );
}

/** The same without regard to the hour, for when everything else is in the list already. */
export function ranked(circumstances: Circumstances): CatalogueFacts[] {
  const { experience } = circumstances;
  const seed = seedOfResponses(circumstances.responses);
  return catalogueFacts
    .filter(({ minutes }) => minutes >= shortest && minutes <= longest)
    .filter(({ key }) => (experience.worse.get(key) ?? 0) <= worseAtMost)
    .map((entry) => ({
      entry,
      value: valueOf(entry, circumstances) + seedOf(`${seed} ${entry.key}`) / seeds,
    }))
    .toSorted((one, other) => other.value - one.value)
    .map(({ entry }) => entry);
}

/** How many tie widths an activity's fit has, in whole numbers: its categories, the answers that it speaks to, and what helped. */
function valueOf(entry: CatalogueFacts, { scores, responses, experience }: Circumstances): number {
  const answers = entry.answers.map((id) => (responses[id] ?? 0) / highestAnswer);
  const better = Math.min(mostBetter, experience.better.get(entry.key) ?? 0) * betterBonus;
  const worse = (experience.worse.get(entry.key) ?? 0) * worsePenalty;
  const fit = categoryFit(entry, scores) + Math.max(0, ...answers) * answerShare;
  const inTieWidths = Math.floor((fit + better - worse - aside(entry, scores)) / tieWidth);
  return inTieWidths - (looksAtNothing(entry, scores) ? outOfTheWay : 0);
}

/** How much an activity speaks to these scores, 0 to 2: by the shape of its weights, so that one with many weights gains nothing. */
function categoryFit({ weights }: CatalogueFacts, scores: Scores): number {
  const length = Math.hypot(...stressCategories.map((category) => weights[category]));
  const sum = stressCategories.reduce(
    (total, category) => total + weights[category] * scoreOf(scores, category),
    0,
  );
  return length === 0 ? 0 : sum / length;
}

/** What it costs an activity to look first of all at something that is neither the heaviest nor the second. */
function aside(entry: CatalogueFacts, scores: Scores): number {
  const lead = leadOf(entry);
  return lead === null || heaviestOf(scores).includes(lead) || secondOf(scores).includes(lead)
    ? 0
    : asideCost;
}

/** Whether an activity looks first of all at something that does not weigh on this person at all. */
function looksAtNothing(entry: CatalogueFacts, scores: Scores): boolean {
  const lead = leadOf(entry);
  return lead !== null && scoreOf(scores, lead) === 0;
}

/** Where nothing weighs, what was made for one strain would only remind of it. */
function keepsWell({ weights, type }: CatalogueFacts): boolean {
  return type !== "financial" && Math.max(...Object.values(weights)) < 3;
}

function seedOfResponses(responses: Readonly<Record<string, number>>): number {
  return seedOf(
    Object.entries(responses)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map((answer) => answer.join(":"))
      .join(" "),
  );
}
