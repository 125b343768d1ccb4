import { QueryClient } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { askAgainWhenBack, hasComeBack } from "./coming-back.ts";

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

test("a page begins without a word about zones, and yet knows the day on which it began", () => {
  vi.useFakeTimers({ now: new Date("2026-03-11T22:59:50Z") });
  vi.stubGlobal("document", new EventTarget());
  const client = new QueryClient();
  const again = vi.spyOn(client, "invalidateQueries");
  const timeZone = vi.fn<() => string>(() => "Europe/Madrid");
  askAgainWhenBack(client, timeZone);
  expect(timeZone).not.toHaveBeenCalled();
  vi.advanceTimersByTime(30_000);
  expect(again).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(30_000);
  expect(again).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
