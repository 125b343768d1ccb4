import type { QueryClient } from "@tanstack/react-query";
import { importAgain } from "../app/import-again.ts";
import { closedIn } from "../outbox/kind.ts";
import type { Closing } from "../outbox/closing.ts";

// Every page carries this: what closes and opens is fetched by those who turned it on.
export const loadClosing = () => importAgain(() => import("./closing-work.ts"));

/** How the outbox closes what a person writes; as it was typed where they have not turned that on (version 0). */
export function closingOf(userId: string, version: number): Closing {
  return {
    close: async (kind, making) => {
      const isPlain = version === 0 && closedIn({ input: making.input }, kind) === null;
      if (isPlain || kind.ownText === undefined) return making.input;
      return (await loadClosing()).ownInput(making, { userId, version, field: kind.ownText });
    },
    open: async (row) => (version === 0 ? row : (await loadClosing()).openedRow(row, userId)),
  };
}

/** Opens the closed words of every answer that the page holds, until it is stopped. */
export function openWords(client: QueryClient, userId: string, version: number): () => void {
  const stop = loadClosing().then(({ keepWordsOpen }) => keepWordsOpen(client, { userId, version }));
  return () => void stop.then((end) => end());
}
