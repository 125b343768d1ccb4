import type { StressCategory } from "../assessment/questions.ts";
import { resourceCategories, type ResourceCategory } from "./contract.ts";
import type { LibraryResource } from "./library.ts";

/** The library in shelf order: by category, then what is open from the start, then by id. */
export function inLibraryOrder<R extends Pick<LibraryResource, "id" | "category" | "unlock">>(
  resources: readonly R[],
): R[] {
  return [...resources].sort(
    (one, other) =>
      shelf.indexOf(one.category) - shelf.indexOf(other.category) ||
      (one.unlock ?? 0) - (other.unlock ?? 0) ||
      one.id.localeCompare(other.id, "en"),
  );
}

const shelf: readonly ResourceCategory[] = [
  "general",
  ...resourceCategories.filter((name) => name !== "general"),
];

/** The five scores of the latest assessment, 0 to 1. */
export interface Need {
  readonly workStress: number;
  readonly financialStress: number;
  readonly personalStress: number;
  readonly globalStress: number;
  readonly overallStress: number;
}

/**
 * Sorts unread resources before read ones, and within these by the latest assessment's stress in their category (overall stress
 * for general ones), highest first; ties keep their order. Without an assessment only read resources move. decisions §7: ordered
 * by the person's scores and what is unread
 */
export function byNeed<R extends { readonly category: ResourceCategory; readonly isRead: boolean }>(
  resources: readonly R[],
  need: Need | null,
): R[] {
  const scoreOf = ({ category }: R) => (need === null ? 0 : needIn(need, category));
  return [...resources].sort(
    (one, other) => Number(one.isRead) - Number(other.isRead) || scoreOf(other) - scoreOf(one),
  );
}

/** The category with the highest stress; null without an assessment or when all scores are 0. Ties go to the first. */
export function mostNeeded(need: Need | null): { category: StressCategory; score: number } | null {
  if (need === null) return null;
  const categories = ["work", "financial", "personal", "global"] as const;
  const [most] = categories
    .map((category) => ({ category, score: needIn(need, category) }))
    .sort((one, other) => other.score - one.score);
  return most && most.score > 0 ? most : null;
}

function needIn(need: Need, category: ResourceCategory): number {
  switch (category) {
    case "work":
      return need.workStress;
    case "financial":
      return need.financialStress;
    case "personal":
      return need.personalStress;
    case "global":
      return need.globalStress;
    case "general":
      return need.overallStress;
  }
}
