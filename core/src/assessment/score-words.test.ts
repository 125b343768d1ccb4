import { expect, test } from "vitest";
import { scoreWords } from "./score-words.ts";

// decisions §8 quotes the first part
const quoted = "más que el margen del cuestionario; una mala semana también puede explicarlo";

test("which week was the bad one is said where stress has fallen", () => {
  const { margin } = scoreWords.es;
  expect(margin({ kind: "beyond", points: 3.2 })).toBe(quoted);
  expect(margin({ kind: "beyond", points: -3.2 })).toBe(`${quoted}, si lo fue la primera`);
  expect(scoreWords.en.margin({ kind: "beyond", points: -3.2 })).toBe(
    "more than the questionnaire’s margin; if your first answers came in a bad week, that can explain it too",
  );
  expect(margin({ kind: "within", points: -0.4 })).toBe("dentro del margen del cuestionario");
});
