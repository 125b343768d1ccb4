import { AsyncLocalStorage } from "node:async_hooks";
import type { SignedInPerson } from "./account/person.ts";

/** What the calls of one page have in common while it is drawn: one moment, one person, and what the database has answered. */
export interface OnePage {
  readonly now: Date;
  readonly person: SignedInPerson | null;
  /** By statement and values, so that calls that ask the same ask once; null from the first change on. */
  answers: Map<string, Promise<unknown>> | null;
}

/** The page that is being drawn; nothing for everything that is no page. */
export const onePage = new AsyncLocalStorage<OnePage>();
