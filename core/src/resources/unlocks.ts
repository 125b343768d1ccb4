/** How many completed activities open more of the library. specification §9 */
export const unlockSteps = [5, 15] as const;
export type UnlockStep = (typeof unlockSteps)[number];

/** True for what is open after so many completed activities; what needs none always is. */
export function isOpen(unlock: UnlockStep | null, completed: number): boolean {
  return unlock === null || completed >= unlock;
}
