import { parseAst, type Plugin } from "vite";
import { languages, type Language } from "../../../core/src/language.ts";

/**
 * Leaves one language's texts in the browser's scripts: a page is in one language from its first to its last moment, and another
 * choice loads it anew. docs/decisions/0066
 */
export function oneLanguage(language: Language): Plugin {
  return {
    name: "one-language",
    apply: "build",
    enforce: "post",
    transform(code, id) {
      if (!isText(id)) return null;
      requireOwnTexts(code, id);
      return { code: inOneLanguage(code, language), map: null };
    },
  };
}

const ours = /\/(core|web)\/src\/.*\.tsx?$/;

// Whole in every language: what reads what people write, and what answers it, for they write in any; the landing page, which offers
// them; what a device keeps for each.
const inEvery = new RegExp(
  [
    "/core/src/(language|number-words|shapes)\\.ts$",
    "/core/src/(safety|chat|help|imports|marketplace)/",
    "/web/src/landing/",
    "/web/src/audio/audio-choices\\.ts$",
    "/web/src/only-you/passphrase\\.ts$",
  ].join("|"),
);

// these go through all languages, and ask language.ts alone for their words
const goThroughAll = /\/(app\/top-bar|settings\/look-settings|marketplace\/marketplace-filters)\.tsx$/;

function isText(id: string): boolean {
  return ours.test(id) && !inEvery.test(id);
}

/** Fails the build where somebody goes through all languages in a module that has only one of them. */
export function requireOwnTexts(code: string, id: string): void {
  const importsAll = /\bimport\s*\{[^}]*\blanguages\b[^}]*\}\s*from\s*"[^"]*\/language\.ts"/.test(code);
  const listed = [...namesOfEach(code)].filter((name) =>
    new RegExp(`\\bObject\\.(keys|values|entries)\\(${name}\\)`).test(code),
  );
  if ((importsAll && !goThroughAll.test(id)) || listed.length > 0)
    throw new Error(
      `${id} goes through all languages, but the browser has the texts of one: see web/src/first-paint/one-language.ts.`,
    );
}

/** The names of the module's own objects that have an entry for each language. */
function namesOfEach(code: string): Set<string> {
  const names = new Set<string>();
  visit(parseAst(code), ({ type, id, init }) => {
    if (type === "VariableDeclarator" && isNode(init) && isNode(id) && ownEntry(init, languages[0]))
      names.add(String(id["name"]));
  });
  return names;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

interface Cut {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The module with `{ es: … }` in the place of each `{ en: …, es: … }`, and of each `byLanguage(…)`. */
export function inOneLanguage(code: string, language: Language): string {
  const cuts: Cut[] = [];
  visit(parseAst(code), (node) => {
    const { start, end } = node;
    const own = ownEntry(node, language);
    if (own) cuts.push({ start, end: own.start, text: "{ " }, { start: own.end, end, text: " }" });
    const made = madeForEach(node);
    if (made)
      cuts.push(
        { start, end: made.start, text: `{ ${language}: (` },
        { start: made.end, end, text: `)("${language}") }` },
      );
  });
  return cuts
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code);
}

/** The entry of `language` in an object that has one for each language and no others. */
function ownEntry(node: Node, language: Language): Node | null {
  const { properties } = node;
  if (node.type !== "ObjectExpression" || !Array.isArray(properties)) return null;
  const entries = new Map(properties.filter(isNode).map((entry) => [keyOf(entry), entry]));
  const isForEach = entries.size === languages.length && languages.every((one) => entries.has(one));
  return isForEach && properties.length === languages.length ? (entries.get(language) ?? null) : null;
}

function keyOf({ key, computed }: Node): unknown {
  return isNode(key) && computed === false ? (key["name"] ?? key["value"]) : null;
}

/** What makes the value of each language, in `byLanguage(…)`. */
function madeForEach(node: Node): Node | null {
  const { callee } = node;
  if (node.type !== "CallExpression" || !isNode(callee) || callee["name"] !== "byLanguage") return null;
  const [maker] = Array.isArray(node["arguments"]) ? node["arguments"] : [];
  return isNode(maker) ? maker : null;
}

function visit(node: unknown, see: (node: Node) => void): void {
  if (Array.isArray(node)) return node.forEach((one) => visit(one, see));
  if (!isNode(node)) return;
  see(node);
  for (const value of Object.values(node)) visit(value, see);
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}
