import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";

// operators run these beside a live server, often as a user who may not write the program's files

const root = import.meta.dirname;
const top = mkdtempSync(join(tmpdir(), "remanso-operators-"));
let tree: string;
beforeEach(() => {
  tree = mkdtempSync(join(top, "tree-"));
  for (const path of ["package.json", "core/package.json", "server/package.json", "scripts"])
    cpSync(join(root, path), join(tree, path), { recursive: true });
});
afterAll(() => rmSync(top, { recursive: true }));

const own = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const commandOf = (name: string) => String(own.scripts[name]).split(" ").slice(1);

/** Runs an operator's command in the tree, as npm does. */
function run(name: string): Promise<{ code: number; out: string; err: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, commandOf(name), { cwd: tree }, (error, out, err) =>
      resolve({ code: typeof error?.code === "number" ? error.code : 0, out, err }),
    );
  });
}

/** Installs everything except `without`; the pinned Node prints what it is given. */
function install(without = ""): void {
  const node = join(tree, "node_modules/node/bin/node");
  mkdirSync(dirname(node), { recursive: true });
  writeFileSync(node, '#!/bin/sh\necho "ran $*"\n', { mode: 0o755 });
  for (const workspace of ["core", "server"]) {
    const { dependencies } = JSON.parse(readFileSync(join(root, workspace, "package.json"), "utf8"));
    for (const [name, version] of Object.entries(dependencies)) {
      if (name === without) continue;
      mkdirSync(join(tree, "node_modules", name), { recursive: true });
      writeFileSync(join(tree, "node_modules", name, "package.json"), JSON.stringify({ version }));
    }
  }
}

const operators = [
  "backup",
  "restore",
  "accept-secret",
  "reset-password",
  "professionals",
  "doctor",
  "accounts",
];

test("where nothing is installed they say so in one line and install nothing", async () => {
  const { code, out, err } = await run("backup");
  expect([code, out]).toEqual([1, ""]);
  expect(err).toMatch(/^This version of Remanso is not installed whole .*: run npm ci in .* first[^\n]*\n$/);
  expect(readdirSync(tree).toSorted()).toEqual(["core", "package.json", "scripts", "server"]);
  for (const name of operators) expect(commandOf(name)[0]).toBe("scripts/operate.mjs");
});

test("a package that is missing or of another version is named", async () => {
  install("pg");
  expect((await run("backup")).err).toMatch(/\(pg \d+\.\d+\.\d+ is missing\)/);
  mkdirSync(join(tree, "node_modules/pg"));
  writeFileSync(join(tree, "node_modules/pg/package.json"), '{"version":"1.0.0"}');
  expect((await run("backup")).err).toContain("(pg ");
});

test("after npm ci the commands run as they are, without a build and without a note of our own", async () => {
  install();
  const { code, out, err } = await run("backup");
  expect({ code, out, err }).toEqual({ code: 0, out: `ran ${commandOf("backup")[1]}\n`, err: "" });
});
