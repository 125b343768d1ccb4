import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import viteConfig from "./web/vite.config.ts";
import { buildTargets, minimumVersions } from "./web/src/first-paint/minimum-browsers.ts";
import { newerKeys } from "./testing/newer-features.ts";
import { knownSyntax, newerInScript, type NewerInScript } from "./testing/newer-in-script.ts";
import { newerInStyles } from "./testing/newer-in-styles.ts";
import {
  flawedInMinimum,
  newerStyles,
  newerThanMinimum,
  otherMembers,
} from "./testing/newer-than-minimum.ts";

// The built files use nothing that the oldest declared browsers lack, apart from what is listed with what happens there.

const client = join(import.meta.dirname, "web/dist/client");
const read = (file: string) => readFileSync(file, "utf8");

// the first one is drawn into every page
const scripts = [
  join(import.meta.dirname, "web/src/first-paint/boot.js"),
  ...globSync("**/*.js", { cwd: client }).map((file) => join(client, file)),
].map((file) => newerInScript(file, read(file)));

const sheets = globSync("**/*.css", { cwd: client }).map((file) => newerInStyles(read(join(client, file))));

const listed = Object.keys({ ...newerThanMinimum, ...flawedInMinimum });

/** The member that a key names. */
const memberOf = (key: string) => key.slice(key.lastIndexOf(".") + 1).replace("_static", "");

/** What nobody has listed. A member that the scripts define themselves is taken for theirs, unless the language has it too. */
function unlisted(found: readonly NewerInScript[]): string[] {
  const own = new Set(found.flatMap(({ ownMembers }) => [...ownMembers]));
  const known = new Set([...listed.map(memberOf), ...Object.keys(otherMembers)]);
  const names = found.flatMap(({ members, builtins }) => [
    ...[...members].filter((name) => !own.has(name)),
    ...builtins,
  ]);
  const keys = found.flatMap((one) => [...one.keys]).filter((key) => !listed.includes(key));
  return [...new Set([...keys, ...names.filter((name) => !known.has(name))])].toSorted();
}

describe("the built files and the oldest browsers", () => {
  test("the scripts use nothing newer but what is listed", () => {
    expect(scripts.length).toBeGreaterThan(50);
    expect(unlisted(scripts)).toEqual([]);
  });

  test("the styles use nothing newer but what is listed", () => {
    expect(sheets.length).toBeGreaterThan(0);
    const found = new Set(sheets.flatMap((keys) => [...keys]));
    expect([...found].toSorted()).toEqual(Object.keys(newerStyles).toSorted());
  });

  test("the list has nothing that the scripts no longer use", () => {
    const text = globSync("**/*.js", { cwd: client })
      .map((file) => read(join(client, file)))
      .join("\n");
    const names = [...Object.keys(newerThanMinimum).map(memberOf), ...Object.keys(otherMembers)];
    expect(names.filter((name) => !new RegExp(String.raw`\b${name}\b`).test(text))).toEqual([]);
  });

  test("the build lowers syntax to the versions that people are told", () => {
    const built = viteConfig({ command: "build", mode: "production" });
    expect(built.build?.target).toEqual(buildTargets);
    expect(buildTargets).toEqual(
      Object.entries(minimumVersions).map(([browser, version]) => browser.toLowerCase() + version),
    );
  });
});

// The minimum may rise: each of these then fails here, and something newer takes its place.
describe("what is newer is found", () => {
  test.each([
    ["Iterator.from(names)", "javascript.builtins.Iterator.from"],
    ["names.values().map(upper)", "javascript.builtins.Iterator.map"],
    ["text.matchAll(word).toArray()", "javascript.builtins.Iterator.toArray"],
    ["Temporal.Now.instant()", "javascript.builtins.Temporal"],
    ["Promise.try(work)", "javascript.builtins.Promise.try"],
    ["RegExp.escape(text)", "javascript.builtins.RegExp.escape"],
    ["one.symmetricDifference(other)", "symmetricDifference"],
    ["const { isSubsetOf } = one", "isSubsetOf"],
    ["bytes['toBase64']()", "toBase64"],
    ["const own = { union: 1 }; one.union(other)", "union"],
    ["navigator.setAppBadge(1)", "api.Navigator.setAppBadge"],
    ["new CloseWatcher()", "api.CloseWatcher"],
    ["window.scheduler.yield()", "api.scheduler"],
    ["{ using file = open() }", "javascript.statements.using"],
    ["async () => { await using file = open() }", "javascript.statements.await_using"],
    [
      "import words from './words.json' with { type: 'json' }",
      "javascript.statements.import.import_attributes",
    ],
    ["import defer * as part from './part.js'", "javascript.statements.import.defer"],
    ["/a(?i:b)/.test(text)", "javascript.regular_expressions.modifier"],
    [
      "/(?<day>1)|(?<day>2)/.test(text)",
      "javascript.regular_expressions.named_capturing_group.duplicate_named_capturing_groups",
    ],
  ])("%s", (code, key) => {
    expect(unlisted([newerInScript("newer.js", code)])).toContain(key);
  });

  test("await outside functions", () => {
    expect(newerInScript("newer.js", "await work()").keys).toContain("javascript.operators.await.top_level");
    expect(newerInScript("newer.js", "async () => await work()").keys).toEqual(new Set());
  });

  test.each([
    ["a { anchor-name: --here }", "css.properties.anchor-name"],
    ["a { width: calc-size(auto, size) }", "css.types.calc-size"],
    ["p { text-wrap-style: pretty }", "css.properties.text-wrap-style.pretty"],
    ["a:has-slotted { color: red }", "css.selectors.has-slotted"],
    ["@view-transition { navigation: auto }", "css.at-rules.view-transition"],
    ["@font-face { size-adjust: 90% }", null],
    ["a { color: oklch(50% 0 0); &:hover { color: red } }", null],
    ["a::before { content: ':open' }", null],
  ])("%s", (sheet, key) => {
    expect([...newerInStyles(sheet)]).toEqual(key === null ? [] : expect.arrayContaining([key]));
  });

  test.each([
    "[].at(-1)",
    "Map.groupBy([], String)",
    "structuredClone({})",
    "/(?:a)(?<day>1)(?=b)/v",
    "class A { #b = 1; static {} }",
  ])("what every browser of the minimum has is not: %s", (code) => {
    const { keys, members, builtins } = newerInScript("old.js", code);
    expect([...keys, ...members, ...builtins]).toEqual([]);
  });

  test("every kind of syntax that is newer is looked for", () => {
    // where a module may be imported, its file's type, and the older word for attributes are found by the import itself
    const isContext =
      /\.import\.(import_attributes\.|import_assertions|\w+_support)|trailing_commas_in_dynamic/;
    const syntax = [...newerKeys].filter(
      (key) => /^javascript\.(?!builtins)/.test(key) && !isContext.test(key),
    );
    expect(syntax.filter((key) => !knownSyntax.includes(key))).toEqual([]);
  });
});
