import { execFile } from "node:child_process";
import { join } from "node:path";

export interface CommandRun {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

// as for the server itself (scripts/start.mjs): a command starts a third sooner
const compiled = join(import.meta.dirname, "../../node_modules/.cache/compiled");

/** Runs one of the operator's commands as a process of its own, beside a server of the tests: with this environment and no other. */
export function runCommand(
  args: readonly string[],
  more: Readonly<Record<string, string>>,
): Promise<CommandRun> {
  const env = {
    PATH: process.env["PATH"],
    NODE_COMPILE_CACHE: compiled,
    APP_SECRET: "a secret that only the tests know, 32+",
    ...more,
  };
  return new Promise((resolve) => {
    execFile(process.execPath, args, { env }, (error, out, err) => {
      resolve({ code: typeof error?.code === "number" ? error.code : 0, out, err });
    });
  });
}
