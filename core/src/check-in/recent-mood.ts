interface Stated {
  readonly occurredAt: Date;
  readonly backDated: boolean;
}

// decisions §8: one tap on a mood keeps it, the rest can be added for an hour
const openForMs = 60 * 60 * 1000;

/** The latest check-in about the past hour, which can still be replaced or added to; null where there is none. */
export function openCheckIn<CheckIn extends Stated>(checkIns: readonly CheckIn[], now: Date): CheckIn | null {
  return (
    checkIns
      .filter(({ occurredAt, backDated }) => !backDated && now.getTime() - occurredAt.getTime() < openForMs)
      .toSorted((one, other) => other.occurredAt.getTime() - one.occurredAt.getTime())[0] ?? null
  );
}

/** When a check-in made at `occurredAt` can no longer be replaced by another tap. */
export function closesAtMs(occurredAt: string): number {
  return Date.parse(occurredAt) + openForMs;
}
