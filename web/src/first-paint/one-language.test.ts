import { expect, test } from "vitest";
import { inOneLanguage, requireOwnTexts } from "./one-language.ts";

test("of texts in every language one stays, everything else stays as it is", () => {
  const code = `import { byLanguage } from "../language.ts";
const en = { hello: "Hello" };
const es = { hello: "Hola" };
export const strings = { en, es };
export const name = { en: "Lotus", es: "Loto", both: 1 };
export const plants = [{ name: { es: "Loto", "en": "Lotus" }, level: 7 }];
export const label = (name) => ({ en: \`“\${name}” begun\`, es: \`«\${name}», empezada\` });
export const capital = byLanguage((language) => strings[language].hello.slice(0, 1));
`;
  expect(inOneLanguage(code, "es")).toBe(`import { byLanguage } from "../language.ts";
const en = { hello: "Hello" };
const es = { hello: "Hola" };
export const strings = { es };
export const name = { en: "Lotus", es: "Loto", both: 1 };
export const plants = [{ name: { es: "Loto" }, level: 7 }];
export const label = (name) => ({ es: \`«\${name}», empezada\` });
export const capital = { es: ((language) => strings[language].hello.slice(0, 1))("es") };
`);
});

test("a module that goes through all languages is not built without them", () => {
  const code = 'import { languages } from "@remanso/core/language.ts";\nlanguages.map((one) => texts[one]);';
  expect(() => requireOwnTexts(code, "/web/src/home/some.ts")).toThrow("goes through all languages");
  expect(() => requireOwnTexts(code, "/web/src/app/top-bar.tsx")).not.toThrow();
  const listed = "const words = { en: english, es: spanish };\nconst known = Object.values(words).flat();";
  expect(() => requireOwnTexts(listed, "/web/src/home/some.ts")).toThrow("goes through all languages");
  expect(() => requireOwnTexts("texts[language];", "/web/src/home/some.ts")).not.toThrow();
});
