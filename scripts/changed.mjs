// Which tests a change since main touches: those whose imports reach a changed file.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, extname, join, normalize } from "node:path";
import { root } from "./node.mjs";

const folders = ["core/src", "server/src", "web/src", "library", "safety", "testing"];
// These read the whole project, so every change concerns them.
const always = readdirSync(root).filter((name) => name.endsWith(".test.ts"));
// A change of these concerns every test.
const everything = ["package-lock.json", "vitest.config.ts", "testing/no-console-errors.ts"];

/** What is compared with, the changed files, and the unit and server tests that they concern. */
export function changedTests() {
  const base = baseCommit();
  const listed = [git("diff", "--name-only", base), git("ls-files", "--others", "--exclude-standard")];
  const files = [...new Set(listed.flatMap((names) => names.split("\n")).filter(Boolean))];
  const tests = testsFor(files);
  const isServer = (file) => file.startsWith("server/");
  return {
    base: git("rev-parse", "--short", base),
    files: files.filter((file) => existsSync(join(root, file))),
    tests: { unit: tests.filter((file) => !isServer(file)), server: tests.filter(isServer) },
  };
}

/** Where this branch left main; on main itself what is not pushed yet, or the last commit where nothing is. */
function baseCommit() {
  const branch = git("rev-parse", "--abbrev-ref", "HEAD");
  const main = ["main", "origin/main"].find((name) => name !== branch && exists(name));
  const base = main === undefined ? "HEAD" : git("merge-base", main, "HEAD");
  const isNothingSince = branch === "main" && git("rev-parse", base) === git("rev-parse", "HEAD");
  return isNothingSince && git("status", "--porcelain") === "" && exists("HEAD~1") ? "HEAD~1" : base;
}

function exists(name) {
  try {
    git("rev-parse", "--verify", "--quiet", `${name}^{commit}`);
    return true;
  } catch {
    return false;
  }
}

function git(...args) {
  return execFileSync("git", args, {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  }).trim();
}

/** The tests, of unit and server, that a change of these files concerns. */
function testsFor(files) {
  const sources = new Map(folders.flatMap(filesBelow).map((path) => [path, readSource(path)]));
  const changed = new Set(files);
  const tests = [...sources.keys()].filter(
    (path) => path.endsWith(".test.ts") && !path.includes("/fire/") && !path.endsWith("db/embedded.test.ts"),
  );
  if (files.some((file) => everything.includes(file))) return [...always, ...tests];
  // what is read and not imported: a text, a style sheet, a corpus
  const read = files.filter((file) => !/\.(ts|tsx)$/.test(file)).map((file) => basename(file));
  const concerns = (path) =>
    [...reached(path, sources)].some(
      (file) => changed.has(file) || read.some((name) => sources.get(file)?.text.includes(name)),
    ) || files.some((file) => /^(library|safety)\//.test(file) && path.startsWith(file.split("/")[0]));
  return [...always, ...tests.filter(concerns)];
}

/**
 * The files that a test runs. A server test starts the whole program but is about the feature whose folder it stands in:
 * what its folder imports counts, and not everything that the program is composed of.
 */
function reached(test, sources) {
  const seen = new Set();
  const open = [test];
  if (test.startsWith("server/")) {
    const ownFolder = dirname(test);
    for (const path of sources.keys())
      if (dirname(path) === ownFolder && !path.endsWith(".test.ts")) open.push(path);
  }
  while (open.length > 0) {
    const path = open.pop();
    if (seen.has(path)) continue;
    seen.add(path);
    if (path !== "server/src/app.ts") open.push(...(sources.get(path)?.imports ?? []));
  }
  return seen;
}

function filesBelow(folder) {
  return readdirSync(join(root, folder), { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((path) => [".ts", ".tsx"].includes(extname(path)) && !path.includes("node_modules"));
}

function readSource(path) {
  const text = readFileSync(join(root, path), "utf8");
  const found = text.matchAll(
    /(?:^|\n)\s*(?:import|export)\b(?! type)[^;"']*?from\s+"([^"]+)"|import\("([^"]+)"\)|(?:^|\n)import "([^"]+)"/g,
  );
  const imports = [...found]
    .map((match) => match[1] ?? match[2] ?? match[3])
    .flatMap((name) => {
      if (name.startsWith("@remanso/core/")) return [`core/src/${name.slice("@remanso/core/".length)}`];
      return name.startsWith(".") ? [normalize(join(dirname(path), name))] : [];
    });
  return { text, imports };
}
