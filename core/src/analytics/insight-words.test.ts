import { describe, expect, test } from "vitest";
import { activityTypes } from "../activity/catalogue-entry.ts";
import { languages } from "../language.ts";
import { findingDirections, findingKinds, type Finding } from "./finding.ts";
import {
  findingDescription,
  findingTitle,
  methodWords,
  patternCategory,
  patternLabel,
} from "./insight-words.ts";

const base: Finding = {
  kind: "activity",
  series: "overall",
  also: [],
  weekday: null,
  activityType: "exercise",
  reading: "goes_with",
  direction: "less",
  observed: -1.7,
  effect: -1.44,
  low: -2,
  high: -0.8,
  p: 0.01,
  confidence: 0.99,
  sureness: "very",
  firstSeen: "2026-03-02",
  lastSeen: "2026-03-09",
  timesSeen: 2,
  n: 60,
  nWith: 24,
  from: "2026-01-05",
  to: "2026-03-08",
  method: "permutation",
};
const reaching: Finding = { ...base, direction: "more", reading: "reaches_for", effect: 1.44 };
const all = findingKinds.flatMap((kind) =>
  findingDirections.flatMap((direction) =>
    activityTypes.map((activityType): Finding => ({ ...base, kind, direction, activityType, weekday: 1 })),
  ),
);

describe("in every language", () => {
  test.each(languages)("nothing is told as a cause, and nothing as harm: %s", (language) => {
    for (const finding of all) {
      const told = `${findingTitle(finding, language)}. ${findingDescription(finding, language)}`;
      expect(told).not.toMatch(/because|porque|causa|cause|provoca|empeora|worse|harm|daña|sube por|due to/i);
      expect(told).not.toMatch(/undefined|NaN|\s{2}/);
    }
  });

  test.each(languages)(
    "an activity's card names the other reading, and speaks of what was noted: %s",
    (language) => {
      for (const finding of all.filter(({ kind }) => kind === "activity" || kind === "next_day")) {
        const told = findingDescription(finding, language);
        expect(told).toMatch(/al revés|the other way/);
        // what is missing here may well have been done elsewhere
        expect(told).not.toMatch(/ sin (ello|ejercicio|compañía)| without /);
      }
    },
  );

  test.each(languages)("the first line is one sentence without figures: %s", (language) => {
    for (const finding of all) {
      const title = findingTitle(finding, language);
      expect(title).toMatch(/^\p{Lu}[^.\d]+$/u);
      expect(patternLabel(finding, language)).toMatch(/^\p{Lu}/u);
      expect(methodWords(finding.method, language).length).toBeGreaterThan(80);
    }
  });
});

test("more stress on days with an activity is told as turning to it", () => {
  expect(findingTitle(reaching, "es")).toBe("Sueles acudir al movimiento en días difíciles");
  expect(findingTitle(reaching, "en")).toBe("You tend to turn to movement on hard days");
  expect(findingTitle({ ...reaching, kind: "next_day" }, "es")).toBe(
    "Sueles acudir al movimiento en temporadas difíciles",
  );
});

test("less stress is told with its points, a trend with the categories that moved the same way", () => {
  expect(findingTitle(base, "es")).toBe("Los días con movimiento sueles tener menos estrés");
  expect(findingDescription(base, "es")).toContain("Unos 1,4 puntos sobre 10 menos");
  const trend: Finding = { ...base, kind: "trend", activityType: null, also: ["work", "personal"] };
  expect(findingTitle(trend, "es")).toBe("Tu estrés general ha bajado");
  expect(findingDescription(trend, "es")).toContain("También tu estrés laboral y estrés personal.");
  expect(findingDescription(trend, "en")).toContain("So did your work stress and personal stress.");
});

test("the key tells the day of an activity from the day after it", () => {
  expect([base, { ...base, kind: "next_day" as const }].map(patternCategory)).toEqual([
    "activity_exercise",
    "next_day_exercise",
  ]);
});
