import { closedOutbox, openOutbox } from "../outbox/open-outbox.ts";
import type { Outbox } from "../outbox/outbox.ts";
import type { OpeningHere } from "../outbox/provider.tsx";
import { recoverEntries } from "../outbox/recovery.ts";
import { outboxKinds } from "./outbox-kinds.ts";

/** The outbox with all that sends, for one person or for nobody. */
export function wholeOutbox({ person, ...opening }: OpeningHere): Outbox {
  if (person === null) return closedOutbox(opening.send);
  const recover = () => recoverEntries(person.userId, person.store, outboxKinds);
  return openOutbox({ ...opening, ...person, kinds: outboxKinds, recover });
}
