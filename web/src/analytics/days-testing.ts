import type { AnalyticsPoint } from "@remanso/core/analytics/contract.ts";
import type { MeasurementSource } from "@remanso/core/analytics/measurement-source.ts";

/**
 * Days from the first of a month on, for tests: "5" is stated in a check-in, "5a" scored by an assessment, "(5)" and "(5a)" are
 * carried over, "." is nothing. The same in every category.
 */
export function daysOf(text: string): AnalyticsPoint[] {
  return text.split(" ").map((word, index) => {
    const stress = word === "." ? null : Number(word.replaceAll(/[()a]/g, ""));
    const stated: MeasurementSource = word.includes("a") ? "assessment" : "check_in";
    const basis = { measured: /^\d/.test(word), source: stress === null ? null : stated };
    return {
      date: `2026-11-${String(index + 1).padStart(2, "0")}`,
      overallStress: stress,
      ...basis,
      workStress: stress,
      financialStress: stress,
      personalStress: stress,
      globalStress: stress,
      categories: { workStress: basis, financialStress: basis, personalStress: basis, globalStress: basis },
      activitiesCompleted: index,
      activitiesSkipped: 1,
    };
  });
}
