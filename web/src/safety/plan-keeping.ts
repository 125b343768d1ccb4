import { useSyncExternalStore } from "react";
import { askToKeep } from "../device/lasting.ts";
import { keptAs, watchKept, writeKept } from "../device/keep.ts";
import { emptyPlan, isEmptyPlan, planIn, type SafetyPlan } from "./safety-plan.ts";

const kept = keptAs("safetyPlan", (text) => planIn(text) ?? emptyPlan);

/** The plan kept here for an account; an empty one where there is none. */
export function keptPlan(userId: string | null): SafetyPlan {
  return userId === null ? emptyPlan : kept(userId);
}

/** Keeps a plan; answers false where the device stores nothing, and the plan lives only as long as the page. */
export function keepPlan(userId: string, plan: SafetyPlan): boolean {
  if (!isEmptyPlan(plan)) void askToKeep();
  return writeKept("safetyPlan", isEmptyPlan(plan) ? null : JSON.stringify(plan), userId);
}

/** The plan as it changes, in this tab or in another one. */
export function useKeptPlan(userId: string | null): SafetyPlan {
  return useSyncExternalStore(
    listen,
    () => keptPlan(userId),
    () => emptyPlan,
  );
}

function listen(listener: () => void): () => void {
  return watchKept("safetyPlan", listener);
}
