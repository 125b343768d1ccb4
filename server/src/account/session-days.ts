// decisions §1: sessions expire after 30 days without use
export const sessionDays = 30;

/** A session that was last used before this can no longer be used. */
export function usableSince(now: Date): Date {
  return new Date(now.getTime() - sessionDays * 86_400_000);
}
