// npm test: installs when needed, checks types, style and format, builds, and runs every test on real parts.
// --only=check|unit|server|fire|journeys|engines runs one part; --changed what a change since main concerns; --long (npm run
// test:long) repeats more, with another seed each time, and walks in Firefox and WebKit too.
import { randomInt } from "node:crypto";
import { mkdirSync, rmSync } from "node:fs";
import { changedTests } from "./changed.mjs";
import { buildWhenNeeded, installWhenNeeded, runNode } from "./node.mjs";
import { check, results, suite } from "./parts.mjs";

const only = process.argv.find((argument) => argument.startsWith("--only="))?.slice("--only=".length);
const isLong = process.argv.includes("--long");
const since = performance.now();
const done = [];
const checks = [
  check("types", "tsc", ["-b"]),
  check("style", "oxlint", ["--quiet"]),
  check("format", "oxfmt", ["--check", "."]),
  check("exports", "knip", ["--no-progress", "--no-config-hints"]),
];

await installWhenNeeded();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
if (isLong) takeSeed();
if (process.argv.includes("--changed")) await runChanged();
else if (only === "check") await inTurn(checks);
else if (only) await runSuite(only);
else await runAll();
await runNode(["scripts/say-stale-helplines.mjs"]);
// not process.exit: what was said may not have been written yet
process.exitCode = conclude();

/**
 * In two lanes on two processors, which they keep busy: a third lane ends no sooner, and makes every wait several times as long. Every
 * part has ports, folders and databases of its own.
 */
async function runAll() {
  const built = timed("build", buildWhenNeeded);
  await Promise.all([
    built.then(() => inTurn([suite("journeys"), ...(isLong ? [suite("engines")] : [])])),
    inTurn(checks)
      .then(() => built)
      .then(() => inTurn([suite("unit"), suite("server"), suite("fire")])),
  ]);
}

async function runSuite(name) {
  await timed("build", buildWhenNeeded);
  await inTurn([suite(name, { isLive: true })]);
}

async function runChanged() {
  const { base, files, tests } = changedTests();
  console.log(
    `${files.length} files changed since ${base}; the fire tests and the journeys are left to npm test`,
  );
  await timed("build", buildWhenNeeded);
  const code = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file));
  const suites = ["unit", "server"].filter((name) => tests[name].length > 0);
  const style = code.length > 0 ? [check("style", "oxlint", ["--quiet", ...code])] : [];
  await Promise.all([
    inTurn([check("types", "tsc", ["-b"]), ...style]),
    inTurn(suites.map((name) => suite(name, { files: tests[name] }))),
  ]);
}

/** Runs parts one after the other and tells what each said once it has ended. */
async function inTurn(parts) {
  for (const part of parts) {
    const ended = await part();
    done.push(ended);
    if (ended.said) process.stdout.write(ended.said);
    const isOk = ended.failures.length === 0;
    console.log(`${ended.name}: ${isOk ? "ok" : "failed"} after ${inSeconds(ended.seconds)}`);
  }
}

async function timed(name, work) {
  const began = performance.now();
  await work();
  const seconds = (performance.now() - began) / 1000;
  done.push({ name, seconds, passed: 0, skipped: 0, skips: [], failures: [], tests: [] });
}

function takeSeed() {
  process.env.TEST_LONG = "1";
  process.env.TEST_SEED ??= String(randomInt(2 ** 31));
  console.log(`the long run, with TEST_SEED=${process.env.TEST_SEED}`);
}

/** The times, every failure once more (the output above may have been cut off), and the counts. */
function conclude() {
  const slowest = done.flatMap(({ tests }) => tests).toSorted((one, other) => other.seconds - one.seconds);
  console.log("\nthe ten slowest tests");
  for (const { name, seconds } of slowest.slice(0, 10))
    console.log(`${inSeconds(seconds).padStart(8)}  ${name}`);
  console.log("\nhow long each part took");
  const whole = { name: "everything", seconds: (performance.now() - since) / 1000 };
  for (const { name, seconds } of [...done, whole]) console.log(`${inSeconds(seconds).padStart(8)}  ${name}`);
  console.log("");
  const failures = done.flatMap((part) => part.failures);
  for (const skip of done.flatMap((part) => part.skips)) console.log(`skipped: ${skip}`);
  for (const failure of failures) console.log(`failed: ${failure}`);
  if (isLong && failures.length > 0)
    console.log(`to repeat: TEST_SEED=${process.env.TEST_SEED} npm run test:long`);
  console.log(`${sumOf("passed")} passed, ${failures.length} failed, ${sumOf("skipped")} skipped`);
  return failures.length === 0 ? 0 : 1;
}

function sumOf(field) {
  return done.reduce((sum, part) => sum + part[field], 0);
}

function inSeconds(seconds) {
  return `${seconds.toFixed(1)} s`;
}
