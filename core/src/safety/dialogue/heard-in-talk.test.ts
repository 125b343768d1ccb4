import { describe, expect, test } from "vitest";
import type { Line } from "./dialogue-testing.ts";
import { read, sure, talk, unsure } from "./dialogue-testing.ts";

const heard = (above: number, message = "two floors if she lets me"): Line => ({
  message,
  reading: { ...read(2, "violence"), above },
});
const faint = heard(0.3);
const strong = heard(1.2);

describe("what is heard faintly", () => {
  test("in a talk that was calm so far is not asked about", () => {
    expect(talk(["a treehouse for my girls", faint])).toMatchObject({ level: 0, kind: null, asks: null });
  });

  test("is asked about where it sounds like a crisis, however faintly", () => {
    const crisis = { message: "dad has mum in the kitchen", reading: { ...read(3, "violence"), above: 0.1 } };
    expect(talk(["a treehouse for my girls", crisis])).toMatchObject({ level: 3, asks: { id: "violence" } });
  });

  test("is distress where it sounds so", () => {
    const sounding = {
      message: "two floors",
      reading: { ...read(2, "violence"), above: 0.3, suffering: 0.5 },
    };
    expect(talk(["a treehouse for my girls", sounding])).toMatchObject({ level: 1, asks: null });
  });

  test("is asked about where it is the first thing that is said", () => {
    expect(talk([faint])).toMatchObject({ level: 2, asks: { id: "violence" } });
  });

  test("is asked about the second time within four turns, and not after more", () => {
    const between = ["ok", "on saturday", "with a pulley", "yes"];
    expect(talk(["hi", faint, ...between.slice(1), faint])).toMatchObject({ asks: { id: "violence" } });
    expect(talk(["hi", faint, ...between, faint])).toMatchObject({ level: 0, asks: null });
  });

  test.each([
    ["distress", { message: "i can't cope", reading: read(1) }],
    ["a question", unsure(2, "life")],
    ["a danger", sure(3, "life")],
  ])("is not passed over after %s", (_what, before) => {
    expect(talk(["hi", before, "no", faint]).level).toBeGreaterThanOrEqual(2);
  });

  test("is heard in any talk where it is clear, plainly said, or part of a long message", () => {
    const said: Line = {
      message: "he pushes me",
      reading: { ...read(2, "violence"), found: "en-a-rule", above: 0.2 },
    };
    const long = heard(0.3, "and then we went on and on about it all. ".repeat(3));
    for (const line of [strong, said, long]) expect(talk(["hi", line])).toMatchObject({ level: 2 });
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

  test("what is not near it is none, and nothing is without distress before it", () => {
    expect(talk([troubled, far]).level).toBe(0);
    expect(talk(["hi", near]).level).toBe(0);
  });
});
