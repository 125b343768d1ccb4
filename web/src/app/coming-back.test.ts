import { expect, test } from "vitest";
import { hasComeBack } from "./coming-back.ts";

const minuteMs = 60_000;
const look = (minutes: number, day: string) => ({ nowMs: minutes * minuteMs, day });

test.each([
  ["after midnight", look(1, "2026-03-12"), true],
  ["from a freeze", look(6, "2026-03-11"), true],
  ["with a clock that was set back", look(-60, "2026-03-11"), true],
  ["in the background", look(1, "2026-03-11"), false],
])("a page %s", (_title, now, isBack) => {
  expect(hasComeBack(look(0, "2026-03-11"), now)).toBe(isBack);
});
