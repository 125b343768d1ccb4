import type { Query, QueryClient } from "@tanstack/react-query";
import { isRecord } from "../outbox/entry.ts";
import { isClosed } from "../outbox/kind.ts";
import { asAnswered } from "./closed-words.ts";
import { keyFor, openedText } from "./keyring.ts";
import { watchOpening } from "./open-mark.ts";

// Names, notes and steps of a person's own activities come in many answers. Whatever answer this page holds, its closed words are opened in
// their places as soon as the key is here, and are closed again when it goes. Screens draw what stands there.

/** Opens the words of all answers, those to come too, until it is stopped. */
export function keepWordsOpen(client: QueryClient, owner: { userId: string; version: number }): () => void {
  const cache = client.getQueryCache();
  const refresh = async (query: Query) => {
    const { data } = query.state;
    if (!holdsClosed(data)) return;
    const isOpen = (await keyFor(owner.userId, owner.version)) !== null;
    const next = isOpen ? await opened(data, owner.userId) : JSON.parse(JSON.stringify(data, asAnswered));
    // an answer that came meanwhile has been seen by itself
    if (query.state.data !== data || JSON.stringify(next) === JSON.stringify(data)) return;
    client.setQueryData(query.queryKey, next, { updatedAt: query.state.dataUpdatedAt });
  };
  const refreshAll = () => {
    for (const query of cache.getAll()) void refresh(query);
  };
  refreshAll();
  const stopHearing = watchOpening(refreshAll);
  const stopWatching = cache.subscribe((event) => {
    if (event.type === "added" || (event.type === "updated" && event.action.type === "success"))
      void refresh(event.query);
  });
  return () => {
    stopHearing();
    stopWatching();
  };
}

function holdsClosed(data: unknown): boolean {
  if (Array.isArray(data)) return data.some(holdsClosed);
  return isRecord(data) && ("closedWords" in data || Object.values(data).some(holdsClosed));
}

/** The answer with every word opened that can be; rows of which one does not open stay as they are. */
async function opened(data: unknown, userId: string): Promise<unknown> {
  if (Array.isArray(data)) return Promise.all(data.map((one) => opened(one, userId)));
  if (!isRecord(data)) return data;
  const row: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(data))
    row[field] = field === "closedWords" ? value : await opened(value, userId);
  return "asClosed" in row ? row : openedRow(row, userId);
}

async function openedRow(row: Record<string, unknown>, userId: string): Promise<unknown> {
  const { closedWords } = row;
  if (!isRecord(closedWords)) return row;
  const asClosed: Record<string, unknown> = {};
  const words: Record<string, unknown> = {};
  for (const [field, closed] of Object.entries(closedWords)) {
    const text = isClosed(closed) ? await openedText(closed, { userId, of: closed.of }) : null;
    if (text === null) return row;
    asClosed[field] = row[field];
    words[field] = asIn(field, text);
  }
  return { ...row, ...words, asClosed };
}

interface OwnStep {
  readonly title: string;
  readonly instruction: string;
  readonly duration: number;
}

/** Steps are closed as JSON. */
function asIn(field: string, text: string): unknown {
  if (field !== "steps") return text;
  const steps: OwnStep[] = JSON.parse(text);
  return steps.map((step, index) => ({ ...step, id: `step-${index + 1}`, type: "instruction" }));
}
