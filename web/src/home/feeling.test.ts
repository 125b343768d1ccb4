import type { Activity } from "@remanso/core/activity/contract.ts";
import { expect, it } from "vitest";
import { waitingActivity } from "../activity/testing.ts";
import { activityToRate } from "./feeling.ts";

const now = "2026-05-04T18:00:00.000Z";

function completed(id: string, completedAt: string | null, rating: Activity["rating"] = null): Activity {
  return waitingActivity(id, { completed: completedAt !== null, completedAt, rating });
}

const morning = completed("morning", "2026-05-04T08:00:00.000Z");
const noon = completed("noon", "2026-05-04T12:00:00.000Z");

it("asks after the latest completed activity", () => {
  expect(activityToRate([morning, noon, completed("open", null)], now, null)?.id).toBe("noon");
});

it("asks nothing once the latest has its answer", () => {
  expect(activityToRate([morning, { ...noon, rating: "same" }], now, null)).toBeNull();
});

it("asks nothing more than a day later", () => {
  expect(activityToRate([completed("old", "2026-05-03T17:59:59.000Z")], now, null)).toBeNull();
  expect(activityToRate([completed("recent", "2026-05-03T18:00:01.000Z")], now, null)?.id).toBe("recent");
});

it("does not ask again what was put aside", () => {
  expect(activityToRate([morning, noon], now, "noon")).toBeNull();
});

it("asks nothing where nothing is completed", () => {
  expect(activityToRate([completed("open", null)], now, null)).toBeNull();
});
