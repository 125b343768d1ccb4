import type { StressCategory } from "./questions.ts";

/** The field that holds a category's stress in assessments, check-ins and days: "workStress". */
export type StressField = `${StressCategory}Stress`;

// written out, because deriving it from the categories would pull the questions into every page's script
export const stressFields = [
  "workStress",
  "financialStress",
  "personalStress",
  "globalStress",
] as const satisfies readonly StressField[];

/** One category's value; the scale is that of `values`. */
export function scoreOf<Value>(
  values: Readonly<Record<StressField, Value>>,
  category: StressCategory,
): Value {
  return values[`${category}Stress`];
}
