import { describe, expect, test } from "vitest";
import type { Line } from "./dialogue-testing.ts";
import { read, sure, talk, unsure } from "./dialogue-testing.ts";

const heard = (clear: number, message = "two floors if she lets me"): Line => ({
  message,
  reading: { ...read(2, "violence"), clear },
});
const faint = heard(0.7);
const strong = heard(1.4);

describe("what is heard faintly", () => {
  test("in a talk that was calm so far is not asked about", () => {
    expect(talk(["a treehouse for my girls", faint])).toMatchObject({ level: 0, kind: null, asks: null });
  });

  test.each([
    ["violence", 1.2, 1.3],
    ["life", 1.7, 1.8],
    ["harm-others", 1, 1.2],
  ] as const)("of %s is not asked about up to %d, and is from %d on", (kind, faintly, clearly) => {
    const sign = (clear: number) => ({
      message: "dad has mum in the kitchen",
      reading: { ...read(3, kind), sure: false, clear },
    });
    const before = "a treehouse for my girls";
    expect(talk([before, sign(clearly)])).toMatchObject({ level: 3, asks: { id: kind } });
    expect(talk([before, sign(faintly)])).toMatchObject({ level: 0, asks: null });
  });

  test("may be what the readers are sure of, where its few words say nothing of danger", () => {
    const bye = { message: "byeee ty", reading: { ...read(4), kind: "life", clear: -Infinity } as const };
    expect(talk(["i passed!!", bye])).toMatchObject({ level: 0, asks: null });
    expect(talk([bye])).toMatchObject({ level: 4 });
  });

  test("is distress where it sounds so", () => {
    const reading = { ...read(2, "violence"), clear: 0.3, suffering: 0.5 };
    const sounding = { message: "two floors up and down all day and my back is gone", reading };
    const few = { message: "two floors", reading };
    expect(talk(["a treehouse for my girls", sounding])).toMatchObject({ level: 1, asks: null });
    expect(talk(["a treehouse for my girls", few])).toMatchObject({ level: 0, asks: null });
    expect(talk([{ message: "i cry most nights", reading: read(1) }, few]).level).toBe(1);
  });

  test("is asked about where it is the first thing that is said", () => {
    expect(talk([faint])).toMatchObject({ level: 2, asks: { id: "violence" } });
  });

  test("is asked about the second time within four turns, and not after more", () => {
    const between = ["ok", "on saturday", "with a pulley", "yes"];
    expect(talk(["hi", faint, ...between.slice(1), faint])).toMatchObject({ asks: { id: "violence" } });
    expect(talk(["hi", faint, ...between, faint])).toMatchObject({ level: 0, asks: null });
  });

  test("is not passed over after a danger, and is remembered after a question that was answered with no", () => {
    expect(talk(["hi", sure(3, "life"), "no", faint]).level).toBeGreaterThanOrEqual(2);
    expect(talk(["hi", unsure(2, "life"), "no", faint]).level).toBeLessThan(2);
    expect(talk(["hi", unsure(2, "life"), "no", faint, "ok", faint]).level).toBeGreaterThanOrEqual(2);
  });

  test("is asked about before it alarms where the readers are only just sure", () => {
    const surely = (clear: number): Line => ({
      message: "the roof and the skin",
      reading: { ...read(3, "life", true), clear },
    });
    expect(talk(["hi", surely(1.8)])).toMatchObject({ level: 3, sure: false, asks: { id: "life" } });
    expect(talk(["hi", surely(2.5)])).toMatchObject({ level: 3, sure: true });
    expect(talk([surely(1.8)])).toMatchObject({ level: 3, sure: true });
  });

  test("is heard in any talk where it is clear or plainly said", () => {
    const said: Line = {
      message: "he pushes me",
      reading: { ...read(2, "violence"), found: "en-a-rule", clear: 0.2 },
    };
    for (const line of [strong, said]) expect(talk(["hi", line])).toMatchObject({ level: 2 });
  });
});

describe("after distress", () => {
  const troubled: Line = {
    message: "i cry most nights",
    reading: { ...read(1), sure: false, suffering: 0.3 },
  };
  const near: Line = { message: "now i take the back roads", reading: { ...read(0), suffering: -1.2 } };
  const far: Line = { message: "my sister called", reading: { ...read(0), suffering: -2 } };

  test("what may be part of it is, for three turns", () => {
    expect(talk([troubled, near]).level).toBe(1);
    expect(talk([troubled, far, far, near]).level).toBe(1);
    expect(talk([troubled, far, far, far, near]).level).toBe(0);
  });

  test("what is far from it ends it", () => {
    const sure: Line = { message: "i cry most nights", reading: read(1) };
    const glad: Line = { message: "update: i passed", reading: { ...read(0), suffering: -4.9 } };
    expect(talk([sure, "ok"]).level).toBe(1);
    expect(talk([sure, glad]).level).toBe(0);
  });

  test("what is not near it is none, and nothing is without distress before it", () => {
    expect(talk([troubled, far]).level).toBe(0);
    expect(talk(["hi", near]).level).toBe(0);
  });
});
