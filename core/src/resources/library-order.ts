import type { StressCategory } from "../assessment/questions.ts";
import { heaviestOf } from "../plan/what-weighs.ts";
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

/** What weighs most in the latest assessment. */
export interface MostNeeded {
  /** One, or all of the equal ones. */
  readonly categories: readonly StressCategory[];
  /** Their stress, 0 to 1. */
  readonly score: number;
}

/** The category with the highest stress, or the equal ones; null without an assessment or when all scores are 0. */
export function mostNeeded(need: Need | null): MostNeeded | null {
  const categories = need === null ? [] : heaviestOf(need);
  const [first] = categories;
  return need && first ? { categories, score: needIn(need, first) } : null;
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
