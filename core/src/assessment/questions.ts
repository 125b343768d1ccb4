import type { Bilingual } from "../language.ts";

// specification §3: four categories of three questions
export const stressCategories = ["work", "financial", "personal", "global"] as const;
export type StressCategory = (typeof stressCategories)[number];

export interface Question {
  readonly id: `${StressCategory}_${1 | 2 | 3}`;
  readonly category: StressCategory;
  readonly text: Bilingual;
}
