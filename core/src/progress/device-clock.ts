// less than this may be the time that a message took
const toleranceMs = 60_000;

/**
 * How far the server's clock is ahead of a device's, in milliseconds, by what the device's clock showed (ISO 8601) when it sent its message;
 * 0 where that is not known or the clocks agree.
 */
export function clockDifferenceMs(deviceClock: string | undefined, now: Date): number {
  const differenceMs = now.getTime() - Date.parse(deviceClock ?? "");
  return Math.abs(differenceMs) > toleranceMs ? differenceMs : 0;
}

/** A moment noted by a device, by the server's clock. */
export function correctedMoment(noted: string, differenceMs: number): string {
  return differenceMs === 0 || Number.isNaN(Date.parse(noted))
    ? noted
    : new Date(Date.parse(noted) + differenceMs).toISOString();
}
