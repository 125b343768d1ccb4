import { describe, expect, test } from "vitest";
import { catalogue } from "./catalogue.ts";
import { cutAtWord, cutToShow } from "../cut-at-word.ts";
import { instructionsText, stepsInText } from "./instructions-text.ts";
import { stepsOf } from "./instructions.ts";

describe("the guide in one text", () => {
  const guided = { catalogueKey: null, activityType: "custom", duration: 5 } as const;

  test("has a line for each step, and null where there is none", () => {
    const steps = [
      { title: "Salir", instruction: "Abre la puerta.", duration: 60 },
      { title: "Andar", instruction: "Despacio: sin prisa.", duration: 240 },
    ];
    expect(instructionsText(stepsOf({ ...guided, steps }, "es"))).toBe(
      "Salir: Abre la puerta.\nAndar: Despacio: sin prisa.",
    );
    expect(instructionsText([])).toBeNull();
  });

  test("becomes steps again, which share the activity's minutes", () => {
    const text = "Salir: Abre la puerta.\n\n  Andar: Despacio: sin prisa. \nMira tres cosas";
    expect(stepsInText(text, 5)).toEqual([
      { title: "Salir", instruction: "Abre la puerta.", duration: 100 },
      { title: "Andar", instruction: "Despacio: sin prisa.", duration: 100 },
      { title: "Mira tres cosas", instruction: "Mira tres cosas", duration: 100 },
    ]);
    expect(stepsInText(" \n ", 5)).toBeNull();
  });

  test.each([["a\n".repeat(21)], ["x".repeat(1001)]])("is refused where it fits no guide", (text) => {
    expect(() => stepsInText(text, 5)).toThrow(
      expect.objectContaining({ code: "invalid_input", fields: { instructions: "too_big" } }),
    );
  });

  test("of every activity of the catalogue becomes steps again in both languages", () => {
    for (const { key: catalogueKey, type: activityType, minutes: duration } of catalogue) {
      for (const language of ["en", "es"] as const) {
        const steps = stepsOf({ catalogueKey, activityType, duration, steps: null }, language);
        const text = instructionsText(steps) ?? "";
        const again = stepsInText(text, duration) ?? [];
        const inWords = again.map(({ title, instruction }) => `${title}: ${instruction}`).join("\n");
        expect([inWords, again.length]).toEqual([text, steps.length]);
      }
    }
  });
});

test.each([
  ["corto", "corto"],
  ["y".repeat(20), "y".repeat(20)],
  ["uno dos tres cuatro cinco", "uno dos tres cuatro…"],
  ["uno, dos, tres, cuatro, cinco", "uno, dos, tres…"],
  ["x".repeat(30), `${"x".repeat(20)}…`],
  ["🌱".repeat(20), "🌱".repeat(20)],
  [`x${"🌱".repeat(50)}`, `x${"🌱".repeat(19)}…`],
])("%j is cut at a word's end", (text, cut) => {
  expect(cutAtWord(text, 20)).toBe(cut);
});

test.each([
  ["Uno dos. Tres.", "Uno dos. Tres."],
  ["Uno dos tres. Cuatro cinco seis.", "Uno dos tres."],
  ["Uno dos tres cuatro. Cinco.", "Uno dos tres cuatro."],
  ["Uno. Dos tres cuatro cinco seis.", "Uno. Dos tres cuatro…"],
  ["¿Uno dos? ¡Tres! Cuatro cinco seis", "¿Uno dos? ¡Tres!"],
  ["1.5 o 2.5 tazas de agua tibia", "1.5 o 2.5 tazas de…"],
])("%j is shown up to a sentence's end where that says enough", (text, shown) => {
  expect(cutToShow(text, 20)).toBe(shown);
});
