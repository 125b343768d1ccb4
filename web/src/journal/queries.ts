import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { checkInApi } from "@remanso/core/check-in/contract.ts";
import { journalApi, type JournalEntry } from "@remanso/core/journal/contract.ts";
import { userQuery } from "../account/queries.ts";
import { importAgain } from "../app/import-again.ts";
import { ask, markStale, shownBy } from "../app/ask.ts";
import { call, urlOf, type CallError } from "../call.ts";

// Stays small: every page carries it, because the router loads by it. Changes are in entry-queries.ts.

/** The query of a part of the journal. */
export interface Page {
  readonly q?: string | undefined;
  readonly before?: string | undefined;
}

export const journalQuery = ({ q, before }: Page) =>
  q === undefined ? ask(journalApi.list, { query: { before } }) : searchQuery(q, before);

/** Found by the words, which are sent in the body: the key only looks like an address. */
function searchQuery(q: string, before: string | undefined) {
  return queryOptions<JournalEntry[], CallError>({
    queryKey: [urlOf(journalApi.search.path, { query: { q, before } })],
    queryFn: async ({ client }) => {
      const user = await client.ensureQueryData(userQuery);
      if (!user?.contentKeyVersion) return call(client, journalApi.search, { input: { q, before } });
      const { searchHere } = await importAgain(() => import("../only-you/search-queries.ts"));
      return searchHere(client, { userId: user.id, q, before });
    },
    meta: shownBy(journalApi.list),
  });
}

/**
 * Asks for the newest entries. The server waits for them; a browser shows shapes meanwhile, and asks anew whenever somebody comes
 * in: sessions and check-ins write here. A failure is said on the screen.
 */
export async function loadJournal(client: QueryClient): Promise<void> {
  if (!import.meta.env.SSR) markStale(client, [journalApi.list, checkInApi.list]);
  const asked = Promise.all([client.ensureQueryData(userQuery), client.prefetchQuery(journalQuery({}))]);
  if (import.meta.env.SSR) await asked;
}
