/** Which version of a text or row somebody has seen: 0 for what was never changed, else a number that grows with every change. */
export function revisionOf({ editedAt }: { readonly editedAt: Date | null }): number {
  return editedAt?.getTime() ?? 0;
}

/** When a change counts as made: now, but always after the last one, so that no two versions have the same number. */
export function nextEdit({ editedAt }: { readonly editedAt: Date | null }, now: Date): Date {
  return new Date(Math.max(now.getTime(), revisionOf({ editedAt }) + 1));
}
