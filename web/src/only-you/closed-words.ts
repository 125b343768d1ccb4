import type { ClosedText } from "@remanso/core/shapes.ts";

/** A row of an answer with words that only this person's devices can open. */
export interface ClosedRow {
  readonly closedWords?: Readonly<Record<string, ClosedText>> | undefined;
  /** What stood in their fields before they were opened here: nothing that is kept on the device has them open. */
  readonly asClosed?: Readonly<Record<string, unknown>>;
}

/** True while the words of a row stand for others: its key is not here, or not yet. */
export function isStillClosed({ closedWords, asClosed }: ClosedRow): boolean {
  return closedWords !== undefined && asClosed === undefined;
}

/** For `JSON.stringify`: the answer as the server gave it. */
export function asAnswered(_: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || !("asClosed" in value)) return value;
  const { asClosed, ...row } = value;
  return { ...row, ...(typeof asClosed === "object" ? asClosed : null) };
}
