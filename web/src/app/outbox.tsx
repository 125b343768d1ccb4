import { useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from "react";
import type * as z from "zod/mini";
import type { Endpoint } from "@remanso/core/endpoint.ts";
import type { Bilingual } from "@remanso/core/language.ts";
import { userQuery } from "../account/queries.ts";
import { CallError, replyIn, sendRaw, urlOf, type CallOptions, type RawAnswer } from "../call.ts";
import { useLanguage, useStrings } from "./language.tsx";
import { newKey } from "./new-key.ts";
import { keepOnDisk, queueOnDisk } from "./outbox-disk.ts";
import {
  appended,
  joined,
  labelOf,
  queueName,
  readQueue,
  sessionOf,
  undated,
  verdictOf,
  without,
  type OutboxEntry,
  type Verdict,
} from "./outbox-queue.ts";
import { strings } from "./strings.ts";
import { useToast } from "./toasts.tsx";
import { useVisitor } from "./use-visitor.ts";

type Schema = z.ZodMiniType;

interface Sending<Path extends string, Input extends Schema, Query extends Schema> extends CallOptions<
  Path,
  Input,
  Query
> {
  /** What it is, in words: shown while it waits. */
  readonly label: Bilingual;
}

export type SendOutcome<Reply> =
  | { readonly outcome: "sent"; readonly reply: Reply }
  | { readonly outcome: "kept" };

interface Outbox {
  /**
   * Sends what the person did. Without a network it is kept on the device and sent later, in order and once: the outcome
   * says which. A refusal is thrown as a CallError, as by any call.
   */
  send<Path extends string, Input extends Schema, Query extends Schema, Reply extends Schema>(
    endpoint: Endpoint<Path, Input, Query, Reply>,
    sending: Sending<Path, Input, Query>,
  ): Promise<SendOutcome<z.output<Reply>>>;
  /** What waits on this device, oldest first. */
  readonly pending: readonly OutboxEntry[];
}

const OutboxContext = createContext<Outbox | null>(null);

// how often a waiting outbox tries by itself; "online" and coming back to the page try at once
const retryMs = 20_000;

/** Keeps what was done without a network, under the account of whoever is signed in. */
export function OutboxProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const { signedIn } = useVisitor();
  const { data: user } = useQuery({ ...userQuery, enabled: signedIn });
  const userId = user?.id ?? null;
  const [pending, setPending] = useState<readonly OutboxEntry[]>([]);
  const tell = useTellRefusal();

  const flush = useCallback(async () => {
    if (userId === null) return;
    await recoverOnce(userId);
    setPending(queueOf(userId));
    const changed = await flushQueue(client, userId, tell);
    setPending(queueOf(userId));
    if (changed) await client.invalidateQueries();
  }, [client, userId, tell]);

  useOutboxClock(flush, pending.length > 0);

  const outbox = useMemo<Outbox>(
    () => ({
      pending,
      send: async (endpoint, { label, ...options }) => {
        const entry: OutboxEntry = {
          key: options.idempotencyKey ?? newKey(),
          method: endpoint.method,
          url: urlOf(endpoint.path, options),
          body: options.input === undefined ? null : JSON.stringify(options.input),
          label,
        };
        if (userId === null || queueOf(userId).length === 0) {
          const answer = await sendEntry(client, entry);
          const mustWait = verdictIn(answer) === "wait" && userId !== null;
          if (!mustWait) return { outcome: "sent", reply: replyIn(endpoint, answer) };
        }
        if (userId !== null) await store(userId, appended(queueOf(userId), entry));
        awaited.add(entry.key);
        await flush();
        const answer = awaited.taken(entry.key);
        return answer ? { outcome: "sent", reply: replyIn(endpoint, answer) } : { outcome: "kept" };
      },
    }),
    [client, flush, pending, userId],
  );
  return <OutboxContext value={outbox}>{children}</OutboxContext>;
}

export function useOutbox(): Outbox {
  const outbox = useContext(OutboxContext);
  if (!outbox) throw new Error("useOutbox() is for what stands inside the OutboxProvider.");
  return outbox;
}

/** One quiet line for what waits; nothing when nothing does. */
export function OutboxNotice() {
  const words = useStrings(strings);
  const language = useLanguage();
  const { pending } = useOutbox();
  const [oldest] = pending;
  return (
    <div role="status" className="mx-auto w-full max-w-[1120px] px-6 sm:px-10 lg:px-12">
      {oldest ? (
        <p className="rounded-card bg-wash px-5 py-3 text-[0.95rem]">
          {words.waiting(pending.length, labelOf(oldest, language))}
        </p>
      ) : null}
    </div>
  );
}

