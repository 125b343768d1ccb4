import { useSyncExternalStore } from "react";
import { emptyPlan, isEmptyPlan, planIn, type SafetyPlan } from "./safety-plan.ts";

// The plan of each account on this device. It is erased when its owner signs out (after being told) and when somebody else signs in.

const listeners = new Set<() => void>();
const known = new Map<string, SafetyPlan>();

function placeOf(userId: string): string {
  return `remanso.safety-plan.${userId}`;
}

/** The plan kept here for an account; an empty one where there is none. */
export function keptPlan(userId: string | null): SafetyPlan {
  if (userId === null) return emptyPlan;
  const found = known.get(userId);
  if (found) return found;
  const plan = planIn(stored(placeOf(userId))) ?? emptyPlan;
  known.set(userId, plan);
  return plan;
}

/** Keeps a plan; answers false where the device stores nothing, and the plan lives only as long as the page. */
export function keepPlan(userId: string, plan: SafetyPlan): boolean {
  known.set(userId, plan);
  const isKept = store(placeOf(userId), isEmptyPlan(plan) ? null : JSON.stringify(plan));
  for (const listener of listeners) listener();
  return isKept;
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
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key !== null && !event.key.startsWith("remanso.safety-plan.")) return;
    known.clear();
    listener();
  };
  listeners.add(listener);
  addEventListener("storage", fromOtherTab);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", fromOtherTab);
  };
}

function stored(place: string): string | null {
  try {
    return localStorage.getItem(place);
  } catch {
    return null;
  }
}

function store(place: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(place);
    else localStorage.setItem(place, text);
    return true;
  } catch (error) {
    // specification §4: local storage failures are only logged
    console.info("This plan is kept only while the page is open.", error);
    return false;
  }
}
