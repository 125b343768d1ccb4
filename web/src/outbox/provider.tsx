import { useQueryClient } from "@tanstack/react-query";
import { createContext, useContext, useEffect, useMemo, useSyncExternalStore, type ReactNode } from "react";
import type { Subject } from "@remanso/core/endpoint.ts";
import { useUser } from "../account/use-user.ts";
import { useVisitor } from "../app/use-visitor.ts";
import { askAgainAfter } from "../app/ask.ts";
import { sendRaw } from "../call.ts";
import { keepOnlyOnPage } from "../device/keep.ts";
import { closingOf } from "../only-you/closing.ts";
import type { Kinds } from "./kind.ts";
import { closedOutbox, emptyState, openOutbox, type Outbox, type OutboxState } from "./outbox.ts";
import { deviceStore } from "./store.ts";
import { useClock } from "./use-clock.ts";

interface Provided {
  readonly outbox: Outbox;
  readonly kinds: Kinds;
}

const OutboxContext = createContext<Provided | null>(null);

/** Keeps on the device what the person who is signed in does, until the server has it. */
export function OutboxProvider({ kinds, children }: { kinds: Kinds; children: ReactNode }) {
  const client = useQueryClient();
  const user = useUser();
  const userId = user?.id ?? null;
  const version = user?.contentKeyVersion ?? 0;
  const visitor = useVisitor();
  const timeZone = user?.timeZone ?? visitor.timeZone;
  const provided = useMemo(() => {
    const send: Parameters<typeof closedOutbox>[0] = (request) => sendRaw(client, request);
    const onChanged = (touches: readonly Subject[]) => askAgainAfter(client, { touches });
    const outbox =
      userId === null
        ? closedOutbox(send)
        : openOutbox({
            userId,
            timeZone,
            store: deviceStore(userId),
            kinds,
            send,
            closing: closingOf(userId, version),
            onChanged,
          });
    return { outbox, kinds };
  }, [client, kinds, userId, timeZone, version]);
  useEffect(() => {
    // what is being written lies on no disk while only its writer may read it
    if (version > 0) for (const name of ["drafts", "session"] as const) keepOnlyOnPage(name);
  }, [version]);
  return (
    <OutboxContext value={provided}>
      <Clock outbox={provided.outbox} />
      {children}
    </OutboxContext>
  );
}

/** On its own, so that what waits draws nothing else anew. */
function Clock({ outbox }: { outbox: Outbox }) {
  const { waiting } = useStateOf(outbox);
  useClock(outbox.sendAll, waiting.length > 0);
  return null;
}

export function useOutbox(): Outbox {
  return useProvided().outbox;
}

export function useOutboxState(): OutboxState {
  return useStateOf(useOutbox());
}

export function useKinds(): Kinds {
  return useProvided().kinds;
}

function useProvided(): Provided {
  const provided = useContext(OutboxContext);
  if (!provided) throw new Error("The outbox is for what stands inside the OutboxProvider.");
  return provided;
}

function useStateOf(outbox: Outbox): OutboxState {
  return useSyncExternalStore(outbox.watch, outbox.state, () => emptyState);
}
