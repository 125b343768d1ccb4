import { createHmac, hkdfSync } from "node:crypto";
import { nameKeyOf } from "@remanso/core/activity/name-key.ts";
import { closedNames, unreadableNames } from "@remanso/core/activity/unreadable-names.ts";
import type { Language } from "@remanso/core/language.ts";
import type { ClosedText } from "@remanso/core/shapes.ts";
import { closedIn, placeOf } from "../journal/closed-text.ts";
import { sealWith, type TextKey } from "../journal/sealed-text.ts";
import type { StoredStep } from "./tables.ts";

// What a person calls an activity of their own, their notes to it and their steps are sealed with their key, each for its place in its row.

/** Opens a text of one person; null for one whose key this installation cannot open. */
type Open = (sealed: Buffer, of: string) => string | null;

export interface Reader {
  readonly open: Open;
  readonly language: Language;
}

export interface NamedRow {
  readonly id: string;
  /** As an older version kept it. */
  readonly customName: string | null;
  readonly nameSealed: Buffer | null;
}

/**
 * What the person calls the activity; null for one of the catalogue. A name whose key is lost is said to be unreadable, and one that only
 * their device can open to be theirs.
 */
export function ownNameOf(
  { id, customName, nameSealed }: NamedRow,
  { open, language }: Reader,
): string | null {
  if (nameSealed === null) return customName;
  if (closedName({ id, nameSealed })) return closedNames[language];
  return open(nameSealed, placeOf(id, "name")) ?? unreadableNames[language];
}

/** The name, where only the person's device can open it. */
export function closedName({ id, nameSealed }: Pick<NamedRow, "id" | "nameSealed">): ClosedText | null {
  return closedIn(nameSealed, id, "name");
}

/** Those of the words that are closed, as a reply has them; nothing where none is. */
export function closedWords(words: Readonly<Record<string, ClosedText | null>>): {
  closedWords?: Record<string, ClosedText>;
} {
  const closed = Object.entries(words).flatMap(([field, text]) => (text ? [[field, text] as const] : []));
  return closed.length === 0 ? {} : { closedWords: Object.fromEntries(closed) };
}

interface NotedRow {
  readonly id: string;
  readonly notes: string | null;
  readonly notesSealed: Buffer | null;
}

export function ownNotesOf({ id, notes, notesSealed }: NotedRow, { open, language }: Reader): string | null {
  if (notesSealed === null) return notes;
  if (closedIn(notesSealed, id, "notes")) return null;
  return open(notesSealed, placeOf(id, "notes")) ?? unreadableNames[language];
}

interface GuidedRow {
  readonly id: string;
  readonly steps: "generic" | StoredStep[] | null;
  readonly stepsSealed: Buffer | null;
}

/**
 * The person's own steps; the three-step guide in place of those that can no longer be read, or only on their device, so that nobody is
 * asked to write over them.
 */
export function ownStepsOf({ id, steps, stepsSealed }: GuidedRow, open: Open): GuidedRow["steps"] {
  if (stepsSealed === null) return steps;
  const text = open(stepsSealed, placeOf(id, "steps"));
  return text === null ? "generic" : readSteps(text);
}

/** Whether the person has steps of their own whose key is lost. */
export function hasUnreadableSteps({ id, stepsSealed }: GuidedRow, open: Open): boolean {
  return (
    stepsSealed !== null && !closedIn(stepsSealed, id) && open(stepsSealed, placeOf(id, "steps")) === null
  );
}

function readSteps(text: string): StoredStep[] {
  const steps: StoredStep[] = JSON.parse(text);
  return steps;
}

/** The words of a new activity as they are stored. */
export interface KeptWords {
  readonly id: string;
  readonly nameSealed: Buffer;
  readonly nameKey: string;
  readonly notesSealed: Buffer | null;
  readonly stepsSealed: Buffer | null;
}

/** The columns of a name: sealed, and what makes it count once. */
export function sealedName(key: TextKey, id: string, name: string): { nameSealed: Buffer; nameKey: string } {
  return { nameSealed: sealWith(key, name, placeOf(id, "name")), nameKey: ownNameKey(key, name) };
}

export function sealedNotes(key: TextKey, id: string, notes: string): Buffer {
  return sealWith(key, notes, placeOf(id, "notes"));
}

export function sealedSteps(key: TextKey, id: string, steps: readonly StoredStep[]): Buffer {
  return sealWith(key, JSON.stringify(steps), placeOf(id, "steps"));
}

/** The key under which a name counts once, its spellings folded: a hash that only the person's key can make. */
export function ownNameKey({ bytes }: TextKey, name: string): string {
  const hashKey = Buffer.from(hkdfSync("sha256", bytes, "", "remanso:name-key", 32));
  return nameKeyOf(name, (folded) => createHmac("sha256", hashKey).update(folded).digest("base64url"));
}
