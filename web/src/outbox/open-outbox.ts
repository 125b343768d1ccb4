import type { Mutation, ReplyOf, Subject } from "@remanso/core/endpoint.ts";
import { newKey } from "../app/new-key.ts";
import { CallError, replyIn, type RawAnswer, type RawRequest } from "../call.ts";
import { closedEntry, withOpened, type Closing } from "./closing.ts";
import { entryOf, type Entry } from "./entry.ts";
import type { Kind, Kinds } from "./kind.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { newEntry } from "./new-entry.ts";
import { emptyState, noKinds, type Outbox, type OutboxState, type SendOutcome } from "./outbox.ts";
import { isBehindFailure, steppedAside, toTryAgain, waiting } from "./queue.ts";
import { attempt, attemptLimitMs, isMomentRefused, sendingBy, type Fate } from "./sending.ts";
import type { Store } from "./store.ts";

export interface Opening {
  readonly userId: string;
  /** The zone in which things are done now. */
  readonly timeZone: string;
  readonly store: Store;
  readonly kinds: Kinds;
  /** Brings back what lies on the disk only, and what an earlier version has kept. */
  readonly recover: () => Promise<void>;
  readonly send: (request: RawRequest) => Promise<RawAnswer>;
  readonly closing: Closing;
  /** Told what was touched by what was delivered or refused while no screen was waiting for it. */
  readonly onChanged: (touched: readonly Subject[]) => Promise<void>;
}

/** What the parts of an open outbox share. */
interface Desk extends Opening {
  readonly listeners: Set<() => void>;
  /** The screens that wait, by the entry. */
  readonly awaited: Map<string, (fate: Fate) => void>;
  readonly inFlight: Map<string, Promise<Fate | null>>;
  /** What waited here when the page opened; null until that is known. */
  found: ReadonlySet<string> | null;
  delivered: number;
  touched: readonly Subject[];
  state: OutboxState;
}

/** The outbox of one account on this device. */
export function openOutbox(opening: Opening): Outbox {
  const desk = deskOf(opening);
  const { store } = opening;
  const sendWaiting = sendingBy({ ...opening, nowMs: Date.now, tell: (...told) => tell(desk, ...told) });
  const sendAll = () => sendAllOf(desk, sendWaiting);
  const putAgain = async (entry: Entry) => {
    await store.put(toTryAgain(await closedEntry(opening, entry)));
    await sendAll();
  };
  return {
    state: () => desk.state,
    kinds: () => desk.kinds,
    watch: (listener) => {
      desk.listeners.add(listener);
      const stop = store.watch(() => void refresh(desk));
      return () => {
        desk.listeners.delete(listener);
        stop();
      };
    },
    send: async (kind, sending) =>
      sendOf(desk, { kind, entry: await newEntry(opening, kind, sending), sendAll }),
    sendEntry: (kind, entry) => sendOf(desk, { kind, entry, sendAll }),
    sendAll,
    tryAgain: (entry) => putAgain(entry),
    sendInstead: (entry, input) => putAgain({ ...entry, input }),
    drop: async (entry) => {
      await store.remove(entry.id);
      await refresh(desk);
    },
  };
}

interface Pass<E extends Mutation> {
  readonly kind: Kind<E>;
  readonly entry: Entry;
  readonly sendAll: () => Promise<void>;
}

async function sendOf<E extends Mutation>(
  desk: Desk,
  { kind, entry, sendAll }: Pass<E>,
): Promise<SendOutcome<ReplyOf<E>>> {
  const isKept = await desk.store.put(entry);
  const fate = isKept ? fateOnce(desk, entry, sendAll) : sendUnkept(desk.send, entry, kind);
  try {
    return outcomeOf(kind.endpoint, await fate);
  } catch (error) {
    throw await withOpened(error, desk.closing);
  }
}

function deskOf(opening: Opening): Desk {
  return {
    ...opening,
    listeners: new Set(),
    awaited: new Map(),
    inFlight: new Map(),
    found: null,
    delivered: 0,
    touched: [],
    state: emptyState,
  };
}

async function refresh(desk: Desk): Promise<void> {
  const queue = await desk.store.read();
  const isFoundLeft = waiting(queue).some(({ id }) => desk.found?.has(id));
  desk.state = {
    // a screen says itself what becomes of what it has just sent
    waiting: waiting(queue).filter(({ id }) => !desk.awaited.has(id)),
    aside: steppedAside(queue),
    delivered: isFoundLeft ? 0 : desk.delivered,
  };
  for (const listener of desk.listeners) listener();
}

