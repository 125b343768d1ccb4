import { importAgain } from "../app/import-again.ts";
import { closedIn } from "../outbox/kind.ts";
import type { Closing } from "../outbox/closing.ts";

// Every page carries this: what closes and opens is fetched by those who turned it on.
const load = () => importAgain(() => import("./own-input.ts"));

/** How the outbox closes what a person writes; as it was typed where they have not turned that on (version 0). */
export function closingOf(userId: string, version: number): Closing {
  return {
    close: async (kind, making) => {
      const isPlain = version === 0 && closedIn({ input: making.input }, kind) === null;
      if (isPlain || kind.ownText === undefined) return making.input;
      return (await load()).ownInput(making, { userId, version, field: kind.ownText });
    },
    open: async (row) => (version === 0 ? row : (await load()).openedRow(row, userId)),
  };
}
