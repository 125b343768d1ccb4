// Shared by the commands: finds the pinned Node, installs and builds when something changed since last time.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const pinned = join(root, "node_modules/node/bin/node");
const stamps = join(root, "node_modules/.cache/stamps");

/** Runs a program with the pinned Node first on the path; resolves with its exit code. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: "inherit",
      ...options,
      env: {
        ...process.env,
        PATH: `${join(root, "node_modules/.bin")}:${process.env.PATH ?? ""}`,
        ...options.env,
      },
    });
    child.on("error", reject);
    child.on("exit", (code, signal) => resolve(signal ? 1 : (code ?? 1)));
    options.onStart?.(child);
  });
}

/** Runs a file on the pinned Node. */
export function runNode(args, options = {}) {
  return run(pinned, args, options);
}

/** As `run`, but ends this program when the other one fails. */
export async function mustRun(command, args, options) {
  const code = await run(command, args, options);
  if (code !== 0) process.exit(code);
}

/** Installs the exact versions of package-lock.json, unless they are there already. */
export async function installWhenNeeded() {
  const wanted = hashOfFiles(["package-lock.json"]);
  if (readStamp("install") === wanted && existsSync(pinned)) return;
  console.log("Installing the packages (once)…");
  await mustRun("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
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

/** Builds the web package, unless it is built from exactly these files already. */
export async function buildWhenNeeded() {
  const sources = [
    ...filesBelow("web"),
    ...filesBelow("core/src"),
    ...filesBelow("library"),
    "package-lock.json",
    "scripts/build.mjs",
  ];
  const wanted = hashOfFiles(sources);
  const results = ["web/dist/server/render.js", "library/dist/library.json"];
  const isBuilt = results.every((name) => existsSync(join(root, name)));
  if (readStamp("build") === wanted && isBuilt) return;
  console.log("Building…");
  const code = await runNode([join(root, "scripts/build.mjs")]);
  if (code !== 0) process.exit(code);
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
