// npm test: installs when needed, checks types, style and format, builds, and runs every test on real parts.
// --only=check|unit|server|fire|journeys runs one part.
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { buildWhenNeeded, installWhenNeeded, root, run } from "./node.mjs";

const only = process.argv.find((argument) => argument.startsWith("--only="))?.slice("--only=".length);
const results = join(root, "node_modules/.cache/test-results");
const wanted = (part) => only === undefined || only === part;

const checks = [
  ["types", "tsc", ["-b"]],
  ["style", "oxlint", ["--quiet"]],
  ["format", "oxfmt", ["--check", "."]],
];

const suites = ["unit", "server", "fire", "journeys"];

await installWhenNeeded();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const counts = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
if (wanted("check")) {
  for (const [name, command, args] of checks) {
    const code = await run(command, args);
    console.log(`${name}: ${code === 0 ? "ok" : "failed"}`);
    counts[code === 0 ? "passed" : "failed"] += 1;
    if (code !== 0) failures.push(name);
  }
}
if (suites.some(wanted)) await buildWhenNeeded();
for (const suite of suites.filter(wanted)) {
  const file = join(results, `${suite}.json`);
  const code = await run("vitest", [
    "run",
    "--project",
    suite,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ]);
  const ran = add(file);
  // a suite that fails outside its tests, or that runs none, is a failure too
  if ((code !== 0 && ran.failed === 0) || ran.passed + ran.failed === 0) {
    counts.failed += 1;
    failures.push(`${suite}: failed outside its tests`);
  }
}

// once more at the end, where they are found even when the output above was cut off
for (const failure of failures) console.log(`failed: ${failure}`);
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exit(counts.failed === 0 ? 0 : 1);

function add(file) {
  try {
    const report = JSON.parse(readFileSync(file, "utf8"));
    const told = report.testResults.flatMap(failuresOf);
    counts.passed += report.numPassedTests;
    counts.failed += told.length;
    counts.skipped += report.numPendingTests + report.numTodoTests;
    failures.push(...told);
    return { passed: report.numPassedTests, failed: told.length };
  } catch {
    return { passed: 0, failed: 0 };
  }
}

/** Every failed test of a file, with its message; a file that could not be read, with why. */
function failuresOf({ name, status, message, assertionResults }) {
  const file = relative(root, name);
  const failed = assertionResults.filter((test) => test.status === "failed");
  if (status === "failed" && failed.length === 0) return [`${file}: ${message}`];
  return failed.map((test) => `${file} > ${test.fullName}\n${ownLines(test.failureMessages.join("\n"))}`);
}

function ownLines(message) {
  const lines = message.split("\n");
  return lines.filter((line) => !line.includes("node_modules/")).join("\n");
}
