import { expect, test } from "vitest";
import { openCheckIn } from "./recent-mood.ts";

const now = new Date("2026-03-11T10:00:00Z");
const madeAt = (time: string, backDated = false) => ({
  occurredAt: new Date(`2026-03-11T${time}Z`),
  backDated,
});

test.each([
  ["none was made", [], null],
  ["one is 59 minutes old", [madeAt("09:01:00")], "09:01:00"],
  ["one is an hour old", [madeAt("09:00:00")], null],
  ["two are recent: the later one", [madeAt("09:30:00"), madeAt("09:10:00")], "09:30:00"],
  ["the recent one is about an earlier day", [madeAt("09:59:00", true), madeAt("09:20:00")], "09:20:00"],
])("what another tap replaces when %s", (_when, checkIns, expected) => {
  expect(openCheckIn(checkIns, now)?.occurredAt.toISOString().slice(11, 19) ?? null).toBe(expected);
});
