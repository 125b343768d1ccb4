import { basisOf, isRecord, type Entry } from "./entry.ts";
import { thingOf, type Kinds } from "./kind.ts";

// how many times in a row the server may fail to handle an entry before it steps aside
const mostFailures = 3;

export function waiting(queue: readonly Entry[]): Entry[] {
  return queue.filter(({ aside }) => aside === null);
}

export function steppedAside(queue: readonly Entry[]): Entry[] {
  return queue.filter(({ aside }) => aside !== null);
}

/**
 * The entry to send next, or null. Not one that was `tried` in this pass, and not before an older one about the same thing; what failed
 * or got no answer lately (`unanswered`) comes after all others, so that it holds nobody up.
 */
export function nextToSend(
  queue: readonly Entry[],
  kinds: Kinds,
  { tried, unanswered }: { tried: ReadonlySet<string>; unanswered: ReadonlySet<string> },
): Entry | null {
  const begun = new Set<string>();
  const ready = waiting(queue).filter((entry) => {
    const thing = thingOf(entry, kinds);
    const isFirst = !begun.has(thing);
    begun.add(thing);
    return isFirst && kinds.has(entry.kind) && !tried.has(entry.id);
  });
  return ready.find(({ id, failures }) => failures === 0 && !unanswered.has(id)) ?? ready[0] ?? null;
}

/** True where an older entry about the same thing fails, and `entry` must wait for it. */
export function isBehindFailure(entry: Entry, queue: readonly Entry[], kinds: Kinds): boolean {
  const thing = thingOf(entry, kinds);
  return waiting(queue).some(
    (other) => other.failures > 0 && other.madeAtMs < entry.madeAtMs && thingOf(other, kinds) === thing,
  );
}

/** The entry after the server failed to handle it once more. */
export function afterFailure(entry: Entry, detail: string | null): Entry {
  const failures = entry.failures + 1;
  const aside = failures < mostFailures ? null : { why: "failing" as const, detail, isOvertaken: false };
  return { ...entry, failures, aside };
}

/** The entry after the server said no; with what is there now, where it was based on something older. */
export function afterRefusal(entry: Entry, detail: string | null, newer?: unknown): Entry {
  const aside = { why: "refused", detail, isOvertaken: false } as const;
  return { ...entry, aside: newer === undefined ? aside : { ...aside, newer } };
}

/** The entry as it is when the person wants it tried again. */
export function toTryAgain(entry: Entry): Entry {
  return { ...entry, failures: 0, aside: null };
}

/**
 * The waiting entries that were made on this device on top of `delivered`, before its `revision` was known: from now on they are based on
 * that, so that somebody's own second edit is no conflict with their first.
 */
export function basedAnew(
  delivered: Entry,
  revision: number,
  { queue, kinds }: { queue: readonly Entry[]; kinds: Kinds },
): Entry[] {
  const thing = thingOf(delivered, kinds);
  const basis = basisOf(delivered);
  return waiting(queue).flatMap((entry) => {
    const isOnTop = entry.madeAtMs > delivered.madeAtMs && thingOf(entry, kinds) === thing;
    if (!isOnTop || basis === null || basisOf(entry) !== basis || !isRecord(entry.input)) return [];
    return [{ ...entry, input: { ...entry.input, basedOn: revision } }];
  });
}

/** The entries that stepped aside and must not be sent any more now that `delivered` was: it is newer and about the same thing. */
export function overtakenBy(delivered: Entry, queue: readonly Entry[], kinds: Kinds): Entry[] {
  const thing = thingOf(delivered, kinds);
  return queue.flatMap((entry) => {
    const isOlder = entry.madeAtMs < delivered.madeAtMs && thingOf(entry, kinds) === thing;
    return entry.aside && isOlder && !entry.aside.isOvertaken
      ? [{ ...entry, aside: { ...entry.aside, isOvertaken: true } }]
      : [];
  });
}
