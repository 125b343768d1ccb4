import type { Experiment } from "@remanso/core/experiments/contract.ts";
import { dateLocaleOf, localeOf, type DateLanguage, type Language } from "@remanso/core/language.ts";
import type { strings } from "./strings.ts";

type Words = (typeof strings)[Language];

interface Told {
  readonly words: Words;
  readonly language: Language;
  readonly name: string;
}

/** What came of an experiment that has ended: the sentence that says it, then what it rests on. Nothing of it says "because" or "works". */
export function sentencesOf(experiment: Experiment, told: Told): string[] {
  const { end } = experiment;
  if (!end) return [];
  const { words } = told;
  if (end.finding === null) return [words.finding[end.kind === "rest" ? "rest" : "stopped"]];
  const { yes, no, kind } = end;
  return [
    ...findingSentences(experiment, told),
    words.pairs(experiment.pairs),
    ...(kind === "early" ? [words.early] : []),
    words.answered(yes.answered + no.answered, yes.planned + no.planned),
    words.adherence([yes.done, yes.planned], [no.done, no.planned]),
  ];
}

function findingSentences({ end, outcome, pairs }: Experiment, { words, language, name }: Told): string[] {
  const finding = end?.finding;
  const said = words.finding;
  if (!finding) return [];
  switch (finding.kind) {
    case "difference": {
      const { mean, interval } = finding;
      // told in the direction of the difference
      const sign = mean < 0 ? -1 : 1;
      const ends = interval ? [sign * interval.low, sign * interval.high].toSorted((a, b) => a - b) : [];
      const [low = null, high = null] = ends.map((points) => pointsOf(points, language));
      const size = pointsOf(Math.abs(mean), language);
      return [
        said.differed({ name, isStress: outcome === "stress", mean, size, low, high }),
        said.chance,
        said.why,
      ];
    }
    case "none":
      return [said.none(name), said.hidden(pointsOf(finding.hidden, language))];
    case "harm":
      return [said.harm(name)];
    case "tooFew":
      return [said.tooFew(pairs)];
    case "uneven":
      return [said.uneven];
  }
}

function pointsOf(points: number, language: Language): string {
  return new Intl.NumberFormat(localeOf[language], { maximumFractionDigits: 1 }).format(points);
}

/** A day as "Mar 4" or "4 mar". */
export function shortDate(date: string, language: DateLanguage): string {
  return new Intl.DateTimeFormat(dateLocaleOf[language], {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  }).format(new Date(`${date}T12:00:00Z`));
}
