import type { QueryClient } from "@tanstack/react-query";
import { journalApi, type JournalEntry } from "@remanso/core/journal/contract.ts";
import { areAmong, wordsIn } from "@remanso/core/journal/search-words.ts";
import { call } from "../call.ts";
import { openedText } from "./keyring.ts";

// The server cannot search closed texts. The journal is fetched whole, opened and searched on the device, in memory alone.

interface Row {
  readonly entry: JournalEntry;
  readonly words: readonly string[];
}

let whole: { readonly userId: string; readonly rows: Promise<readonly Row[]> } | null = null;
let watched: QueryClient | null = null;

/** What has these words, the newest first, as `POST /api/journal/search` answers it. */
export async function searchHere(
  client: QueryClient,
  { userId, q, before }: { userId: string; q: string; before: string | undefined },
): Promise<JournalEntry[]> {
  watch(client);
  if (whole?.userId !== userId) whole = { userId, rows: wholeJournal(client, userId) };
  const { rows } = whole;
  // asked for again by the next search
  rows.catch(() => (whole = null));
  return foundIn(await rows, q)
    .filter(({ at }) => before === undefined || at < before)
    .slice(0, journalApi.list.mostRows);
}

/** The entries with every word of `q`. */
export function foundIn(rows: readonly Row[], q: string): JournalEntry[] {
  const sought = wordsIn(q);
  return rows.flatMap(({ entry, words }) => (areAmong(sought, words) ? [entry] : []));
}

async function wholeJournal(client: QueryClient, userId: string): Promise<readonly Row[]> {
  const rows: Row[] = [];
  let before: string | undefined;
  for (;;) {
    const page = await call(client, journalApi.whole, { query: { before } });
    rows.push(...(await rowsOf(page, userId)));
    before = page.at(-1)?.at;
    if (page.length < journalApi.whole.mostRows) return rows;
  }
}

const wordsBefore = new Map<string, readonly string[]>();

/** The entries with their words, opened. What was opened once is not opened again while it is the same version. */
export async function rowsOf(entries: readonly JournalEntry[], userId: string): Promise<Row[]> {
  const rows = await Promise.all(
    entries.map(async (entry) => {
      const { id, text, closed, revision } = entry;
      const name = `${id} ${revision} ${closed?.version ?? 0}`;
      const known = wordsBefore.get(name);
      if (known) return { entry, words: known };
      const own = closed ? await openedText(closed, { userId, of: id }) : text;
      if (own === null) return null;
      const words = wordsIn(own);
      wordsBefore.set(name, words);
      return { entry, words };
    }),
  );
  return rows.filter((row) => row !== null);
}

/** Whatever makes the list of the journal stale makes the whole of it stale. */
function watch(client: QueryClient): void {
  if (watched === client) return;
  watched = client;
  client.getQueryCache().subscribe((event) => {
    const isStale = event.type === "updated" && event.action.type === "invalidate";
    if (isStale && event.query.meta?.path === journalApi.list.path) whole = null;
  });
}
