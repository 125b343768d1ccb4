const dayMs = 24 * 60 * 60_000;

/** 'Días Activo': days, rounded up, since the first listed activity was created; 0 without one. specification §9 */
export function daysActive(firstCreatedAt: Date | null, now: Date): number {
  return firstCreatedAt === null
    ? 0
    : Math.max(0, Math.ceil((now.getTime() - firstCreatedAt.getTime()) / dayMs));
}
