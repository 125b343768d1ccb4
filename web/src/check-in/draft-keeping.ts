import { readKept, writeKept } from "../device/keep.ts";

// The unsaved draft, on this device only and under the account's id. Saving deletes it.

/** What is kept under `name` for an account, as JSON had it; undefined where there is nothing. */
export function keptDraft(userId: string, name: string): unknown {
  return draftsOf(userId).get(name);
}

/** Keeps a draft; undefined takes it away. */
export function keepDraft(userId: string, name: string, draft: unknown): void {
  const drafts = draftsOf(userId);
  if (draft === undefined) drafts.delete(name);
  else drafts.set(name, draft);
  writeKept("drafts", drafts.size === 0 ? null : JSON.stringify(Object.fromEntries(drafts)), userId);
}

function draftsOf(userId: string): Map<string, unknown> {
  try {
    const kept: unknown = JSON.parse(readKept("drafts", userId) ?? "{}");
    return new Map(typeof kept === "object" && kept !== null ? Object.entries(kept) : []);
  } catch {
    return new Map();
  }
}