function tell(desk: Desk, { id, kind }: Entry, fate: Fate): boolean {
  if (fate.verdict === "delivered" && desk.found?.has(id)) desk.delivered += 1;
  const waits = desk.awaited.get(id);
  waits?.(fate);
  if (!waits && fate.verdict !== "away")
    desk.touched = [...desk.touched, ...(desk.kinds.get(kind)?.endpoint.touches ?? [])];
  return waits !== undefined;
}

async function sendAllOf(desk: Desk, sendWaiting: () => Promise<void>): Promise<void> {
  await oneAtATime(`outbox:${desk.userId}`, async () => {
    await recover(desk);
    await refresh(desk);
    await sendWaiting();
  });
  await refresh(desk);
  if (desk.touched.length === 0) return;
  const subjects = [...new Set(desk.touched)];
  desk.touched = [];
  await desk.onChanged(subjects);
}

/** Once for a page: what lies on the disk, and what of it was there before the page. */
async function recover(desk: Desk): Promise<void> {
  if (desk.found) return;
  await desk.recover();
  const queue = await desk.store.read();
  desk.found = new Set(waiting(queue).flatMap(({ id }) => (desk.awaited.has(id) ? [] : [id])));
}

/** If pressed twice, both wait for the same result. */
function fateOnce(desk: Desk, entry: Entry, sendAll: () => Promise<void>): Promise<Fate | null> {
  const fate = desk.inFlight.get(entry.id) ?? fateOf(desk, entry, sendAll);
  desk.inFlight.set(entry.id, fate);
  return fate;
}

/** What became of an entry that is on the device; null where that is not known within the time of one attempt. */
async function fateOf(desk: Desk, entry: Entry, sendAll: () => Promise<void>): Promise<Fate | null> {
  const told = new Promise<Fate>((resolve) => desk.awaited.set(entry.id, resolve));
  const late = new Promise<null>((resolve) => setTimeout(resolve, attemptLimitMs, null));
  const fate = await Promise.race([told, sendAll().then(() => null), late]);
  desk.awaited.delete(entry.id);
  desk.inFlight.delete(entry.id);
  await refresh(desk);
  if (fate !== null || !isBehindFailure(entry, await desk.store.read(), desk.kinds)) return fate;
  return { verdict: "failing", answer: { status: 0, text: "" } };
}

/** For somebody without an account: what they do is sent, and nothing is kept. */
export function closedOutbox(send: Opening["send"]): Outbox {
  return {
    state: () => emptyState,
    kinds: () => noKinds,
    watch: () => () => {},
    send: async (kind, { id = newKey(), ...sending }) => {
      const entry = entryOf({ id, kind: kind.name, ...sending, madeAtMs: Date.now() });
      return outcomeOf(kind.endpoint, await sendUnkept(send, entry, kind));
    },
    sendEntry: async (kind, entry) => outcomeOf(kind.endpoint, await sendUnkept(send, entry, kind)),
    sendAll: async () => {},
    tryAgain: async () => {},
    sendInstead: async () => {},
    drop: async () => {},
  };
}

/** Sends what the device does not keep: for somebody without an account, and where the browser stores nothing. */
async function sendUnkept(send: Opening["send"], entry: Entry, kind: Kind): Promise<Fate> {
  const fate = await attempt(send, entry, kind);
  if (!isMomentRefused(entry, fate)) return fateUnkept(fate);
  return fateUnkept(await attempt(send, { ...entry, occurredAt: null }, kind));
}

/** Nothing is kept, so nothing is promised: whatever is not delivered has failed. */
function fateUnkept(fate: Fate): Fate {
  return fate.verdict === "delivered" ? fate : { ...fate, verdict: "refused" };
}

function outcomeOf<E extends Mutation>(endpoint: E, fate: Fate | null): SendOutcome<ReplyOf<E>> {
  if (fate === null || fate.verdict === "away") return { outcome: "kept" };
  if (fate.verdict === "failing") return { outcome: "failing" };
  if (fate.verdict === "delivered") return { outcome: "sent", reply: replyIn(endpoint, fate.answer) };
  throw new CallError(fate.answer.status, fate.answer.text);
}
