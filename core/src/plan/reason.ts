import type { CatalogueFacts } from "../activity/catalogue-entry.ts";
import type { QuestionId } from "../assessment/question-ids.ts";
import { topicOf, wasAnotherQuestion } from "../assessment/question-topics.ts";
import { answerLabels, questions, stressCategories, type StressCategory } from "../assessment/questions.ts";
import type { Scores } from "../assessment/score-answers.ts";
import { scoreOf } from "../assessment/stress-fields.ts";
import type { Language } from "../language.ts";
import {
  answerSentences,
  calmSentences,
  categoryWords,
  directSentences,
  generalSentences,
  nearSentences,
  situationSentences,
  type Wordings,
} from "./reason-words.ts";
import { leadOf } from "./what-weighs.ts";

/** An assessment as far as a reason needs it. */
export interface Answered {
  readonly scores: Omit<Scores, "overallStress">;
  /** Question id → 0–4. */
  readonly responses: Readonly<Record<string, number>>;
  /** The version of the questionnaire that was answered; today's if absent. */
  readonly questionnaireVersion?: number;
}

/**
 * Why an activity was chosen, naming the answer that speaks most for it. `wording` counts the cards, so that neighbours are not
 * worded alike. Where every answer is "never", that is the reason.
 */
export function reasonFor(
  entry: CatalogueFacts,
  answered: Answered,
  { wording, language }: { readonly wording: number; readonly language: Language },
): string {
  const { responses, questionnaireVersion } = answered;
  const say = <Told>(sentences: Wordings<Told>, told: Told): string =>
    worded(sentences, { told, wording, language });
  const id = questionBehind(entry, answered, wording);
  if (id === null) return say(calmSentences, { answer: answerLabels[0]?.[language] ?? "" });
  const answer = answerLabels[responses[id] ?? 0]?.[language] ?? "";
  const told = say(answerSentences, { topic: topicOf(id, questionnaireVersion)[language], answer });
  if (entry.isForSome) return `${told} ${say(situationSentences, null)}`;
  if ((responses[id] ?? 0) >= speaksFor && spokenTo(entry, answered).includes(id))
    return `${told} ${say(directSentences, null)}`;
  const category = categoryOf(id);
  const near = { area: categoryWords[category][language] };
  return `${told} ${leadOf(entry) === category ? say(nearSentences, near) : say(generalSentences, null)}`;
}

// "sometimes": what is so rarely is no reason while something else is so more often
const speaksFor = 2;

/**
 * The question whose answer speaks most for an activity: of those that it speaks to, else of the category that it looks at, else
 * of all. Of answers a step apart any may be named, so that cards side by side do not all name the same, but "rarely" only where nothing is so
 * more often. Null where all are "never".
 */
export function questionBehind(
  entry: CatalogueFacts,
  answered: Answered,
  wording: number,
): QuestionId | null {
  const { scores, responses } = answered;
  const groups = [
    spokenTo(entry, answered),
    questionsOf(categoryFor(entry, scores)),
    questions.map(({ id }) => id),
  ];
  for (const least of [speaksFor, 1])
    for (const ids of groups) {
      const highest = Math.max(...ids.map((id) => responses[id] ?? 0));
      const strong = ids.filter((id) => (responses[id] ?? 0) >= Math.max(least, highest - 1));
      if (strong.length > 0) return strong[wording % strong.length] ?? null;
    }
  return null;
}

/** The answers that an activity speaks to, as far as their questions asked what they ask today. */
function spokenTo({ answers }: CatalogueFacts, { questionnaireVersion }: Answered): QuestionId[] {
  return answers.filter((id) => !wasAnotherQuestion(id, questionnaireVersion));
}

const categories = new Map(questions.map(({ id, category }) => [id, category]));

/** The category of a question. */
export function categoryOf(id: QuestionId): StressCategory {
  return categories.get(id) ?? "global";
}

/** One of several wordings of a sentence. */
export function worded<Told>(
  sentences: Wordings<Told>,
  { told, wording, language }: { told: Told; wording: number; language: Language },
): string {
  const inLanguage = sentences[language];
  return inLanguage[wording % inLanguage.length]?.(told) ?? "";
}

/** The category that speaks most for an activity: weight × score; of equals the one with the greater weight, then the first. */
function categoryFor({ weights }: CatalogueFacts, scores: Answered["scores"]): StressCategory {
  const strength = (category: StressCategory) => weights[category] * scoreOf(scores, category);
  return stressCategories.reduce((best, category) => {
    const more = strength(category) - strength(best);
    return more > 0 || (more === 0 && weights[category] > weights[best]) ? category : best;
  });
}

function questionsOf(category: StressCategory): QuestionId[] {
  return questions.filter((question) => question.category === category).map(({ id }) => id);
}
