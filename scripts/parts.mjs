// Runs one part of the tests and keeps what it said, so that parts that run side by side do not mix their lines.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { commandEnv, endIfTold, passSignalsTo, root } from "./node.mjs";

export const results = join(root, "node_modules/.cache/test-results");

const suites = ["unit", "server", "fire", "journeys", "engines"];

/** A command whose exit code is its only test. */
export function check(name, command, args) {
  return async () => {
    const { code, said, seconds } = await capture(command, args);
    const isOk = code === 0;
    return {
      name,
      seconds,
      said: isOk ? "" : said,
      passed: isOk ? 1 : 0,
      skipped: 0,
      skips: [],
      failures: isOk ? [] : [name],
      tests: [],
    };
  };
}

/** A project of vitest.config.ts, whole or only these files of it. */
export function suite(name, { files = [], isLive = false } = {}) {
  if (!suites.includes(name)) throw new Error(`There is no suite "${name}": ${suites.join(", ")}.`);
  return async () => {
    const file = join(results, `${name}.json`);
    const args = ["run", `--project=${name}*`, "--reporter=default", "--reporter=json"];
    const ran = await capture("vitest", [...args, `--outputFile.json=${file}`, ...files], {
      isLive,
      // suites that run side by side keep what they know of earlier runs apart
      env: { TEST_SUITE: name },
    });
    const report = readReport(file);
    // a suite that fails outside its tests, or that has none, is a failure too
    const count = report.passed + report.skipped + report.failures.length;
    if ((ran.code !== 0 && report.failures.length === 0) || count === 0)
      report.failures.push(`${name}: failed outside its tests`);
    return { name, seconds: ran.seconds, said: ran.said, ...report };
  };
}

async function capture(command, args, { isLive = false, env = {} } = {}) {
  const since = performance.now();
  const color = process.stdout.isTTY ? { FORCE_COLOR: "1" } : {};
  const stdio = isLive ? "inherit" : ["ignore", "pipe", "pipe"];
  const child = spawn(command, args, { cwd: root, env: { ...commandEnv(), ...color, ...env }, stdio });
  passSignalsTo(child);
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (text) => (said += text));
  const code = await new Promise((resolve, reject) => {
    child.on("error", reject).on("close", (status) => resolve(status ?? 1));
  });
  endIfTold();
  return { code, said, seconds: (performance.now() - since) / 1000 };
}

function readReport(file) {
  try {
    const { testResults, numPassedTests, numPendingTests, numTodoTests } = JSON.parse(
      readFileSync(file, "utf8"),
    );
    return {
      passed: numPassedTests,
      skipped: numPendingTests + numTodoTests,
      skips: [...new Set(testResults.flatMap(skipsOf))],
      failures: testResults.flatMap(failuresOf),
      tests: testResults.flatMap(testsOf),
    };
  } catch {
    return { passed: 0, skipped: 0, skips: [], failures: [], tests: [] };
  }
}

/** Every failed test of a file, with its message; a file that could not be read, with why. */
function failuresOf({ name, status, message, assertionResults }) {
  const file = relative(root, name);
  const failed = assertionResults.filter((test) => test.status === "failed");
  if (status === "failed" && failed.length === 0) return [`${file}: ${message}`];
  return failed.map((test) => `${file} > ${test.fullName}\n${ownLines(test.failureMessages.join("\n"))}`);
}

/** What was skipped, by the outermost title, which says why. */
function skipsOf({ name, assertionResults }) {
  return assertionResults
    .filter(({ status }) => ["skipped", "pending", "todo"].includes(status))
    .map(({ ancestorTitles: [group], title }) => `${relative(root, name)} > ${group ?? title}`);
}

function testsOf({ name, assertionResults }) {
  const file = relative(root, name);
  return assertionResults.map(({ fullName, duration }) => ({
    name: `${file} > ${fullName}`,
    seconds: (duration ?? 0) / 1000,
  }));
}

function ownLines(message) {
  const lines = message.split("\n");
  return lines.filter((line) => !line.includes("node_modules/")).join("\n");
}
