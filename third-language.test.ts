import { spawnSync } from "node:child_process";
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

// A third language is added to a copy of the sources: the compiler must name every module that holds texts. Which modules hold
// texts is found without the compiler, by their Spanish.

const root = import.meta.dirname;
const copy = mkdtempSync(join(tmpdir(), "remanso-third-language-"));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const rooms = ["core/src", "server/src", "web/src", "library", "safety", "scripts", "talk"];
const sources = globSync(`{${rooms.join(",")}}/**/*.{ts,tsx,js,mjs}`, { cwd: root }).filter(
  (path) => !/\.test\.ts$|testing\.ts$|\/(fire|harness|dist)\//.test(path),
);

// Spanish that is no text of the product, or that another module names
const exceptions = new Set([
  "core/src/safety/rules-es.ts", // one language's rules: read-message.ts has those of each
  "core/src/safety/rules-es-kinds.ts", // the same
  "safety/bend.ts", // how accents are left out
  "scripts/build.mjs", // the letters of the fonts
  "server/src/seed.ts", // what the demo person writes
]);

const modulesWithTexts = sources.filter(
  (path) => !exceptions.has(path) && isSpanish(readFileSync(join(root, path), "utf8")),
);

// "path(line,column): error TS…: what" for every place that lacks the new language
let errors: readonly string[] = [];

beforeAll(() => {
  addLanguage("fr");
  errors = compile(modulesWithTexts).filter((line) => /['"]fr['"]/.test(line));
}, 300_000);

const errorsIn = (path: string) => errors.filter((line) => line.startsWith(`${path}(`));

test("the compiler names every module with texts when a language is added", () => {
  expect(modulesWithTexts.length).toBeGreaterThan(100);
  expect(modulesWithTexts.filter((path) => errorsIn(path).length === 0)).toEqual([]);
});

test("a strings module is one error, which says what is missing", () => {
  const strings = modulesWithTexts.filter((path) => /^web\/src\/.*(strings|-text)\.ts$/.test(path));
  expect(strings.length).toBeGreaterThan(25);
  // the words of the language picker stand beside those of the landing page
  const several = strings.filter((path) => errorsIn(path).length !== 1);
  expect(several).toEqual(["web/src/landing/strings.ts"]);
  const unclear = strings.flatMap(errorsIn).filter((line) => !line.includes("Property 'fr' is missing"));
  expect(unclear).toEqual([]);
});

/** Letters that English does without, or a value for Spanish, outside comments. */
function isSpanish(text: string): boolean {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|\s)\/\/.*$/gm, "");
  return /[áéíóúñ¿¡]/i.test(code) || /(^|[\s{(,])es(:| =)/m.test(code);
}

function addLanguage(language: string): void {
  for (const room of rooms)
    cpSync(join(root, room), join(copy, room), {
      recursive: true,
      filter: (path) => !/\/(texts|corpus|blind|heard|measured|dist)$/.test(path),
    });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  const list = join(copy, "core/src/language.ts");
  const before = readFileSync(list, "utf8");
  const after = before.replace('["en", "es"] as const', `["en", "es", "${language}"] as const`);
  expect(after).not.toBe(before);
  writeFileSync(list, after);
}

/** The compiler's errors in `files` of the copy and in what they import. */
function compile(files: readonly string[]): string[] {
  const config = {
    extends: join(root, "tsconfig.base.json"),
    compilerOptions: {
      composite: false,
      incremental: false,
      emitDeclarationOnly: false,
      noEmit: true,
      lib: ["ES2024", "ESNext.Collection", "DOM", "DOM.Iterable"],
      types: ["node", "vite/client"],
      jsx: "react-jsx",
      // not through node_modules, which leads back to the sources themselves
      paths: { "@remanso/core/*": ["./core/src/*"] },
    },
    files,
  };
  writeFileSync(join(copy, "tsconfig.json"), JSON.stringify(config));
  const { stdout } = spawnSync(join(root, "node_modules/.bin/tsc"), ["-p", copy, "--pretty", "false"], {
    cwd: copy,
    encoding: "utf8",
    maxBuffer: 64 * 2 ** 20,
  });
  return stdout.split("\n").filter((line) => /^[^ ]+\(\d+,\d+\): error TS/.test(line));
}
