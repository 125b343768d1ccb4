import type { JournalEntry } from "@remanso/core/journal/contract.ts";
import { byLanguage, type ByLanguage } from "@remanso/core/language.ts";
import { isRecord } from "../outbox/entry.ts";
import type { Conflict } from "../outbox/kind.ts";
import { textProblem } from "./entry-limits.ts";

/** A text to save, and the version that it replaces. */
export interface Version {
  readonly text: string;
  readonly basedOn: number;
}

const deleted: ByLanguage<string> = { en: "(deleted)", es: "(borrada)" };

/** An edit of an entry, `input`, and the entry as it is on the server now. */
export function writeConflict(input: unknown, newer: unknown): Conflict<Version> | null {
  const version = versionIn(newer);
  const mine = isRecord(input) && typeof input["text"] === "string" ? input["text"] : null;
  if (!version || mine === null) return null;
  const { revision: basedOn, text, source } = version;
  const both = text === null ? null : `${text}\n\n${mine}`;
  return {
    mine: byLanguage(() => mine),
    newer: text === null ? deleted : byLanguage(() => text),
    keepMine: { text: mine, basedOn },
    keepBoth: both === null || textProblem(both, source) !== null ? null : { text: both, basedOn },
  };
}

/** The deletion of an entry that was changed since. */
export function removeConflict(_input: unknown, newer: unknown): Conflict | null {
  const version = versionIn(newer);
  if (!version) return null;
  const { revision: basedOn, text } = version;
  return {
    mine: deleted,
    newer: text === null ? deleted : byLanguage(() => text),
    keepMine: { basedOn },
    keepBoth: null,
  };
}

function versionIn(newer: unknown) {
  if (!isRecord(newer) || typeof newer["revision"] !== "number") return null;
  const { revision, text, source } = newer;
  const known: JournalEntry["source"] = source === "page" || source === "activity" ? source : "check_in";
  return {
    revision,
    text: typeof text === "string" ? text : null,
    source: known,
  };
}
