import type { OpeningHere } from "../outbox/provider.tsx";
import type { Outbox } from "../outbox/outbox.ts";
import { importAgain } from "./import-again.ts";

/** Fetches what sends, with every kind of action that it knows. */
export async function loadOutbox(opening: OpeningHere): Promise<Outbox> {
  const { wholeOutbox } = await importAgain(() => import("./whole-outbox.ts"));
  return wholeOutbox(opening);
}
