import { expect, test } from "vitest";
import { isBright } from "./bright.ts";

test.each([
  ["en", "guess what I passed my driving test!!"],
  ["en", "going out for pizza to celebrate"],
  ["es", "¡aprobé el examen de manejo!"],
  ["es", "me dieron el trabajo, estoy muy contenta"],
] as const)("%s: %s is good news", (language, message) => expect(isBright(message, language)).toBe(true));

test.each([
  ["en", "i passed out in the shower"],
  ["en", "got my results and it's not good news"],
  ["es", "no aprobé el examen"],
  ["es", "me dieron el diagnóstico"],
  ["es", "me dieron de baja"],
] as const)("%s: %s is none", (language, message) => expect(isBright(message, language)).toBe(false));
