/** A place in a film: `seconds` at the instant `atMs`, going on from there up to `limit`; standing when `atMs` is null. */
export interface FilmClock {
  readonly seconds: number;
  readonly atMs: number | null;
  readonly speed: number;
  readonly limit: number;
}

/** The place at `nowMs`. If the device's clock was set back, the film does not go back. */
export function timeAt({ seconds, atMs, speed, limit }: FilmClock, nowMs: number): number {
  if (atMs === null) return seconds;
  return Math.max(seconds, Math.min(limit, seconds + (Math.max(0, nowMs - atMs) / 1000) * speed));
}
