/** The clock of one game: what it has counted so far, and since when it runs. Milliseconds of `steadyTime`. */
export interface GameClock {
  /** null while paused. */
  readonly runningSinceMs: number | null;
  readonly keptMs: number;
}

export function startedClock(nowMs: number): GameClock {
  return { runningSinceMs: nowMs, keptMs: 0 };
}

/** How long the game has run at `nowMs`, its pauses left out. */
export function elapsedAt({ runningSinceMs, keptMs }: GameClock, nowMs: number): number {
  return keptMs + (runningSinceMs === null ? 0 : Math.max(0, nowMs - runningSinceMs));
}

/** Stands still, or goes on from where it stood. */
export function toggledClock(clock: GameClock, nowMs: number): GameClock {
  return { keptMs: elapsedAt(clock, nowMs), runningSinceMs: clock.runningSinceMs === null ? nowMs : null };
}

// more than two clocks of one device ever differ, less than anybody sleeps
const sleptFromMs = 1500;

/**
 * A source of milliseconds that is as even as `performanceMs`, and that does not lose the time for which the device slept:
 * there the even one may stand still, while the calendar's goes on.
 */
export function steadyTime(performanceMs: () => number, calendarMs: () => number): () => number {
  let aheadMs = calendarMs() - performanceMs();
  let sleptMs = 0;
  return () => {
    const even = performanceMs();
    const lostMs = calendarMs() - even - aheadMs;
    if (lostMs > sleptFromMs) sleptMs += lostMs;
    // a calendar that was put back says nothing about sleep
    if (Math.abs(lostMs) > sleptFromMs) aheadMs += lostMs;
    return even + sleptMs;
  };
}
