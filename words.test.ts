import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

// docs/words.md: one name for each thing. Every text that people see is looked through for the other names.

const root = import.meta.dirname;
const page = readFileSync(join(root, "docs/words.md"), "utf8");

const exempt =
  /^(core\/src\/(help|safety)\/|core\/src\/chat\/canned-replies-text\.ts|web\/src\/(landing|account)\/strings\.ts)/;
const files = globSync(
  [
    "{core,web,server}/src/**/*{strings,-text,-words}.ts",
    "core/src/{activity,garden,assessment,plan}/**/*.ts",
    "library/texts/**/*.md",
    "talk/texts/**/*.yaml",
  ],
  { cwd: root },
).filter((file) => !exempt.test(file) && !/\.test\.ts$|injection|prompt/.test(file));

interface Row {
  readonly thing: string;
  readonly not: readonly string[];
}

const [namesPart = "", avoidedPart = ""] = page.split("## Words the interface never uses");

const rows: readonly Row[] = namesPart
  .split("\n")
  .filter((line) => line.startsWith("| ") && !line.startsWith("| Thing"))
  .map((line) => {
    const [, thing = "", , , es = "", en = ""] = line.split("|").map((cell) => cell.trim());
    return { thing, not: [...es.split(","), ...en.split(",")].map((word) => word.trim()).filter(Boolean) };
  });

test("the table has a row for each thing, with names that are not used", () => {
  expect(rows.length).toBeGreaterThan(15);
  expect(rows.filter(({ not }) => not.length === 0)).toEqual([]);
});

test("no text calls a thing by another name", () => {
  expect(files.length).toBeGreaterThan(120);
  const found = files.flatMap((file) => {
    const texts = saidIn(file, readFileSync(join(root, file), "utf8"));
    return rows.flatMap(({ not }) =>
      not.filter((word) => inWords(word).test(texts)).map((word) => `${file}: ${word}`),
    );
  });
  expect(found).toEqual([]);
});

// what the program itself says; the library's and the chat's texts have editors of their own
const interfaceFiles = globSync(
  [
    "{core,web,server}/src/**/*{strings,-text,-words,-letters,-conflict,outbox-kinds}.ts",
    "core/src/garden/**/*.ts",
    "core/src/assessment/question*.ts",
  ],
  { cwd: root },
).filter((file) => !/\.test\.ts$|^core\/src\/(help|safety|chat)\/|injection|prompt/.test(file));

const avoided = avoidedPart
  .split("\n")
  .filter((line) => line.startsWith("| ") && !line.startsWith("| Avoid"))
  .flatMap((line) => (line.split("|")[1] ?? "").split(","))
  .map((word) => word.trim());

test("no text of the interface uses a word that is bureaucratic, foreign or of one country", () => {
  expect(avoided.length).toBeGreaterThan(25);
  expect(interfaceFiles.length).toBeGreaterThan(45);
  const found = interfaceFiles.flatMap((file) => {
    const texts = saidIn(file, readFileSync(join(root, file), "utf8"));
    return avoided.filter((word) => avoidedWord(word).test(texts)).map((word) => `${file}: ${word}`);
  });
  expect(found).toEqual([]);
});

test("English texts are spelled as in the United States", () => {
  const british = files
    .filter((file) => !readsPeople.test(file))
    .flatMap((file) => {
      const texts = saidIn(file, readFileSync(join(root, file), "utf8")).replaceAll(organizations, "");
      return [...texts.matchAll(britishSpelling)].map(([word]) => `${file}: ${word}`);
    });
  expect(british).toEqual([]);
});

test("an apostrophe is a typographic one", () => {
  const straight = [...new Set([...files, ...interfaceFiles])]
    .filter((file) => !readsPeople.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), "utf8");
      // with the templates within templates, which are no literals of their own to `saidIn`
      const texts = file.endsWith(".ts")
        ? text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "")
        : saidIn(file, text);
      return [...texts.matchAll(/\p{L}+'\p{L}+/gu)].map(([word]) => `${file}: ${word}`);
    });
  expect(straight).toEqual([]);
});

// what people type is read in either spelling
const readsPeople = /\.yaml$|panic-words\.ts$/;
// names keep their own spelling
const organizations = "International Labour";
const britishSpelling =
  /\b(practis\w+|(?:neighbo|labo|colo|humo|favo|behavio|hono)ur\w*|centres?|counsell\w+|tyres?|travell\w+|\w+ganis(?:e|es|ed|ing|ations?)|(?:recogn|personal|apolog)is(?:e|es|ed|ing)|programmes?|learnt|grey|mum|metres?|licences?)\b/giu;

function inWords(word: string): RegExp {
  return new RegExp(`(?<![\\p{L}/.-])${word}(?:e?s)?(?![\\p{L}/(:=-])`, "iu");
}

function avoidedWord(word: string): RegExp {
  const stem = word.endsWith("…") ? `${word.slice(0, -1)}\\p{L}*` : word;
  // a key in quotes ("cancelled") is not said
  return new RegExp(`(?<![\\p{L}/."-])${stem}(?![\\p{L}/(:=-])|"${stem}(?= )`, "iu");
}

/** What is shown of a file: string literals of modules, the whole of a Markdown text, and of the chat's texts what the program says. */
function saidIn(file: string, text: string): string {
  if (file.endsWith(".md")) return text;
  if (file.endsWith(".yaml")) return yamlSaid(text);
  const code = text
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/^\s*\/\/.*$/gm, "")
    .replace(/^import .*$/gm, "");
  return (code.match(/"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`/g) ?? []).join("\n");
}

const typed = /^\s*(words|named|cues|examples):/;

function yamlSaid(text: string): string {
  let isTyped = false;
  return text
    .split("\n")
    .filter((line) => {
      if (/^\s*[\w-]+:/.test(line) && !/^\s*- /.test(line)) isTyped = typed.test(line);
      return !isTyped;
    })
    .join("\n");
}
