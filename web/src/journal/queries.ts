import type { QueryClient } from "@tanstack/react-query";
import { journalApi } from "@remanso/core/journal/contract.ts";
import { userQuery } from "../account/queries.ts";
import { ask } from "../app/ask.ts";
import { searchedFor } from "./journal-search.ts";

// Stays small: every page carries it, because the router loads by it. Changes are in entry-queries.ts.

/** What a part of the journal is asked by. */
export interface Page {
  readonly q?: string | undefined;
  readonly before?: string | undefined;
}

export const journalQuery = ({ q, before }: Page) => ask(journalApi.list, { query: { q, before } });

// contract: at most 50
const pageSize = 50;

/** True where there may be older ones than those of `page`. */
export function isFull(page: readonly unknown[]): boolean {
  return page.length >= pageSize;
}

/**
 * Asks for the newest entries. The server waits for them; a browser shows shapes meanwhile, and asks anew whenever somebody comes
 * in: sessions and check-ins write here. A failure is said on the screen.
 */
export async function loadJournal(client: QueryClient, q?: string): Promise<void> {
  if (!import.meta.env.SSR) {
    void client.invalidateQueries({
      predicate: ({ queryKey }) => isOfJournal(queryKey),
      refetchType: "none",
    });
  }
  const asked = Promise.all([
    client.ensureQueryData(userQuery),
    client.prefetchQuery(journalQuery({ q: searchedFor(q) })),
  ]);
  if (import.meta.env.SSR) await asked;
}

function isOfJournal([address]: readonly unknown[]): boolean {
  return /^\/api\/(journal|check-ins)\b/.test(String(address));
}
