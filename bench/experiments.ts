import { endOf, kindOfFinding, type Finding } from "../core/src/experiments/course.ts";
import { criticalSum, sizeOfSum } from "../core/src/experiments/critical-sum.ts";
import { wasEnough } from "../core/src/experiments/evidence.ts";
import { differencesOf, mostDays } from "../core/src/experiments/paired-plan.ts";
import { livedEvenings, type EveningsLife } from "../core/src/experiments/testing.ts";
import { seeded, seedOf } from "../core/src/seeded.ts";
import type { Figure } from "./figure.ts";

const part = "experiments";
const nothing: EveningsLife = { dependence: 0, effect: 0, carriedOver: 0, missed: 0 };
const longPairs = 28;

interface Amount {
  /** How many people have no effect, how many have one, and how many of these take twice as many pairs. */
  readonly noise: number;
  readonly each: number;
  readonly long: number;
}

interface Row {
  readonly name: string;
  readonly life: Partial<EveningsLife>;
  readonly atLeast: number;
}

const found: readonly Row[] = [
  { name: "2 points, ρ .3", life: { effect: -2, dependence: 0.3 }, atLeast: 95 },
  { name: "2 points, ρ 0", life: { effect: -2 }, atLeast: 88 },
  { name: "2 points, ρ .3, 20 % missed", life: { effect: -2, dependence: 0.3, missed: 0.2 }, atLeast: 90 },
  {
    name: "2 points, ρ .3, 20 % missed, carry-over .3",
    life: { effect: -2, dependence: 0.3, missed: 0.2, carriedOver: 0.3 },
    atLeast: 80,
  },
];

const foundLong: readonly Row[] = [
  { name: "1 point, ρ .3", life: { effect: -1, dependence: 0.3 }, atLeast: 75 },
  { name: "1 point, ρ 0", life: { effect: -1 }, atLeast: 60 },
];

const noises: readonly { readonly name: string; readonly life: Partial<EveningsLife> }[] = [
  { name: "ρ 0", life: {} },
  { name: "ρ .3", life: { dependence: 0.3 } },
  { name: "ρ .3, 20 % missed", life: { dependence: 0.3, missed: 0.2 } },
];

/** decisions §12 as figures: how often an experiment finds what is not there, looked at every day, and how often it finds what is. Whole numbers, sd 1.4 of a day. */
export function measureExperiments({ noise, each, long }: Amount): Figure[] {
  return [
    ...noises.flatMap(({ name, life }) => noiseFigures(name, life, noise)),
    ...found.flatMap((row) => foundFigures(row, each)),
    ...foundLong.map(({ name, life, atLeast }) => ({
      ...figureOf(
        `found: ${name}, in 28 pairs`,
        shareOf(long, (person) => isFoundLong(life, `${name} ${person}`)),
      ),
      atLeast,
    })),
  ];
}

function noiseFigures(name: string, life: Partial<EveningsLife>, people: number): Figure[] {
  const kinds = outcomes(life, `noise ${name}`, people);
  return [
    { ...figureOf(`false findings: ${name}`, kinds("difference")), atMost: 5 },
    figureOf(`ended for harm that is chance: ${name}`, kinds("harm")),
    figureOf(`missed unevenly: ${name}`, kinds("uneven")),
  ];
}

/** Missing evenings can make an experiment unanswerable by chance alone; the limits are for those that it answers. */
function foundFigures({ name, life, atLeast }: Row, people: number): Figure[] {
  const kinds = outcomes(life, `found ${name}`, people);
  const [share, uneven] = [kinds("difference"), kinds("uneven")];
  const answered = { ...figureOf(`found: ${name}, in 14 pairs`, (100 * share) / (100 - uneven)), atLeast };
  if (life.missed === undefined) return [answered];
  return [
    { ...answered, name: `${answered.name}, of those that can be answered` },
    figureOf(`found: ${name}, of all`, share),
    figureOf(`missed unevenly: ${name}`, uneven),
  ];
}

/** The share of people, in percent, whose experiment ends with a finding of a kind. */
function outcomes(life: Partial<EveningsLife>, name: string, people: number) {
  const counts = new Map<Finding["kind"], number>();
  for (let person = 0; person < people; person += 1) {
    const kind = outcomeOf(life, `${name} ${person}`);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return (kind: Finding["kind"]) => (100 * (counts.get(kind) ?? 0)) / people;
}

function outcomeOf(life: Partial<EveningsLife>, name: string): Finding["kind"] {
  const facts = { ...livedEvenings({ ...nothing, ...life }, name), moreIsWorse: true };
  const end = endOf(facts, mostDays + 1);
  if (!end) throw new Error("An experiment must have ended after its last day.");
  return kindOfFinding(facts, end);
}

/** The same test on twice as many pairs as the product plans: what the start says about small effects. */
function isFoundLong(life: Partial<EveningsLife>, name: string): boolean {
  const chance = seeded(seedOf(`long ${name}`));
  const plan = Array.from({ length: longPairs }, () => chance() < 0.5);
  const { evenings } = livedEvenings({ ...nothing, ...life }, name, plan);
  const differences = differencesOf(plan, evenings, longPairs * 2);
  return wasEnough(differences) || sizeOfSum(differences) >= criticalSum(differences);
}

function shareOf(people: number, is: (person: number) => boolean): number {
  return (100 * Array.from({ length: people }, (_, person) => is(person)).filter(Boolean).length) / people;
}

function figureOf(name: string, value: number): Figure {
  return { part, name, value, unit: "of 100" };
}
