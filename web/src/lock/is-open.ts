import { readKept } from "../device/keep.ts";

/** Whether the code was given, or Remanso used in this browser, a short while ago. */
export function isOpen(userId: string, nowMs: number): boolean {
  return Number(readKept("lockOpen", userId) ?? 0) > nowMs;
}
