const minuteMs = 60_000;
// decisions §3: a completion counts at most three times its planned minutes
const mostOfPlanned = 3;
// a start longer ago than this tells nothing about how long it took
const longestSessionMs = 4 * 60 * minuteMs;

interface Session {
  /** Minutes that the device has measured, pauses left out; null where it measured none. */
  readonly measured: number | null;
  readonly planned: number;
  readonly startedAt: Date | null;
  readonly completedAt: Date;
}

/**
 * The whole minutes that a completed session counts: what was measured, or else the time since its start, at most the time since its
 * start and at most three times what was planned. Without a start, or with one long before and nothing measured, it is what was
 * planned at most. A quick completion counts what was planned and does not ask here.
 */
export function countedMinutes({ measured, planned, startedAt, completedAt }: Session): number {
  const sinceStartMs = startedAt ? completedAt.getTime() - startedAt.getTime() : -1;
  if (sinceStartMs < 0) return Math.min(measured ?? planned, planned);
  const longest = Math.min(Math.ceil(sinceStartMs / minuteMs), mostOfPlanned * planned);
  if (measured !== null) return Math.min(measured, longest);
  return sinceStartMs > longestSessionMs
    ? planned
    : Math.min(Math.max(1, Math.round(sinceStartMs / minuteMs)), longest);
}
