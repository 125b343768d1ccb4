// Shared by the commands: finds the pinned Node, installs and builds when something changed since last time.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync, mkdirSync } from "node:fs";
import { constants } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
// docs/decisions/0063; deploy/ has the same
export const serverFlags = ["--max-semi-space-size=8"];
const pinned = join(root, "node_modules/node/bin/node");
const stamps = join(root, "node_modules/.cache/stamps");

/** The environment in which the project's commands find the pinned Node and each other. */
export function commandEnv() {
  return { ...process.env, PATH: `${join(root, "node_modules/.bin")}:${process.env.PATH ?? ""}` };
}

// what to call for each program that runs now, and the signal that told this one to stop
const running = new Set();
let toldBy = null;
// whoever has not ended by then is killed
const graceMs = 5000;

for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) {
  process.on(signal, () => {
    toldBy ??= signal;
    if (running.size === 0) process.exit(exitCodeOf(toldBy));
    for (const tell of running) tell(signal);
  });
}

/**
 * Runs a program with the pinned Node first on the path; resolves with its exit code. Signals are passed on to it; what
 * has not ended `endsWithinMs` after one is killed. `isGroup` is for programs that start others and do not end them.
 */
export function run(command, args, { env, isGroup = false, endsWithinMs = graceMs } = {}) {
  endIfTold();
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: "inherit",
      detached: isGroup,
      env: { ...commandEnv(), ...env },
    });
    passSignalsTo(child, { isGroup, endsWithinMs });
    child.on("error", reject);
    child.on("exit", (code, signal) => resolve(signal ? exitCodeOf(signal) : (code ?? 1)));
  });
}

/** Until it ends, whatever tells this program to stop tells `child` too. */
export function passSignalsTo(child, { isGroup = false, endsWithinMs = graceMs } = {}) {
  const tell = (signal) => {
    send(child, signal, isGroup);
    setTimeout(() => send(child, "SIGKILL", isGroup), endsWithinMs).unref();
  };
  running.add(tell);
  child.on("exit", () => {
    running.delete(tell);
    if (toldBy && isGroup) send(child, "SIGKILL", isGroup);
  });
}

/** After a signal nothing else begins. */
export function endIfTold() {
  if (toldBy) process.exit(exitCodeOf(toldBy));
}

function send(child, signal, isGroup) {
  try {
    process.kill(isGroup ? -child.pid : child.pid, signal);
  } catch (error) {
    // it has ended
    if (error.code !== "ESRCH") throw error;
  }
}

// as a shell reports it
function exitCodeOf(signal) {
  return 128 + constants.signals[signal];
}

/** Runs a file on the pinned Node. */
export function runNode(args, options = {}) {
  return run(pinned, args, options);
}

/** As `run`, but ends this program when the other one fails. */
async function mustRun(command, args, options) {
  const code = await run(command, args, options);
  endIfTold();
  if (code !== 0) process.exit(code);
}

/** Installs the exact versions of package-lock.json, unless they are there already. */
export async function installWhenNeeded() {
  const wanted = hashOfFiles(["package-lock.json"]);
  if (readStamp("install") === wanted && existsSync(pinned)) return;
  console.log("Installing the packages (once)…");
  await mustRun("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], { isGroup: true });
  if (!existsSync(pinned)) {
    // installed with scripts switched off: the pinned runtime's own step is the one that is needed
    await mustRun(process.execPath, [join(root, "node_modules/node/installArchSpecificPackage.js")]);
  }
  if (!existsSync(pinned)) {
    console.error(
      "The pinned Node could not be installed. Allow its install script: npm install --allow-scripts=node",
    );
    process.exit(1);
  }
  writeStamp("install", wanted);
}

/** What the commands of operators need and is not there, in a few words; null if everything is. Looks only, changes nothing. */
export function whatIsMissing() {
  if (!existsSync(pinned)) return "the pinned Node";
  for (const workspace of ["core", "server"]) {
    const { dependencies } = JSON.parse(readFileSync(join(root, workspace, "package.json"), "utf8"));
    for (const [name, version] of Object.entries(dependencies ?? {}))
      if (!isInstalled(workspace, name, version)) return `${name} ${version}`;
  }
  return null;
}

function isInstalled(workspace, name, version) {
  const places = [join(workspace, "node_modules", name), join("node_modules", name)];
  const found = places.map((place) => join(root, place, "package.json")).find((file) => existsSync(file));
  return found !== undefined && JSON.parse(readFileSync(found, "utf8")).version === version;
}

/** Builds the web package and the server, unless it is built from exactly these files already. */
export async function buildWhenNeeded() {
  const sources = [
    ...filesBelow("web"),
    ...filesBelow("core/src"),
    ...filesBelow("server/src"),
    ...filesBelow("library"),
    ...filesBelow("talk"),
    ...filesBelow("passwords"),
    "package-lock.json",
    "scripts/build.mjs",
  ];
  const wanted = hashOfFiles(sources);
  const results = [
    "web/dist/server/render.js",
    "server/dist/main.js",
    "library/dist/library.json",
    "talk/dist/talk.json",
    "passwords/dist/common-passwords.bin",
  ];
  const isBuilt = results.every((name) => existsSync(join(root, name)));
  if (readStamp("build") === wanted && isBuilt) return;
  console.log("Building…");
  await mustRun(pinned, [join(root, "scripts/build.mjs")], { isGroup: true });
  writeStamp("build", wanted);
}

function filesBelow(folder) {
  return readdirSync(join(root, folder), { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((name) => !/(^|\/)(dist|node_modules)(\/|$)|\.test\.tsx?$|public\/fonts/.test(name))
    .filter((name) => statSync(join(root, name)).isFile())
    .sort();
}

function hashOfFiles(names) {
  const hash = createHash("sha256");
  for (const name of names)
    hash
      .update(name)
      .update("\0")
      .update(readFileSync(join(root, name)))
      .update("\0");
  return hash.digest("hex");
}

function readStamp(name) {
  try {
    return readFileSync(join(stamps, name), "utf8");
  } catch {
    return null;
  }
}

function writeStamp(name, value) {
  mkdirSync(stamps, { recursive: true });
  writeFileSync(join(stamps, name), value);
}
