import type { CatalogueEntry } from "../activity/catalogue-entry.ts";
import type { QuestionId } from "../assessment/question-ids.ts";
import { questionTopics } from "../assessment/question-topics.ts";
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
  type Wordings,
} from "./reason-words.ts";
import { leadOf } from "./what-weighs.ts";

/** An assessment as far as a reason needs it. */
export interface Answered {
  readonly scores: Omit<Scores, "overallStress">;
  /** Question id → 0–4. */
  readonly responses: Readonly<Record<string, number>>;
}

/**
 * Why an activity was chosen, naming the answer that speaks most for it. `wording` counts the cards, so that neighbours are not
 * worded alike. Where every answer is "never", that is the reason.
 */
export function reasonFor(
  entry: CatalogueEntry,
  { scores, responses }: Answered,
  { wording, language }: { readonly wording: number; readonly language: Language },
): string {
  const say = <Told>(sentences: Wordings<Told>, told: Told): string =>
    worded(sentences, { told, wording, language });
  const category = categoryFor(entry, scores);
  const id =
    strongest(entry.answers, responses) ??
    strongest(questionsOf(category), responses) ??
    strongest(allQuestions, responses);
  if (id === null) return say(calmSentences, { answer: answerLabels[0]?.[language] ?? "" });
  const answer = answerLabels[responses[id] ?? 0]?.[language] ?? "";
  const told = say(answerSentences, { topic: questionTopics[id][language], answer });
  if (entry.answers.includes(id)) return `${told} ${say(directSentences, null)}`;
  const isNear = leadOf(entry) === category && questionsOf(category).includes(id);
  const near = { area: categoryWords[category][language] };
  return `${told} ${isNear ? say(nearSentences, near) : say(generalSentences, null)}`;
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
export function categoryFor({ weights }: CatalogueEntry, scores: Answered["scores"]): StressCategory {
  const strength = (category: StressCategory) => weights[category] * scoreOf(scores, category);
  return stressCategories.reduce((best, category) => {
    const more = strength(category) - strength(best);
    return more > 0 || (more === 0 && weights[category] > weights[best]) ? category : best;
  });
}

const allQuestions = questions.map(({ id }) => id);

function questionsOf(category: StressCategory): QuestionId[] {
  return questions.filter((question) => question.category === category).map(({ id }) => id);
}

/** The question with the highest answer above "never", the first of equals; null where there is none. */
function strongest(ids: readonly QuestionId[], responses: Answered["responses"]): QuestionId | null {
  const answered = ids.filter((id) => (responses[id] ?? 0) > 0);
  return answered.toSorted((one, other) => (responses[other] ?? 0) - (responses[one] ?? 0))[0] ?? null;
}
