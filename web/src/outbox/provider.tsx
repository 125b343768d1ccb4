import { useQueryClient } from "@tanstack/react-query";
import { createContext, useContext, useEffect, useMemo, useSyncExternalStore, type ReactNode } from "react";
import { useUser } from "../account/use-user.ts";
import { useVisitor } from "../app/use-visitor.ts";
import { askAgainAfter } from "../app/ask.ts";
import { sendRaw } from "../call.ts";
import { keepOnlyOnPage } from "../device/keep.ts";
import { closingOf, openWords } from "../only-you/closing.ts";
import type { Kinds } from "./kind.ts";
import type { Opening } from "./open-outbox.ts";
import { emptyState, outboxOnDemand, type Outbox, type OutboxState } from "./outbox.ts";
import { deviceStore } from "./store.ts";
import { useClock } from "./use-clock.ts";

/** What an outbox is opened with; without a store for somebody without an account. */
export type OpeningHere = Pick<Opening, "timeZone" | "send" | "onChanged"> & {
  readonly person: Pick<Opening, "userId" | "store" | "closing"> | null;
};

const OutboxContext = createContext<Outbox | null>(null);

interface OutboxProviderProps {
  /** Fetches what sends. */
  readonly load: (opening: OpeningHere) => Promise<Outbox>;
  readonly children: ReactNode;
}

/** Keeps on the device what the person who is signed in does, until the server has it. */
export function OutboxProvider({ load, children }: OutboxProviderProps) {
  const client = useQueryClient();
  const user = useUser();
  const userId = user?.id ?? null;
  const version = user?.contentKeyVersion ?? 0;
  const visitor = useVisitor();
  const timeZone = user?.timeZone ?? visitor.timeZone;
  const { outbox, hasSome } = useMemo(() => {
    const person =
      userId === null ? null : { userId, store: deviceStore(userId), closing: closingOf(userId, version) };
    const opening: OpeningHere = {
      person,
      timeZone,
      send: (request) => sendRaw(client, request),
      onChanged: (touches) => askAgainAfter(client, { touches }),
    };
    return {
      outbox: outboxOnDemand({ person, timeZone, load: () => load(opening) }),
      hasSome: () => person?.store.hasSome() ?? false,
    };
  }, [client, load, userId, timeZone, version]);
  useEffect(() => {
    if (version === 0 || userId === null) return undefined;
    // what is being written lies on no disk while only its writer may read it
    for (const name of ["drafts", "session"] as const) keepOnlyOnPage(name);
    return openWords(client, userId, version);
  }, [client, userId, version]);
  return (
    <OutboxContext value={outbox}>
      {userId === null ? null : <Clock outbox={outbox} hasSome={hasSome} />}
      {children}
    </OutboxContext>
  );
}

/** On its own, so that what waits draws nothing else anew. */
function Clock({ outbox, hasSome }: { outbox: Outbox; hasSome: () => boolean }) {
  const { waiting } = useStateOf(outbox);
  useClock(outbox.sendAll, { hasSome, isWaiting: waiting.length > 0 });
  return null;
}

export function useOutbox(): Outbox {
  const outbox = useContext(OutboxContext);
  if (!outbox) throw new Error("The outbox is for what stands inside the OutboxProvider.");
  return outbox;
}

export function useOutboxState(): OutboxState {
  return useStateOf(useOutbox());
}

/** What the entries of the state can be. */
export function useKinds(): Kinds {
  return useOutbox().kinds();
}

function useStateOf(outbox: Outbox): OutboxState {
  return useSyncExternalStore(outbox.watch, outbox.state, () => emptyState);
}
