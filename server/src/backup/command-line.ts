import { resolve } from "node:path";
import { WrongConfig } from "../setting.ts";
import { DatabaseRefused } from "../db/migrate.ts";
import { StartRefused } from "../db/embedded.ts";
import { BackupRefused } from "./backup-refused.ts";

/** Runs an operator's command: a failure is printed as one line, and the program exits with 1. */
export function runCommand(run: () => Promise<readonly string[]>): void {
  run().then(
    (lines) => console.log(lines.join("\n")),
    (error: unknown) => {
      console.error(lineOf(error));
      process.exitCode = 1;
    },
  );
}

/** One line for everything an operator can fix; a bug comes with its stack. */
export function lineOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (operatorsErrors.some((kind) => error instanceof kind)) return error.message;
  const code = "code" in error && typeof error.code === "string" ? error.code : null;
  // of the file system, of PostgreSQL (five characters), or of the connection to it
  if (code !== null && !code.startsWith("ERR_")) return `${error.message.replaceAll("\n", " ")} (${code}).`;
  if (error.message.startsWith("Connection terminated")) return "The connection to the database broke.";
  return error.stack ?? error.message;
}

const operatorsErrors = [WrongConfig, DatabaseRefused, StartRefused, BackupRefused];

/** A path as the operator typed it: npm runs commands in the project's folder, wherever they were called. */
export function typedPath(path: string): string {
  return resolve(process.env["INIT_CWD"] ?? ".", path);
}
