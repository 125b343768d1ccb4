import { AsyncLocalStorage } from "node:async_hooks";
import type { SignedInPerson } from "./account/person.ts";

/** What the calls of one page have in common while it is drawn: one moment, one person, and what the database has answered. */
export interface OnePage {
  readonly now: Date;
  readonly person: SignedInPerson | null;
  /** By statement and values, so that calls that ask the same ask once; null from the first change on. */
  answers: Map<string, Promise<unknown>> | null;
  /** Runs `send` once all that goes on from the last answers has asked. */
  readonly whenAsked: (send: () => void) => void;
}

/** The page that is being drawn, or the one call that only reads; nothing for everything else. */
export const onePage = new AsyncLocalStorage<OnePage>();

type Who = Pick<OnePage, "now" | "person">;

/** A page that is about to be drawn. */
export function newPage(who: Who): OnePage {
  return { ...who, answers: new Map(), whenAsked: setImmediate };
}

/** A call that only reads: a page's calls wait for each other, this one for its own questions alone. */
export function newReading(who: Who): OnePage {
  return { ...newPage(who), whenAsked: process.nextTick };
}

/** Has what several calls of one page need worked out once for all of them. `key` tells the results of one page apart. */
export function oncePerPage<Result>(): (key: string, work: () => Promise<Result>) => Promise<Result> {
  const results = new WeakMap<OnePage, Map<string, Promise<Result>>>();
  return (key, work) => {
    const page = onePage.getStore();
    if (!page) return work();
    const ofPage = results.get(page) ?? new Map<string, Promise<Result>>();
    results.set(page, ofPage);
    const known = ofPage.get(key);
    if (known) return known;
    const result = work();
    ofPage.set(key, result);
    return result;
  };
}
