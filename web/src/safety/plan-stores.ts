import { keptAs, readKept, writeKept } from "../device/keep.ts";
import { emptyPlan, isEmptyPlan, planIn, type SafetyPlan } from "./safety-plan.ts";

/** All that a device keeps of a plan: the plan, and what is known of its copy on the server. */
export interface KeptHere {
  readonly plan: SafetyPlan;
  readonly base: string | null;
}

const openPlan = keptAs("safetyPlan", (text) => planIn(text) ?? emptyPlan);

/** What lies open here; an empty plan where there is none. */
export function openKept(userId: string): KeptHere {
  return { plan: openPlan(userId), base: readKept("planCopy", userId) };
}

/** Keeps it open; answers false where the device stores nothing, and it lives only as long as the page. */
export function keepOpen(userId: string, { plan, base }: KeptHere): boolean {
  if (base !== readKept("planCopy", userId)) writeKept("planCopy", base, userId);
  // a line that was just added is to be written in
  const isNothing = isEmptyPlan(plan) && plan.people.length + plan.professionals.length === 0;
  return writeKept("safetyPlan", isNothing ? null : JSON.stringify(plan), userId);
}

/** Whether its person asked that nothing of the plan lies open on this device. */
export function isPlanClosed(userId: string): boolean {
  return readKept("planClosing", userId) !== null || readKept("closedPlan", userId) !== null;
}
