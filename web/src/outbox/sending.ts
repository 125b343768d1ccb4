import { urlOf, type RawAnswer, type RawRequest } from "../call.ts";
import { bodyOf, isRecord, type Entry } from "./entry.ts";
import { closedIn, textOf, type Kind, type Kinds } from "./kind.ts";
import { afterFailure, afterRefusal, basedAnew, nextToSend, overtakenBy } from "./queue.ts";
import type { Store } from "./store.ts";
import { problemIn, verdictOf, type Verdict } from "./verdict.ts";

/** How long one attempt may take. After that nobody has answered, and the entry waits. */
export const attemptLimitMs = 10_000;

// a server that asks for more is asked again after an hour
const mostQuietSeconds = 3600;

export interface Fate {
  readonly verdict: Verdict;
  readonly answer: RawAnswer;
}

export interface Post {
  readonly userId: string;
  readonly store: Store;
  readonly kinds: Kinds;
  readonly send: (request: RawRequest) => Promise<RawAnswer>;
  readonly nowMs: () => number;
  /** Told what became of an entry; true where a screen waits for that and shows it itself. */
  readonly tell: (entry: Entry, fate: Fate) => boolean;
}

/**
 * How to send what waits, one entry after the other. What the server refuses or keeps failing to handle steps aside, and all others go on;
 * where nobody answers, or the person is signed out, everything stays as it is.
 */
export function sendingBy(post: Post): () => Promise<void> {
  const unanswered = new Set<string>();
  let quietUntilMs = 0;

  return async function sendAll() {
    const tried = new Set<string>();
    let isAnybodyThere = false;
    for (;;) {
      if (post.nowMs() < quietUntilMs) return;
      const entry = nextToSend(await post.store.read(), post.kinds, { tried, unanswered });
      const kind = entry && post.kinds.get(entry.kind);
      if (!kind) return;
      const fate = await attempt(post.send, entry, kind);
      const quietSeconds = Math.min(fate.answer.retryAfterSeconds ?? 0, mostQuietSeconds);
      quietUntilMs = post.nowMs() + 1000 * quietSeconds;
      if (fate.verdict === "away" || fate.verdict === "signed-out") {
        unanswered.add(entry.id);
        // it alone gets no answer
        if (isAnybodyThere && isSilence(fate)) await noteFate(post, entry, { ...fate, verdict: "failing" });
        else post.tell(entry, fate);
        return;
      }
      isAnybodyThere = true;
      unanswered.delete(entry.id);
      if (isMomentRefused(entry, fate)) {
        await post.store.put({ ...entry, occurredAt: null });
        continue;
      }
      tried.add(entry.id);
      await noteFate(post, entry, fate);
    }
  };
}

/** Sends one entry, once. */
export async function attempt(send: Post["send"], entry: Entry, kind: Kind): Promise<Fate> {
  const body = bodyOf(entry);
  const answer = await send({
    method: kind.endpoint.method,
    url: urlOf(kind.endpoint.path, { params: entry.params }),
    idempotencyKey: entry.id,
    limitMs: attemptLimitMs,
    ...(entry.timeZone === undefined ? {} : { timeZone: entry.timeZone }),
    ...(body === undefined ? {} : { body }),
  });
  const verdict = verdictOf(answer, kind);
  // nothing that somebody wrote is given up because the rest is there already
  const isWritten = closedIn(entry, kind) !== null || textOf(entry, new Map([[kind.name, kind]])) !== null;
  const isTextLost = verdict === "settled" && isWritten;
  // for a screen a page of something else is the same as no connection
  const isForeign = verdict === "away" && answer.status < 400;
  return {
    verdict: isTextLost ? "refused" : verdict,
    answer: isForeign ? { ...answer, status: 0, text: "offline" } : answer,
  };
}

/** The clock of the device may be wrong: what was done then counts without its moment. A refused request has claimed nothing, so the key stays. */
export function isMomentRefused({ occurredAt }: Entry, { verdict, answer }: Fate): boolean {
  const errors = problemIn(answer)?.errors ?? {};
  return verdict === "refused" && occurredAt !== null && "occurredAt" in errors;
}

async function noteFate(post: Post, entry: Entry, fate: Fate): Promise<void> {
  const { store, kinds, userId } = post;
  const kind = kinds.get(entry.kind);
  const { detail = null, newer } = problemIn(fate.answer) ?? {};
  if (fate.verdict === "failing") {
    await store.put(afterFailure(entry, detail));
    post.tell(entry, fate);
    return;
  }
  if (fate.verdict === "refused") {
    kind?.onRefused?.(entry, userId);
    // on the device first: whoever waits may be gone by now
    await store.put(afterRefusal(entry, detail, newer));
    if (post.tell(entry, fate)) await store.remove(entry.id);
    return;
  }
  kind?.onDelivered?.(entry, userId);
  const revision = revisionIn(fate.answer);
  const queue = await store.read();
  if (revision !== null)
    for (const later of basedAnew(entry, revision, { queue, kinds })) await store.put(later);
  await store.remove(entry.id);
  for (const overtaken of overtakenBy(entry, await store.read(), kinds)) await store.put(overtaken);
  post.tell(entry, fate);
}

/** The version that a change has become, where the reply tells it. */
function revisionIn({ text, replyTo }: RawAnswer): number | null {
  const reply: unknown = replyTo === undefined ? null : JSON.parse(text);
  return isRecord(reply) && typeof reply["revision"] === "number" ? reply["revision"] : null;
}

function isSilence({ answer }: Fate): boolean {
  return answer.status === 0;
}
