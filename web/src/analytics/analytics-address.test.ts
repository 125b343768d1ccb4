import { expect, it } from "vitest";
import { analyticsSearchOf, periodOf, searchFor } from "./analytics-address.ts";

it.each([
  [{ period: "7d" }, "7d"],
  [{ period: "90d" }, "90d"],
  [{ period: "30d" }, "30d"],
  [{}, "30d"],
  [{ period: "365d" }, "30d"],
  [{ period: "" }, "30d"],
  [{ period: 7 }, "30d"],
])("%j shows %s", (address, period) => {
  expect(periodOf(analyticsSearchOf(address))).toBe(period);
});

it("the address does not name the default", () => {
  expect(analyticsSearchOf({ period: "30d" })).toEqual({ period: undefined });
  expect(searchFor("30d")).toEqual({ period: undefined });
  expect(searchFor("90d")).toEqual({ period: "90d" });
});
