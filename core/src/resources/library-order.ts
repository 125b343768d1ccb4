import type { StressCategory } from "../assessment/questions.ts";
import { resourceCategories, type ResourceCategory } from "./contract.ts";
import type { LibraryResource } from "./library.ts";

/** The library as it stands on its shelves: by category, what is open from the start first, then by id. */
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
 * The same resources, unread ones before read ones, and among these by the stress that the latest assessment found in their
 * category (general ones by the overall stress), highest first; equal ones as they stood. Without an assessment only what
 * was read moves. decisions §7: ordered by the person's scores and what is unread
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

/** The category with the highest stress, null without an assessment or when nothing weighs at all; the first of equal ones. */
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