/** Sends what waits, oldest first, one tab at a time; answers whether anything changed. */
async function flushQueue(
  client: QueryClient,
  userId: string,
  tell: (entry: OutboxEntry, error: CallError) => void,
) {
  return oneTabAtATime(queueName(userId), async () => {
    let changed = false;
    for (let [head] = queueOf(userId); head; [head] = queueOf(userId)) {
      const answer = await sendEntry(client, head);
      const verdict = verdictIn(answer);
      if (verdict === "wait" || verdict === "signed-out") return changed;
      const session = verdict === "sent" ? sessionOf(head, userId) : null;
      if (session) localStorage.removeItem(session);
      const isAwaited = awaited.answer(head.key, answer);
      if (verdict === "refused" && !isAwaited) tell(head, new CallError(answer.status, answer.text));
      await store(userId, without(queueOf(userId), head.key));
      changed = true;
    }
    return changed;
  });
}

function verdictIn({ status, text }: RawAnswer): Verdict {
  return verdictOf(status, new CallError(status, text).problem?.code);
}

/**
 * Sends one entry; one whose moment the server refuses once more without it, since a device's clock may be wrong. A refused request has
 * claimed nothing, so the key stays.
 */
async function sendEntry(client: QueryClient, entry: OutboxEntry): Promise<RawAnswer> {
  const { method, url, key: idempotencyKey, body } = entry;
  const answer = await sendRaw(client, { method, url, idempotencyKey, ...(body === null ? {} : { body }) });
  const isDateRefused =
    new CallError(answer.status, answer.text).problem?.errors?.["occurredAt"] !== undefined;
  const dateless = isDateRefused ? undated(entry) : null;
  return dateless ? sendEntry(client, dateless) : answer;
}

/** Web locks are missing on pages without TLS: there the keys alone see to it that everything counts once. */
function oneTabAtATime<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  return "locks" in navigator ? navigator.locks.request(name, work) : work();
}

function useTellRefusal(): (entry: OutboxEntry, error: CallError) => void {
  const show = useToast();
  const words = useStrings(strings);
  const language = useLanguage();
  return useCallback(
    (entry, error) => {
      const title = words.refusedLater(labelOf(entry, language));
      show({ title, description: error.problem?.detail ?? words.failureText, kind: "failure" });
    },
    [show, words, language],
  );
}

/** Tries when the page opens, when the network comes back, when the person comes back, and now and then while waiting. */
function useOutboxClock(flush: () => Promise<void>, isWaiting: boolean): void {
  useEffect(() => {
    const tryNow = () => {
      if (document.visibilityState === "visible") void flush();
    };
    tryNow();
    addEventListener("online", tryNow);
    document.addEventListener("visibilitychange", tryNow);
    return () => {
      removeEventListener("online", tryNow);
      document.removeEventListener("visibilitychange", tryNow);
    };
  }, [flush]);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => void flush(), retryMs);
    return () => clearInterval(timer);
  }, [flush, isWaiting]);
}

function queueOf(userId: string): OutboxEntry[] {
  return readQueue(localStorage.getItem(queueName(userId)));
}

/** Keeps the queue where every tab sees it at once, and settles once it is on the disk. */
async function store(userId: string, queue: readonly OutboxEntry[]): Promise<void> {
  if (queue.length === 0) localStorage.removeItem(queueName(userId));
  else localStorage.setItem(queueName(userId), JSON.stringify(queue));
  await keepOnDisk(userId, queue);
}

const awaited = answersAwaited();

/** What this page has just put into the queue: whoever sends it, the answer goes to the screen that waits for it. */
function answersAwaited() {
  const answers = new Map<string, RawAnswer | null>();
  return {
    add: (key: string) => answers.set(key, null),
    /** False where nobody waits for it. */
    answer: (key: string, answer: RawAnswer) => answers.has(key) && Boolean(answers.set(key, answer)),
    taken: (key: string) => {
      const answer = answers.get(key) ?? null;
      answers.delete(key);
      return answer;
    },
  };
}

let recovered: string | null = null;

/** Brings back, once for a page, what lies on the disk and did not get into localStorage before the browser ended. */
async function recoverOnce(userId: string): Promise<void> {
  if (recovered === userId) return;
  recovered = userId;
  await oneTabAtATime(queueName(userId), async () => {
    const onDisk = await queueOnDisk(userId);
    if (onDisk.length > 0) await store(userId, joined(onDisk, queueOf(userId)));
  });
}
