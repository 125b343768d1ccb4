import { describe, expect, it } from "vitest";
import { dotsOf, stretchesOf, type Reading } from "./stretches.ts";

/** "5" measured, "(5)" carried, "." nothing. */
function readings(text: string): Reading[] {
  return text.split(" ").map((word) => ({
    value: word === "." ? null : Number(word.replaceAll(/[()]/g, "")) / 10,
    measured: /^\d/.test(word),
  }));
}

describe("the runs of a line", () => {
  it.each([
    ["all measured are one run", "1 2 3", ["0–2"]],
    ["a gap parts the line", "1 2 . 3 4", ["0–1", "3–4"]],
    ["nothing before the first measurement is drawn", ". . 3 4", ["2–3"]],
    ["carried days are joined apart, up to the next measured one", "1 2 (2) (2) 5 6", ["0–1", "1–4?", "4–5"]],
    ["carried days to the end", "4 (4) (4)", ["0–2?"]],
    ["a lone reading is in no run", ". 3 .", []],
    ["a lone reading between gaps does not join what is around it", "1 2 . 3 . 4 5", ["0–1", "5–6"]],
    ["nothing at all", ". . .", []],
    ["one day", "3", []],
  ])("%s", (_, text, expected) => {
    const found = stretchesOf(readings(text)).map(
      ({ from, to, measured }) => `${from}–${to}${measured ? "" : "?"}`,
    );
    expect(found).toEqual(expected);
  });
});

describe("the dots of a line", () => {
  it("stand on every measured day while there are few, and never on a carried one", () => {
    expect(dotsOf(readings(". 2 (2) 3 4"))).toEqual([1, 3, 4]);
  });

  it("stand on lone measured days only where there are many", () => {
    const quiet = Array.from({ length: 40 }, () => "(2)").join(" ");
    expect(dotsOf(readings(`3 ${quiet} 4 5 ${quiet} 6`))).toEqual([0, 83]);
  });
});
