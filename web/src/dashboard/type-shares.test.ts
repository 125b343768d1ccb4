import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { activityTypes } from "@remanso/core/activity/catalogue-entry.ts";
import { typeShares } from "./type-shares.ts";

describe("the shares of the kinds of activity", () => {
  test("a third each makes 34, 33 and 33", () => {
    const counts = activityTypes.slice(0, 3).map((activityType) => ({ activityType, count: 7 }));
    expect(typeShares(counts).map(({ percent }) => percent)).toEqual([34, 33, 33]);
  });

  test("nothing completed has no shares", () => {
    expect(typeShares([])).toEqual([]);
    expect(typeShares([{ activityType: "breathing", count: 0 }])).toEqual([]);
  });

  test("they make 100 together, and none is a whole percent off", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 12 }), (numbers) => {
        const counts = numbers.map((count, index) => ({
          activityType: activityTypes[index] ?? "custom",
          count,
        }));
        const total = numbers.reduce((sum, count) => sum + count, 0);
        const shares = typeShares(counts);
        expect(shares.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
        for (const { count, percent } of shares) {
          expect(Math.abs(percent - (count / total) * 100)).toBeLessThan(1);
        }
      }),
    );
  });
});
