import { describe, expect, test } from "vitest";
import { gameLengthMs } from "@remanso/core/breathing/phase-at.ts";
import { patterns } from "@remanso/core/breathing/patterns.ts";
import { firstChoice, lengthAdviceFor, lengthText } from "./choice.ts";

describe("the advice on the length of 4-7-8", () => {
  test.each([
    { cycles: 3, advice: null },
    { cycles: 5, advice: "afterFirstMonth" },
    { cycles: 8, advice: "afterFirstMonth" },
    { cycles: 10, advice: "moreThanAdvised" },
  ] as const)("beside $cycles cycles is $advice", ({ cycles, advice }) => {
    expect(lengthAdviceFor("4-7-8", cycles)).toBe(advice);
  });

  test("is given for no other rhythm, nor for what is chosen at first", () => {
    expect(lengthAdviceFor("box", 10)).toBeNull();
    expect(lengthAdviceFor(firstChoice.pattern, firstChoice.cycles)).toBeNull();
  });
});

describe("the true length", () => {
  test("is told in minutes and seconds", () => {
    expect(lengthText(63_000)).toBe("1 min 3 s");
    expect(lengthText(120_000)).toBe("2 min");
    expect(lengthText(40_000)).toBe("40 s");
  });

  test("three cycles of 4-7-8 labelled one minute last a little more", () => {
    expect(lengthText(gameLengthMs(patterns["4-7-8"], 3))).toBe("1 min 1 s");
  });
});
