import type { Mutation } from "@remanso/core/endpoint.ts";
import { byLanguage, type ByLanguage } from "@remanso/core/language.ts";
import type { RefusalCode } from "@remanso/core/refusals.ts";
import type { ClosedText } from "@remanso/core/shapes.ts";
import { isRecord, type Entry } from "./entry.ts";

/** A kind of action that works without a network. A feature says here all that the outbox must know about it. */
export interface Kind<E extends Mutation = Mutation> {
  /** Kept with each entry on people's devices: once it has shipped, it stays. */
  readonly name: string;
  readonly endpoint: E;
  /** What was done, in words; `subject` is the name of what it is about. */
  readonly labelOf: (subject: string | null) => ByLanguage<string>;
  /** What the person wrote, to be shown and copied where it cannot be sent; null where nothing was written. */
  readonly textOf?: (entry: Entry) => string | null;
  /** The field of the input that is the person's own text: where only they can read it, it is closed before it is kept anywhere. */
  readonly ownText?: "text" | "note" | "notes";
  /** Entries about the same thing are sent in order. By default it is what the path names, else each entry is on its own. */
  readonly thingOf?: (entry: Entry) => string;
  /** Where something newer is on the server: both versions, and what each choice sends. Null where `newer` says nothing readable. */
  readonly conflictOf?: (input: unknown, newer: unknown) => Conflict | null;
  /** Refusals that leave nothing to do: the fact is there already, or nobody wants it any more. */
  readonly settledBy?: readonly RefusalCode[];
  /** The server has it, by this entry or already before. */
  readonly onDelivered?: (entry: Entry, userId: string) => void;
  /** The server understood and said no. */
  readonly onRefused?: (entry: Entry, userId: string) => void;
}

/** Something done here that was based on an older version than the server has. */
export interface Conflict<Input extends object = object> {
  readonly mine: ByLanguage<string>;
  readonly newer: ByLanguage<string>;
  /** What to send, based on the newer one, to keep what was done here. */
  readonly keepMine: Input;
  /** What to send to keep both in one; null where that cannot be. */
  readonly keepBoth: Input | null;
}

export type Kinds = ReadonlyMap<string, Kind>;

/** The kinds by their names. */
export function kindsIn(list: readonly Kind[]): Kinds {
  return new Map(list.map((kind) => [kind.name, kind]));
}

/** What was done, in words. */
export function labelOf({ kind, subject }: Entry, kinds: Kinds): ByLanguage<string> {
  return kinds.get(kind)?.labelOf(subject) ?? byLanguage(() => kind);
}

/** What `entry` is about. */
export function thingOf(entry: Entry, kinds: Kinds): string {
  const own = kinds.get(entry.kind)?.thingOf?.(entry);
  const [named] = Object.values(entry.params);
  return own ?? named ?? entry.id;
}

export function conflictOf({ kind, input, aside }: Entry, kinds: Kinds): Conflict | null {
  if (aside?.newer === undefined) return null;
  return kinds.get(kind)?.conflictOf?.(input, aside.newer) ?? null;
}

export function textOf(entry: Entry, kinds: Kinds): string | null {
  const text = kinds.get(entry.kind)?.textOf?.(entry)?.trim() ?? "";
  return text === "" ? null : text;
}

/** What is written in the entry, closed, where only its writer can read it; null where it is not. */
export function closedIn(
  { input }: Pick<Entry, "input">,
  { ownText }: Pick<Kind, "ownText">,
): ClosedText | null {
  const text = isRecord(input) && ownText !== undefined ? input[ownText] : null;
  return isClosed(text) ? text : null;
}

export function isClosed(value: unknown): value is ClosedText {
  return isRecord(value) && typeof value["bytes"] === "string" && typeof value["version"] === "number";
}
