import { hourAt } from "../app/hour-at.ts";
import { useVisitor } from "../app/use-visitor.ts";
import { useNow } from "./use-now.ts";

/** The hour on the person's own clock, 0–23. */
export function useHour(): number {
  const { timeZone } = useVisitor();
  return hourAt(useNow(), timeZone);
}
