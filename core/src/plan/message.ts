import { catalogueEntry } from "../activity/catalogue.ts";
import type { CatalogueFacts } from "../activity/catalogue-entry.ts";
import type { StressCategory } from "../assessment/questions.ts";
import { scoreOf } from "../assessment/stress-fields.ts";
import { stressLabel } from "../assessment/stress-label.ts";
import { localeOf, type Language } from "../language.ts";
import type { Circumstances } from "./candidates.ts";
import {
  besidesSentences,
  gentleSentences,
  heaviestSentences,
  helpedAlikeSentences,
  helpedElseSentences,
  helpedItselfSentences,
  leftSentences,
  nothingWeighsSentences,
  planDoneSentences,
} from "./message-words.ts";
import { categoryWords, type Wordings } from "./reason-words.ts";
import { categoryOf, questionBehind, worded } from "./reason.ts";
import { heaviestOf } from "./what-weighs.ts";

interface Asked {
  readonly circumstances: Circumstances;
  /** How much of the active plan is done and how much waits. */
  readonly progress: { readonly done: number; readonly left: number };
  readonly wording: number;
  readonly language: Language;
}

/** A word to this person about one activity: what weighs on them, what helped them before, what is left of their plan. */
export function messageFor(entry: CatalogueFacts, asked: Asked): string {
  const { scores } = asked.circumstances;
  const isHigh = stressLabel(scores.overallStress) === "high";
  return [
    weighs(entry, asked),
    ...helped(entry, asked),
    left(asked),
    ...(isHigh ? [say(gentleSentences, null, asked)] : []),
  ].join(" ");
}

function weighs(entry: CatalogueFacts, asked: Asked): string {
  const { scores } = asked.circumstances;
  const heaviest = heaviestOf(scores);
  const [first] = heaviest;
  if (first === undefined) return say(nothingWeighsSentences, null, asked);
  const id = questionBehind(entry, asked.circumstances, asked.wording);
  const category = id === null ? first : categoryOf(id);
  const areas = inWords(heaviest, asked.language);
  const percentOf = (of: StressCategory) => Math.round(scoreOf(scores, of) * 100);
  if (heaviest.includes(category)) {
    return say(
      heaviestSentences,
      { areas, percent: percentOf(first), isSeveral: heaviest.length > 1 },
      asked,
    );
  }
  const area = categoryWords[category][asked.language];
  return say(besidesSentences, { heaviest: areas, area, percent: percentOf(category) }, asked);
}

function helped(entry: CatalogueFacts, asked: Asked): string[] {
  const { better } = asked.circumstances.experience;
  const known = [...better].flatMap(([key, times]) => {
    const one = catalogueEntry(key);
    return one && times > 0 ? [{ entry: one, name: one.name[asked.language], times }] : [];
  });
  const most = (some: typeof known) => some.toSorted((one, other) => other.times - one.times)[0];
  const itself = most(known.filter((one) => one.entry.key === entry.key));
  if (itself) return [say(helpedItselfSentences, itself, asked)];
  const alike = most(known.filter((one) => one.entry.type === entry.type));
  if (alike) return [say(helpedAlikeSentences, alike, asked)];
  const other = most(known);
  return other ? [say(helpedElseSentences, other, asked)] : [];
}

function left(asked: Asked): string {
  return asked.progress.left === 0
    ? say(planDoneSentences, null, asked)
    : say(leftSentences, asked.progress, asked);
}

function say<Told>(sentences: Wordings<Told>, told: Told, { wording, language }: Asked): string {
  return worded(sentences, { told, wording, language });
}

/** "work, money and your personal life" */
function inWords(categories: readonly StressCategory[], language: Language): string {
  return new Intl.ListFormat(localeOf[language]).format(
    categories.map((category) => categoryWords[category][language]),
  );
}
