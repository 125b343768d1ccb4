/** The questions of each category, in the order in which they are asked; `questions.ts` has what they ask. specification §3 */
export const questionIds = {
  work: ["work_1", "work_2", "work_3"],
  financial: ["financial_1", "financial_2", "financial_3"],
  personal: ["personal_1", "personal_2", "personal_3"],
  global: ["global_1", "global_2", "global_3"],
} as const;
export type QuestionId = (typeof questionIds)[keyof typeof questionIds][number];

/**
 * Raised with every change to what the questions ask: scores of different versions are not compared. decisions §2
 */
export const questionnaireVersion = 2;

/** How many questions the assessment has. Texts that name the number take it from here. */
export const questionCount = Object.values(questionIds).flat().length;

/** About how long answering takes: some ten seconds a question, which moves on by itself. */
export const assessmentMinutes = 2;
