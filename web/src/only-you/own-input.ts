import type { ClosedText } from "@remanso/core/shapes.ts";
import { newKey } from "../app/new-key.ts";
import { isRecord, type Entry, type Making } from "../outbox/entry.ts";
import { isClosed, type Kinds } from "../outbox/kind.ts";
import { closeText } from "./content-key.ts";
import { keyFor, openedText } from "./keyring.ts";

interface Owner {
  readonly userId: string;
  /** The key that texts are closed with; 0: with none. */
  readonly version: number;
}

// sent twice under one id it has to be the same request, and no two closed texts are alike
const closedBefore = new Map<string, { readonly text: string; readonly closed: Promise<ClosedText> }>();

/** The input with the text in `field` closed with the present key, or with none. Null where that key is not on this device. */
export async function ownInput(
  { id, params, input }: Pick<Making, "id" | "params" | "input">,
  { field, ...owner }: Owner & { field: string },
): Promise<unknown> {
  if (!isRecord(input)) return input;
  const text = await typedText(input[field], owner);
  if (text === undefined) return input;
  if (text === null) return null;
  if (owner.version === 0) return { ...input, [field]: text };
  const key = await keyFor(owner.userId, owner.version);
  if (!key) return null;
  const known = closedBefore.get(id);
  const isKnown = known?.text === text;
  const closed = isKnown ? known.closed : closeText(text, rowOf(params) ?? newKey(), { ...owner, key });
  closedBefore.set(id, { text, closed });
  return { ...input, [field]: await closed };
}

/** What is to be closed; undefined where nothing is, null where it was closed with a key that is not here. */
async function typedText(value: unknown, { userId, version }: Owner): Promise<string | null | undefined> {
  if (typeof value === "string") return value.trim() === "" ? undefined : value;
  if (!isClosed(value) || value.version === version) return undefined;
  return openedText(value, { userId, of: value.of });
}

function rowOf(params: unknown): string | null {
  return isRecord(params) && typeof params["id"] === "string" ? params["id"] : null;
}

/** A row as the server has it (an entry of the journal, a check-in), with its text opened as far as that can be done here. */
export async function openedRow(row: unknown, userId: string): Promise<unknown> {
  if (!isRecord(row) || typeof row["id"] !== "string") return row;
  const { id: of, closed, closedNote } = row;
  const text = isClosed(closed) ? await openedText(closed, { userId, of }) : null;
  const note = isClosed(closedNote) ? await openedText(closedNote, { userId, of }) : null;
  return { ...row, ...(text === null ? {} : { text }), ...(note === null ? {} : { note }) };
}

/** An entry that could not be sent, as it is shown: what was written in it, and what is newer, opened. */
export async function openedEntry(entry: Entry, kinds: Kinds, userId: string): Promise<Entry> {
  const field = kinds.get(entry.kind)?.ownText;
  const closed = field !== undefined && isRecord(entry.input) ? entry.input[field] : null;
  const text = isClosed(closed) ? await openedText(closed, { userId, of: closed.of }) : null;
  const newer = await openedRow(entry.aside?.newer, userId);
  return {
    ...entry,
    ...(text === null || field === undefined || !isRecord(entry.input)
      ? {}
      : { input: { ...entry.input, [field]: text } }),
    aside: entry.aside && (newer === undefined ? entry.aside : { ...entry.aside, newer }),
  };
}
