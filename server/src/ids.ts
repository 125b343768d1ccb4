import { v7, validate } from "uuid";

/** A new row's id: UUIDv7, so that ids sort by the time they were made. */
export function newId(): string {
  return v7();
}

/** False for anything that cannot be a row's id; the API answers it like a missing one. */
export function isId(text: string): boolean {
  return validate(text);
}
