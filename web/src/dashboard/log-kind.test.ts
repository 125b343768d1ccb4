import { expect, test } from "vitest";
import type { LogEntry } from "@remanso/core/progress/contract.ts";
import { kindOf } from "./log-kind.ts";

const entry = (activityType: LogEntry["activityType"], pageUrl: string | null): LogEntry => ({
  id: "01980000-0000-7000-8000-000000000000",
  activityType,
  pageUrl,
  timestamp: "2026-03-11T10:00:00.000Z",
});

test("a finished game has a name of its own in the log, and a visit to its page is a visit", () => {
  expect(kindOf(entry("activity_completed", "/breathing-game"))).toBe("game");
  expect(kindOf(entry("activity_completed", null))).toBe("activity_completed");
  expect(kindOf(entry("page_view", "/breathing-game"))).toBe("page_view");
});
