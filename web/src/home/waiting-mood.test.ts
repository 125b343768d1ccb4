import { expect, test } from "vitest";
import { entryOf, type Entry } from "../outbox/entry.ts";
import { waitingMood } from "./waiting-mood.ts";

const nowMs = Date.parse("2026-03-11T10:00:00Z");
const entry = (input: object, kind = "check-in.create"): Entry =>
  entryOf({ id: "a", kind, input: { occurredAt: "2026-03-11T09:30:00Z", ...input }, madeAtMs: 1 });

test.each([
  ["a mood alone", entry({ mood: 4 }), 4],
  ["a mood with a note, which would be lost", entry({ mood: 4, note: "…" }), null],
  ["a mood of more than an hour ago", entry({ mood: 4, occurredAt: "2026-03-11T09:00:00Z" }), null],
  ["something else", entry({ mood: 4 }, "journal.create"), null],
])("what another tap replaces on the device where there waits %s", (_what, one, mood) => {
  expect(waitingMood([one], nowMs)?.mood ?? null).toBe(mood);
});

test("of two the later one", () => {
  expect(waitingMood([entry({ mood: 4 }), entry({ mood: 2 })], nowMs)?.mood).toBe(2);
});
