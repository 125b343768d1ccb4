import { completionOf, type KeptSession } from "@remanso/core/session/kept-session.ts";
import { clockAt, pause, wholeMinutes, type TimedStep } from "@remanso/core/session/session-clock.ts";
import { useCompleteActivity } from "../activity/queries.ts";
import type { CallError } from "../call.ts";
import { useStrings } from "../app/language.tsx";
import { useToast } from "../app/toasts.tsx";
import { strings } from "./strings.ts";

interface Finishing {
  readonly activityId: string;
  readonly steps: readonly TimedStep[];
  readonly kept: KeptSession | null;
  readonly update: (session: KeptSession | null) => void;
}

export type FinishState = "open" | "sending" | "recorded" | "already";

/**
 * Records the session's completion. What is sent is kept on the device before it leaves, and sent again unchanged under
 * the same key until the server has answered: a lost connection neither counts twice nor loses a word.
 */
export function useFinish({ activityId, steps, kept, update }: Finishing): { state: FinishState; finish: () => void } {
  const words = useStrings(strings);
  const toast = useToast();
  const complete = useCompleteActivity();

  function finish() {
    if (!kept || complete.isPending) return;
    const ready = withCompletion(kept, steps, Date.now());
    update(ready);
    const { key, ...input } = ready.completion;
    complete.mutate(
      { params: { id: activityId }, input, idempotencyKey: key },
      { onSuccess: () => update(null), onError: (error) => explain(error, ready) },
    );
  }

  function explain(error: CallError, sent: KeptSession) {
    // refused for good: the next attempt is another one. What was written stays on the device
    const open = { ...sent, completion: null };
    if (isAlreadyCompleted(error)) update(sent.writing.trim() === "" ? null : open);
    else {
      if (isRefusedForGood(error)) update(open);
      const description = error.status === 0 ? words.offline : words.completeFailed;
      toast({ title: words.error, description, kind: "failure", action: { label: words.retry, onPress: finish } });
    }
  }

  return { state: stateOf(complete.status, complete.error), finish };
}

function stateOf(status: "idle" | "pending" | "success" | "error", error: CallError | null): FinishState {
  if (status === "success") return "recorded";
  if (status === "pending") return "sending";
  return error && isAlreadyCompleted(error) ? "already" : "open";
}

function isAlreadyCompleted(error: CallError): boolean {
  return error.problem?.code === "activity_completed";
}

/** True when the server has understood and said no: nothing was recorded, so the key may be dropped. */
function isRefusedForGood({ status }: CallError): boolean {
  return status === 400 || status === 404 || status === 413 || status === 422;
}

/** `kept`, stopped, with the completion to send: the one of an earlier attempt, else one made now. */
function withCompletion(kept: KeptSession, steps: readonly TimedStep[], nowMs: number) {
  const reading = clockAt(kept.clock, steps, nowMs);
  const played = { minutes: wholeMinutes(reading.playedMs), writing: kept.writing };
  const completion = kept.completion ?? {
    key: crypto.randomUUID(),
    ...completionOf(played, reading.finishedAtMs ?? nowMs, nowMs),
  };
  return { ...kept, clock: pause(kept.clock, steps, nowMs), completion };
}
