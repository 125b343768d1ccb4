import { planFile, type SafetyPlan } from "./safety-plan.ts";

/** Gives a plan to the browser as a file to keep. */
export function savePlanFile(plan: SafetyPlan, name: string): void {
  const address = URL.createObjectURL(new Blob([planFile(plan)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // not before the browser has taken it
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
