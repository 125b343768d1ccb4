import { CallError } from "../call.ts";
import type { Entry, Making } from "./entry.ts";
import type { Kind, Kinds } from "./kind.ts";

/** Closes the person's own text before it is kept anywhere, where only they can read it, and opens what an answer says of it. */
export interface Closing {
  /** Null where the key is not on this device. */
  readonly close: (kind: Kind, making: Omit<Making, "kind" | "madeAtMs">) => Promise<unknown>;
  /** A row as an answer tells it, with its text opened as far as that can be done here. */
  readonly open: (row: unknown) => Promise<unknown>;
}

/** Nothing that only its writer may read is kept or sent as it was typed. */
export async function closedInput(
  closing: Closing,
  kind: Kind,
  making: Omit<Making, "kind" | "madeAtMs">,
): Promise<Making["input"]> {
  const input = await closing.close(kind, making);
  if (input === null && making.input !== null) throw new CallError(423, "The texts are not open here.");
  return input;
}

/** The same for an entry that is to be sent again, perhaps with another input. */
export async function closedEntry(
  { closing, kinds }: { readonly closing: Closing; readonly kinds: Kinds },
  entry: Entry,
): Promise<Entry> {
  const kind = kinds.get(entry.kind);
  const input = kind ? await closedInput(closing, kind, entry) : entry.input;
  return input === undefined ? entry : { ...entry, input };
}

/** What is newer on the server, readable for the screen that waits; on the device it stays closed. */
export async function withOpened(error: unknown, { open }: Closing): Promise<unknown> {
  const newer = error instanceof CallError ? error.problem?.newer : undefined;
  if (!(error instanceof CallError) || newer === undefined) return error;
  return new CallError(error.status, JSON.stringify({ ...error.problem, newer: await open(newer) }));
}
