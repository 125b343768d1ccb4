import { useEffect } from "react";
import { completionOf, type KeptSession } from "@remanso/core/session/kept-session.ts";
import { clockAt, pause, wholeMinutes, type TimedStep } from "@remanso/core/session/session-clock.ts";
import { knownUntilMs } from "@remanso/core/session/sleeping-clock.ts";
import type { Activity } from "@remanso/core/activity/contract.ts";
import type { Growth } from "@remanso/core/garden/contract.ts";
import { useSendCompletion } from "../activity/completion-queries.ts";
import type { CallError } from "../call.ts";
import { useStrings } from "../app/language.tsx";
import { useToast } from "../app/toasts.tsx";
import { strings as outboxStrings } from "../outbox/strings.ts";
import { keep, keptAt, type SessionPlace } from "./keeping.ts";
import { strings } from "./strings.ts";
import { newKey } from "../app/new-key.ts";

type FinishState = "open" | "sending" | "recorded" | "already";

interface Finish {
  readonly state: FinishState;
  /** The plants that it brought or raised, as far as is known. */
  readonly grew: readonly Growth[];
  readonly finish: () => void;
}

interface Finishing {
  readonly activity: Activity;
  readonly steps: readonly TimedStep[];
  /** Where the session is kept on this device. */
  readonly place: SessionPlace;
}

/**
 * Records the session's completion. What is sent is kept on the device before it leaves, and sent again unchanged under
 * the same key until the server has answered: a lost connection neither counts twice nor loses a word.
 */
export function useFinish({ activity, steps, place }: Finishing): Finish {
  const words = useStrings(strings);
  const { keptAnyway } = useStrings(outboxStrings);
  const toast = useToast();
  const complete = useSendCompletion();
  const outcome = complete.data?.outcome;
  const state = outcome === "failing" ? "open" : stateOf(complete.status, complete.error);

  useEffect(() => {
    // what only this device has stays until the outbox has delivered it
    if (state === "recorded" && outcome === "sent") keep(place, null);
    if (state === "already") keep(place, onlyUnsentWriting(keptAt(place)));
  }, [state, place, outcome]);

  function finish() {
    const kept = keptAt(place);
    if (!kept) return;
    const ready = withCompletion(kept, steps);
    keep(place, ready);
    const { key, ...input } = ready.completion;
    complete.mutate(
      { activity, input, key },
      {
        onSuccess: ({ outcome }) => {
          if (outcome === "failing") tellFailure(`${words.completeFailed} ${keptAnyway}`);
        },
        onError: (error) => explain(error, ready),
      },
    );
  }

  function explain(error: CallError, sent: KeptSession) {
    if (isAlreadyCompleted(error)) return;
    if (isRefusedForGood(error)) keep(place, { ...sent, completion: null });
    tellFailure(words.completeFailed);
  }

  function tellFailure(description: string) {
    const action = { label: words.retry, onPress: finish };
    toast({ title: words.error, description, kind: "failure", action });
  }

  return { state, grew: complete.data?.grew ?? [], finish };
}

function stateOf(status: "idle" | "pending" | "success" | "error", error: CallError | null): FinishState {
  if (status === "success") return "recorded";
  if (status === "pending") return "sending";
  return error && isAlreadyCompleted(error) ? "already" : "open";
}

function isAlreadyCompleted(error: CallError): boolean {
  return error.problem?.code === "activity_completed";
}

/** True when the server has understood and said no: nothing was recorded, so the next attempt is another one. */
function isRefusedForGood({ status }: CallError): boolean {
  return status === 400 || status === 404 || status === 413 || status === 422;
}

/** Completed elsewhere: the session is over, but words that were written here stay until they are thrown away. */
function onlyUnsentWriting(kept: KeptSession | null): KeptSession | null {
  return kept && kept.writing.trim() !== "" ? { ...kept, completion: null } : null;
}

/** `kept`, stopped, with the completion to send: the one of an earlier attempt, else one made now. */
function withCompletion(kept: KeptSession, steps: readonly TimedStep[]) {
  const nowMs = Date.now();
  const knownMs = knownUntilMs(kept, nowMs);
  const reading = clockAt(kept.clock, steps, knownMs);
  const played = { minutes: wholeMinutes(reading.playedMs), writing: kept.writing };
  const completion = kept.completion ?? {
    key: newKey(),
    ...completionOf(played, reading.finishedAtMs ?? nowMs),
  };
  return { ...kept, clock: pause(kept.clock, steps, knownMs), completion };
}
