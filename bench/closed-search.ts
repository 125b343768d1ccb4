import type { JournalEntry } from "../core/src/journal/contract.ts";
import { wordsIn } from "../core/src/journal/search-words.ts";
import { closeText, newContentKey, openText, usableKey } from "../web/src/only-you/content-key.ts";
import { foundIn } from "../web/src/only-you/search-queries.ts";
import { medianOf, type Figure } from "./figure.ts";

const part = "closed texts";
// ten years of daily pages, of about 500 characters
const entries = 3650;
const piece = "Hoy ha llovido toda la mañana y luego salí a caminar con mi hermana junto al río; ";
const rounds = 15;

/** The search of somebody whose texts only they can read: opened once after the page was loaded, then searched at every pause in typing. */
export async function measureClosedSearch(): Promise<Figure[]> {
  const userId = "0197b0de-0000-7000-8000-000000000001";
  const place = { key: await usableKey(newContentKey()), userId, version: 1 };
  const closed = await Promise.all(
    Array.from({ length: entries }, (_, index) =>
      closeText(`${piece.repeat(6)} página${index}`, `row ${index}`, place),
    ),
  );
  const since = performance.now();
  const rows = await Promise.all(
    closed.map(async (one) => ({
      entry: entryOf(one.of),
      words: wordsIn((await openText(one, one.of, place)) ?? ""),
    })),
  );
  const opening = performance.now() - since;
  return [
    { part, name: `opening ${entries} pages, once`, value: opening, unit: "ms", atMost: 2000 },
    ...["pagina3649", "hermana rio", "nunca"].map((q): Figure => ({
      part,
      name: `search in ${entries} pages: ${q}`,
      value: medianOf(timesOf(() => foundIn(rows, q))),
      unit: "ms",
      // wanted of a search in ten years of pages
      atMost: 200,
    })),
  ];
}

function entryOf(id: string): JournalEntry {
  return {
    id,
    source: "page",
    activityName: null,
    activityType: null,
    catalogueKey: null,
    imported: null,
    mood: null,
    stress: null,
    text: null,
    closed: null,
    at: "2026-03-11T10:00:00.000Z",
    on: "2026-03-11",
    backDated: false,
    editedAt: null,
    revision: 0,
  };
}

function timesOf(work: () => unknown): number[] {
  work();
  return Array.from({ length: rounds }, () => {
    const since = performance.now();
    work();
    return performance.now() - since;
  });
}
