import type { Config } from "../config.ts";
import type { Database } from "../db/db.ts";

/** What a check found, in one line; where something is wrong the line says what mends it. */
export interface Finding {
  readonly about: string;
  readonly state: "ok" | "note" | "wrong";
  readonly line: string;
}

/** What a check may look at. */
export interface Patient {
  readonly config: Config;
  /** Null where the database cannot be reached. */
  readonly database: Database | null;
  readonly now: Date;
}

export function ok(about: string, line: string): Finding {
  return { about, state: "ok", line };
}

/** Works, but somebody may miss something. */
export function note(about: string, line: string): Finding {
  return { about, state: "note", line };
}

export function wrong(about: string, line: string): Finding {
  return { about, state: "wrong", line };
}
