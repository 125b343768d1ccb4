import type { Plugin } from "vite";

const file = ".vite/short-classes.json";
const kept = `${import.meta.dirname}/../../dist/client/${file}`;

/**
 * Gives the names of Tailwind's classes short ones, in the style sheet, the browser's scripts and what the server draws alike. Names are
 * replaced before files are named after their content. The browser's build comes first and keeps the names. docs/decisions/0075
 */
export function shortClasses({ isServer }: { isServer: boolean }): Plugin {
  let names: ReadonlyMap<string, string> = new Map();
  return {
    name: "short-classes",
    apply: "build",
    async buildStart() {
      if (!isServer) return;
      names = new Map(Object.entries(JSON.parse(await this.fs.readFile(kept, { encoding: "utf8" }))));
    },
    transform(code, id) {
      if (isServer || !id.endsWith("/app/app.css")) return null;
      names = shortNames(code);
      return { code: inSheet(code, names), map: null };
    },
    renderChunk: (code) => ({ code: inScript(code, names), map: null }),
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        const left = chunk.type === "chunk" ? longNamesIn(chunk.code, names) : [];
        // it would stand without its style
        if (left.length > 0) this.error(`${chunk.fileName}: long names are left: ${left.join(" ")}`);
      }
      if (isServer) return;
      this.emitFile({ type: "asset", fileName: file, source: JSON.stringify(Object.fromEntries(names)) });
    },
  };
}

const className = /\.((?:\\.|[\w-])+)/g;

/** The short names of a sheet's classes, in the order of the sheet. */
export function shortNames(sheet: string): Map<string, string> {
  // what other rules find by a part of its name keeps it
  const parts = [...sheet.matchAll(/\[class\*="?([\w-]+)/g)].map(([, part = ""]) => part);
  const utilities = layerOf(sheet, "utilities");
  const inUtilities = classesOf(utilities);
  // what has rules of its own besides is more than a utility
  const elsewhere = new Set(classesOf(sheet.replace(utilities, "")));
  const isTailwinds = (name: string) =>
    isWrittenAsNothingElse(name) || (isTwoWords(name) && !elsewhere.has(name) && !isWordOfCss(name));
  const chosen = new Set(
    inUtilities.filter((name) => isTailwinds(name) && !parts.some((part) => name.includes(part))),
  );
  const taken = new Set(classesOf(sheet).filter((name) => !chosen.has(name)));
  const free = shortestNames(chosen.size, taken);
  return new Map([...chosen].map((name, index) => [name, free[index] ?? name]));
}

function layerOf(sheet: string, name: string): string {
  const start = sheet.search(new RegExp(`@layer ${name}\\s*\\{`));
  if (start < 0) throw new Error(`The sheet has no layer "${name}".`);
  let depth = 0;
  for (const { 0: brace, index } of sheet.slice(start).matchAll(/\\.|[{}]/g)) {
    if (brace.length > 1) continue;
    depth += brace === "{" ? 1 : -1;
    if (depth === 0) return sheet.slice(start, start + index + 1);
  }
  return "";
}

function classesOf(sheet: string): string[] {
  return [...sheet.matchAll(className)].map(([, name = ""]) => unescaped(name));
}

// such as lg:px-4, gap-1.5, w-[3rem]: no other text of a script is written like these. Quotes would be escaped in it.
function isWrittenAsNothingElse(name: string): boolean {
  return /[.:/![%]/.test(name) && /^[\w\-.:/![\]%()+*,=<>&#@]+$/.test(name);
}

// such as text-soft or -mt-1, which a text would hardly say. A single word (flex, hidden) may mean anything in a script.
function isTwoWords(name: string): boolean {
  return /^-?[a-z]+(-[a-z0-9]+)+$/.test(name);
}

// these stand in scripts as values, too; journeys/ looks for the last three
function isWordOfCss(name: string): boolean {
  return /^(inline-(block|flex|grid)|ease-(in|out|in-out)|sr-only|opacity-0|line-clamp-\d)$/.test(name);
}

/** Names of one to three letters and digits, beginning with a letter. */
function shortestNames(count: number, taken: ReadonlySet<string>): string[] {
  const names: string[] = [];
  for (let number = 10; names.length < count; number += 1) {
    const name = number.toString(36);
    if (/^[a-z]/.test(name) && !taken.has(name)) names.push(name);
  }
  return names;
}

/** The sheet with the short names. Tailwind's own properties, which no script reads, are named by numbers, too. */
export function inSheet(sheet: string, names: ReadonlyMap<string, string>): string {
  const properties = [...new Set(sheet.match(ownProperty))];
  const numbers = new Map(properties.map((name, index) => [name, `--_${index.toString(36)}`]));
  return sheet
    .replaceAll(className, (whole, name: string) => {
      const short = names.get(unescaped(name));
      return short === undefined ? whole : `.${short}`;
    })
    .replaceAll(ownProperty, (name) => numbers.get(name) ?? name);
}

const ownProperty = /--tw-[\w-]+/g;

/** A script with the short names: a class stands between spaces, quotes and the parts of a template. */
export function inScript(code: string, names: ReadonlyMap<string, string>): string {
  return code.replaceAll(/(?<=["'`\s}])[^"'`\s{}\\$]+(?=["'`\s$])/g, (word) => names.get(word) ?? word);
}

/** The long names that stand in a script all the same, whatever surrounds them. */
export function longNamesIn(code: string, names: ReadonlyMap<string, string>): string[] {
  const words = new Set(code.match(/[\w\-.:/![\]%()+*,=<>&#@]+/g));
  return [...words].filter((word) => /^[a-z!*-]/.test(word) && names.has(word) && !isDifference(word));
}

/** True for h-4, which may be a subtraction in a minified script. */
function isDifference(word: string): boolean {
  return /^-?[a-z]+-\d+$/.test(word);
}

function unescaped(name: string): string {
  return name.replaceAll(/\\(.)/g, "$1");
}
