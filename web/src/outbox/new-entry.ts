import type { InputOf, Mutation, ParamsOf } from "@remanso/core/endpoint.ts";
import { newKey } from "../app/new-key.ts";
import { closedInput, type Closing } from "./closing.ts";
import { entryOf, type Entry } from "./entry.ts";
import type { Kind } from "./kind.ts";
import { nextMadeAtMs } from "./order.ts";
import type { Store } from "./store.ts";

export interface Sending<E extends Mutation> {
  readonly params?: ParamsOf<E>;
  readonly input?: InputOf<E>;
  /** The same id is the same action, however often it is sent. */
  readonly id?: string;
  /** The name of what it is about. */
  readonly subject?: string;
}

interface Place {
  readonly store: Store;
  readonly closing: Closing;
  /** The zone in which things are done now. */
  readonly timeZone: string;
}

/** The entry of what somebody does now. What only its writer may read is closed in it, before it is kept anywhere. */
export async function newEntry<E extends Mutation>(
  { store, closing, timeZone }: Place,
  kind: Kind<E>,
  { id = newKey(), ...sending }: Sending<E>,
): Promise<Entry> {
  const input = await closedInput(closing, kind, { id, ...sending });
  const madeAtMs = nextMadeAtMs(await store.read(), Date.now());
  return entryOf({ ...sending, id, kind: kind.name, input, timeZone, madeAtMs });
}
