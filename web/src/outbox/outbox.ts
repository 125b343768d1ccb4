import type { Mutation, ReplyOf } from "@remanso/core/endpoint.ts";
import { CallError } from "../call.ts";
import type { Closing } from "./closing.ts";
import type { Entry } from "./entry.ts";
import type { Kind, Kinds } from "./kind.ts";
import { newEntry, type Sending } from "./new-entry.ts";
import type { Store } from "./store.ts";

/** kept: it waits for a connection. failing: the server could not handle it; it is kept and will be tried again. */
export type SendOutcome<Reply> =
  | { readonly outcome: "sent"; readonly reply: Reply }
  | { readonly outcome: "kept" | "failing" };

export interface OutboxState {
  /** What waits on this device, oldest first. */
  readonly waiting: readonly Entry[];
  /** What is not sent by itself any more. */
  readonly aside: readonly Entry[];
  /** How many entries that waited when the page opened have been delivered, once none of them waits any more. */
  readonly delivered: number;
}

export const emptyState: OutboxState = { waiting: [], aside: [], delivered: 0 };

export const noKinds: Kinds = new Map();

export interface Outbox {
  readonly state: () => OutboxState;
  /** What the entries of the state can be; nothing as long as there are none. */
  readonly kinds: () => Kinds;
  readonly watch: (listener: () => void) => () => void;
  /** Keeps what was done on the device, then sends it. A refusal is thrown as a CallError, as by any call. */
  readonly send: <E extends Mutation>(kind: Kind<E>, sending: Sending<E>) => Promise<SendOutcome<ReplyOf<E>>>;
  /** The same for what lies on the device already. */
  readonly sendEntry: <E extends Mutation>(kind: Kind<E>, entry: Entry) => Promise<SendOutcome<ReplyOf<E>>>;
  /** Sends what waits. */
  readonly sendAll: () => Promise<void>;
  readonly tryAgain: (entry: Entry) => Promise<void>;
  /** Sends `input` in the place of what was refused. */
  readonly sendInstead: (entry: Entry, input: object) => Promise<void>;
  readonly drop: (entry: Entry) => Promise<void>;
}

interface OnDemand {
  /** Null for somebody without an account. */
  readonly person: { readonly store: Store; readonly closing: Closing } | null;
  readonly timeZone: string;
  /** Fetches what sends (open-outbox.ts). */
  readonly load: () => Promise<Outbox>;
}

/**
 * An outbox whose sending part is fetched when there is something to send, which no page has in its first seconds. What is done before is
 * on the device all the same, and stays there where the part does not come.
 */
export function outboxOnDemand({ person, timeZone, load }: OnDemand): Outbox {
  const store = person?.store ?? null;
  const { whole, open, watch, tell } = arriving(load, store);
  const tryOpen = () => open().catch(() => null);
  const early = waitingEarly(store, tell);
  const sendFirst: Outbox["sendEntry"] = async (kind, entry) => {
    const isKept = (await store?.put(entry)) ?? false;
    const outbox = await tryOpen();
    if (outbox) return outbox.sendEntry(kind, entry);
    if (!isKept) throw new CallError(0, "offline");
    await early.refresh(kind);
    return { outcome: "kept" };
  };
  return {
    state: () => whole()?.state() ?? early.state(),
    kinds: () => whole()?.kinds() ?? early.kinds,
    watch,
    send: async (kind, sending) => {
      const there = whole() ?? (person ? null : await tryOpen());
      if (there) return there.send(kind, sending);
      if (!person) throw new CallError(0, "offline");
      const entry = await newEntry({ ...person, timeZone }, kind, sending);
      return sendFirst(kind, entry);
    },
    sendEntry: sendFirst,
    sendAll: async () => (await tryOpen())?.sendAll(),
    tryAgain: async (entry) => (await open()).tryAgain(entry),
    sendInstead: async (entry, input) => (await open()).sendInstead(entry, input),
    drop: async (entry) => {
      const outbox = await tryOpen();
      if (outbox) return outbox.drop(entry);
      await store?.remove(entry.id);
      await early.refresh();
    },
  };
}

/** What was done here and waits, as long as the sending part does not come. */
function waitingEarly(store: Store | null, tell: () => void) {
  let state = emptyState;
  const kinds = new Map<string, Kind>();
  const refresh = async (kind?: Kind) => {
    if (kind) kinds.set(kind.name, kind);
    const entries = (await store?.read()) ?? [];
    state = { ...emptyState, waiting: entries.filter(({ aside }) => aside === null) };
    tell();
  };
  return { state: () => state, kinds, refresh };
}

/** The whole outbox once it is there, how to fetch it, and how to watch it, or what stands for it, from before. */
function arriving(load: OnDemand["load"], store: Store | null) {
  let whole: Outbox | null = null;
  let coming: Promise<Outbox> | null = null;
  const stops = new Map<() => void, () => void>();
  const arrive = (outbox: Outbox) => {
    whole = outbox;
    for (const [listener, stop] of stops) {
      stop();
      stops.set(listener, outbox.watch(listener));
      listener();
    }
    return outbox;
  };
  const open = () => {
    coming ??= load().then(arrive, (error: unknown) => {
      coming = null;
      throw error;
    });
    return coming;
  };
  const openQuietly = () => void open().catch(() => null);
  const watch = (listener: () => void) => {
    // before it is there, what another tab puts here is a reason to fetch it
    stops.set(listener, whole?.watch(listener) ?? store?.watch(openQuietly) ?? (() => undefined));
    return () => {
      stops.get(listener)?.();
      stops.delete(listener);
    };
  };
  const tell = () => {
    for (const listener of stops.keys()) listener();
  };
  return { whole: () => whole, open, watch, tell };
}
