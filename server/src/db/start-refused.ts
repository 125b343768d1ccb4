/** The start cannot succeed and repeating it will not help. The message is the one clear line for the operator. */
export class StartRefused extends Error {}

/** The database is there, but PostgreSQL cannot open it. */
export class DatabaseBroken extends StartRefused {}

const OWN_DATABASE = "or use your own PostgreSQL with DATABASE_URL=postgres://…";

/** What the operator should do, by the code the system gives; the path stands before it. */
const WORDS = new Map([
  ["EROFS", "is on a read-only file system: mount it writable, choose another DATA_DIR"],
  ["EACCES", "is closed to the user running Remanso: give that user write access, choose another DATA_DIR"],
  [
    "EPERM",
    "cannot be changed by the user running Remanso: give that user ownership, choose another DATA_DIR",
  ],
  ["ENOSPC", "is on a full disk: free at least 100 MB, choose another DATA_DIR"],
  ["EDQUOT", "is over its disk quota: free at least 100 MB, choose another DATA_DIR"],
  ["ENOTDIR", "is not below a directory: choose another DATA_DIR"],
  ["EEXIST", "is in the way, because it is not a directory: move it, choose another DATA_DIR"],
]);

/** PostgreSQL's messages for the same errors. */
const SYSTEM_CODES = new Map([
  ["Read-only file system", "EROFS"],
  ["Permission denied", "EACCES"],
  ["No space left on device", "ENOSPC"],
  ["Disk quota exceeded", "EDQUOT"],
]);

/** A refusal that ends with the way out that always works: a database of one's own. */
export function refuse(line: string): StartRefused {
  return new StartRefused(`${line}, ${OWN_DATABASE}`);
}

/** Turns an error of the file system into the operator's line; any other error is a bug and is returned unchanged. */
export function inWords(error: unknown, dataDir: string): unknown {
  if (error instanceof StartRefused) return error;
  const code = codeOf(error);
  if (!(error instanceof Error) || code === undefined || code.startsWith("ERR_")) return error;
  const words = WORDS.get(code);
  if (words) return refuse(`${pathOf(error) ?? `DATA_DIR ${dataDir}`} ${words}`);
  return refuse(
    `The embedded PostgreSQL cannot use DATA_DIR ${dataDir} (${error.message}): choose another DATA_DIR`,
  );
}

/** The refusal of a full disk. */
export function fullDisk(dataDir: string): StartRefused {
  return refuse(`DATA_DIR ${dataDir} ${WORDS.get("ENOSPC")}`);
}

/** Turns the last lines of PostgreSQL's log into the operator's line. */
export function postgresInWords(output: string, place: { dataDir: string; logFile: string }): StartRefused {
  const lines = output.split("\n").filter((line) => line.trim() !== "");
  const said =
    lines.findLast((line) => /FATAL:|PANIC:|error:/.test(line)) ?? lines.at(-1) ?? "no reason given";
  for (const [text, code] of SYSTEM_CODES) {
    if (said.includes(text)) return refuse(`DATA_DIR ${place.dataDir} ${WORDS.get(code)}`);
  }
  const reason = said.replace(/^.*?(?:FATAL|PANIC|error):\s*/, "");
  return new DatabaseBroken(
    `The embedded PostgreSQL could not start (${reason}): see ${place.logFile}, ${OWN_DATABASE}`,
  );
}

/** The system's code of an error (`ENOENT`) or PostgreSQL's (`57P03`); undefined where it has none. */
export function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !("code" in error)) return undefined;
  return typeof error.code === "string" ? error.code : undefined;
}

function pathOf(error: Error): string | undefined {
  return "path" in error && typeof error.path === "string" ? error.path : undefined;
}
