import type { Assessment } from "@remanso/core/assessment/contract.ts";
import type { StressCategory } from "@remanso/core/assessment/questions.ts";

/** An assessment's score in one category, 0 to 1. */
export function scoreOf(assessment: Assessment, category: StressCategory): number {
  switch (category) {
    case "work":
      return assessment.workStress;
    case "financial":
      return assessment.financialStress;
    case "personal":
      return assessment.personalStress;
    case "global":
      return assessment.globalStress;
  }
}
