import * as fc from "fast-check";
import { expect, test } from "vitest";
import { countedMinutes } from "./counted-minutes.ts";

const completedAt = new Date("2026-03-11T10:00:00Z");
const minutesBefore = (minutes: number) => new Date(completedAt.getTime() - minutes * 60_000);

test.each([
  // measured, planned, started so many minutes before (null: never), counted
  [7, 10, 8, 7],
  [1440, 10, 12, 12],
  [1440, 10, 600, 30],
  [25, 10, 600, 25],
  [40, 10, 40, 30],
  [8, 10, 7.6, 8],
  [0, 10, 5, 0],
  [7, 10, null, 7],
  [1440, 10, null, 10],
  [null, 10, null, 10],
  [null, 10, 6, 6],
  [null, 10, 0, 0],
  [null, 10, 200, 30],
  [null, 10, 24 * 60, 10],
  // the device's clock was set back between start and end
  [7, 10, -3, 7],
])(
  "%j minutes measured, %d planned, started %j minutes before: %d count",
  (measured, planned, started, counted) => {
    const startedAt = started === null ? null : minutesBefore(started);
    expect(countedMinutes({ measured, planned, startedAt, completedAt })).toBe(counted);
  },
);

test("never more than was measured, three times what was planned, or begun minutes since the start", () => {
  const measured = fc.option(fc.integer({ min: 0, max: 1440 }));
  const started = fc.option(fc.integer({ min: -60_000, max: 40 * 24 * 3_600_000 }));
  fc.assert(
    fc.property(measured, fc.integer({ min: 1, max: 240 }), started, (minutes, planned, agoMs) => {
      const startedAt = agoMs === null ? null : new Date(completedAt.getTime() - agoMs);
      const counted = countedMinutes({ measured: minutes, planned, startedAt, completedAt });
      expect(Number.isInteger(counted)).toBe(true);
      expect(counted).toBeGreaterThanOrEqual(0);
      expect(counted).toBeLessThanOrEqual(3 * planned);
      if (minutes !== null) expect(counted).toBeLessThanOrEqual(minutes);
      if (agoMs !== null && agoMs >= 0)
        expect(counted).toBeLessThanOrEqual(Math.max(planned, Math.ceil(agoMs / 60_000)));
    }),
  );
});
