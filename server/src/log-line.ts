import { writeSync } from "node:fs";
import type { Deps } from "./deps.ts";

/** The server's log: what might name a person or quote them never gets into a line. */
export function loggerOf({ config, logTo }: Pick<Deps, "config" | "logTo">) {
  return {
    level: config.logLevel,
    redact: {
      paths: [
        "req.headers.cookie",
        "req.headers.authorization",
        "*.password",
        "*.email",
        "*.message",
        "*.notes",
      ],
      remove: true,
    },
    serializers: { err: (error: Error) => ({ message: "", ...causeOf(error) }) },
    stream: logTo ?? standardOutput,
  };
}

/** What may be logged of an error: its kinds, their codes and where, never what it says (it may quote a person's text). */
interface Cause {
  readonly type: string;
  /** SQLSTATE, errno, or the refusal of a library or of our own. */
  readonly code: string | null;
  readonly stack: string;
  readonly cause?: Cause;
}

/** As a field of the log. None of its names may be one that is redacted. */
export function causeOf(error: Error): Cause {
  const frames = (error.stack ?? "").split("\n").filter((line) => line.trimStart().startsWith("at "));
  return {
    type: error.name,
    code: codeIn(error),
    stack: frames.join("\n"),
    // drizzle names the statement, and PostgreSQL's own error below it why
    ...(error.cause instanceof Error ? { cause: causeOf(error.cause) } : {}),
  };
}

function codeIn(error: Error): string | null {
  if (!("code" in error)) return null;
  const code = String(error.code);
  return /^[\w.-]{1,60}$/.test(code) ? code : null;
}

const out = 1;

/**
 * Writes the log's lines. A line for which there is no room (a full disk, nobody who reads) is dropped: people are served all the same,
 * and the log goes on once there is room.
 */
const standardOutput = {
  write(line: string): void {
    try {
      writeSync(out, line);
    } catch {
      // nowhere to say so
    }
  },
};
