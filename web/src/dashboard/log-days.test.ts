import { expect, test } from "vitest";
import { languages } from "@remanso/core/language.ts";
import type { LogEntry } from "@remanso/core/progress/contract.ts";
import { screenOfPath } from "../app/screens.ts";
import { strings as appStrings } from "../app/strings.ts";
import { logDays } from "./log-days.ts";
import { pageName } from "./page-name.ts";

const entry = (
  activityType: LogEntry["activityType"],
  timestamp: string,
  pageUrl: string | null = null,
): LogEntry => ({ id: timestamp, activityType, pageUrl, timestamp });

test("the log is grouped by the person's own days, what was done apart from the pages looked at", () => {
  const late = entry("page_view", "2026-03-11T23:30:00.000Z", "/zen-garden");
  const done = entry("activity_completed", "2026-03-11T20:00:00.000Z");
  const garden = entry("page_view", "2026-03-11T12:00:00.000Z", "/zen-garden");
  const again = entry("page_view", "2026-03-11T11:00:00.000Z", "/zen-garden");
  const home = entry("page_view", "2026-03-11T10:00:00.000Z", "/");
  expect(logDays([late, done, garden, again, home], "Europe/Madrid")).toEqual([
    { on: "2026-03-12", done: [], visits: [late] },
    { on: "2026-03-11", done: [{ entry: done, times: 1 }], visits: [garden, again, home] },
  ]);
});

test("the same thing several times in a row is one line, and signing in stands with the visits", () => {
  const at = (minute: string) => `2026-03-11T12:${minute}:00.000Z`;
  const [one, two, three] = ["30", "20", "10"].map((minute) =>
    entry("resource_viewed", at(minute), "/resources/what-stress-is"),
  ) as [LogEntry, LogEntry, LogEntry];
  const other = entry("resource_viewed", at("15"), "/resources/sleep");
  const login = entry("login", at("25"));
  expect(logDays([one, login, two, other, three], "Europe/Madrid")).toEqual([
    {
      on: "2026-03-11",
      done: [
        { entry: one, times: 2 },
        { entry: other, times: 1 },
        { entry: three, times: 1 },
      ],
      visits: [login],
    },
  ]);
});

test("a page in the log is named as its screen is, never by its address", () => {
  for (const language of languages) {
    const words = appStrings[language];
    expect(pageName("/", words)).toBe(words.home);
    expect(pageName("/dashboard", words)).toBe(words.titles.dashboard);
    expect(pageName("/activity-session/01a20f0b-2057-70b7-a88c-4baa8af0f42d", words)).toBe(
      words.titles.session,
    );
    for (const pattern of Object.keys(screenOfPath).filter((one) => one !== "/offline-shell"))
      expect(pageName(pattern.replace(/\$\w+/, "one"), words)).not.toMatch(/\//);
  }
});
