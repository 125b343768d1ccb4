import { Refusal } from "../refusals.ts";
import { questions, stressCategories, type StressCategory } from "./questions.ts";

/** The five scores of an assessment, each 0 (none) to 1 (most). */
export interface Scores {
  readonly workStress: number;
  readonly financialStress: number;
  readonly personalStress: number;
  readonly globalStress: number;
  readonly overallStress: number;
}

// specification §5: answers go from 0 to 4
const highestAnswer = 4;

const known = new Map<string, StressCategory>(questions.map(({ id, category }) => [id, category]));

/**
 * Scores answers (question id → 0–4). A category's score is the sum of its answers divided by the maximum possible; the overall
 * score is the mean of the four. Refuses `invalid_input` with the field at fault for an unknown question, an answer that is not
 * a whole number from 0 to 4, or a category without an answer. specification §5
 */
export function scoreAnswers(responses: Readonly<Record<string, number>>): Scores {
  for (const [id, answer] of Object.entries(responses)) {
    if (!known.has(id)) throw refusedField(id, "unknown_question");
    if (!Number.isInteger(answer) || answer < 0 || answer > highestAnswer) throw refusedField(id, "answer");
  }
  const [work, financial, personal, global] = stressCategories.map((category) =>
    categoryScore(category, responses),
  );
  const overall =
    ((work ?? 0) + (financial ?? 0) + (personal ?? 0) + (global ?? 0)) / stressCategories.length;
  return {
    workStress: work ?? 0,
    financialStress: financial ?? 0,
    personalStress: personal ?? 0,
    globalStress: global ?? 0,
    overallStress: overall,
  };
}

function categoryScore(category: StressCategory, responses: Readonly<Record<string, number>>): number {
  const answers = Object.entries(responses).flatMap(([id, answer]) =>
    known.get(id) === category ? [answer] : [],
  );
  if (answers.length === 0) throw refusedField(`${category}_1`, "unanswered");
  return answers.reduce((sum, answer) => sum + answer, 0) / (answers.length * highestAnswer);
}

function refusedField(id: string, reason: string): Refusal {
  return new Refusal("invalid_input", { fields: { [`responses.${id}`]: reason } });
}
