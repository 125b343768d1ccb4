import { expect, test } from "vitest";
import { lossIn } from "./loss-in.ts";

test.each([
  ["en", "they laid me off today", "work"],
  ["en", "she left me and took the dog", "family"],
  ["en", "dad drowned in october", "grief"],
  ["es", "Me despidieron ayer después de once años. Once. Ni las gracias", "work"],
  ["es", "descubrí que mi pareja me engaña", "family"],
  ["es", "mi señora falleció en agosto", "grief"],
  ["es", "nueva ciudad nuevo todo y lloro cada noche", null],
  ["es", "se murió el malo de la serie", null],
] as const)("%s: %s is about %s", (language, message, topic) =>
  expect(lossIn(message, language)).toBe(topic),
);
