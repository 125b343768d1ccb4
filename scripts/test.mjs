// npm test: installs when needed, checks types, style and format, builds, and runs every test on real parts.
// --only=check|unit|server|fire|journeys runs one part.
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
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
if (wanted("check")) {
  for (const [name, command, args] of checks) {
    const code = await run(command, args);
    console.log(`${name}: ${code === 0 ? "ok" : "failed"}`);
    counts[code === 0 ? "passed" : "failed"] += 1;
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
  if ((code !== 0 && ran.failed === 0) || ran.passed + ran.failed === 0) counts.failed += 1;
}

console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exit(counts.failed === 0 ? 0 : 1);

function add(file) {
  try {
    const report = JSON.parse(readFileSync(file, "utf8"));
    counts.passed += report.numPassedTests;
    counts.failed += report.numFailedTests;
    counts.skipped += report.numPendingTests + report.numTodoTests;
    return { passed: report.numPassedTests, failed: report.numFailedTests };
  } catch {
    return { passed: 0, failed: 0 };
  }
}
