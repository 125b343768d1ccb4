/** How many completed activities open more of the library. specification §9 */
export const unlockSteps = [5, 15] as const;
export type UnlockStep = (typeof unlockSteps)[number];

/** True if a resource that needs this many completed activities is open; one that needs none always is. */
export function isOpen(unlock: UnlockStep | null, completed: number): boolean {
  return unlock === null || completed >= unlock;
}
