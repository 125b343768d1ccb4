import { useQuery } from "@tanstack/react-query";
import { needsQuery } from "./queries.ts";

interface Asked {
  /** How many questions were asked at the latest look. */
  readonly tests: number;
  readonly needs: readonly unknown[];
}

/** Whether there were days enough for every question. What is empty then lacks no data: nothing in it is clear. safety.md */
export function isNothingClear(asked: Asked | undefined): boolean {
  return asked !== undefined && asked.tests > 0 && asked.needs.length === 0;
}

export function useIsNothingClear(): boolean {
  return isNothingClear(useQuery(needsQuery).data);
}
