import type { Step } from "@remanso/core/activity/contract.ts";
import type { KeptSession } from "@remanso/core/session/kept-session.ts";
import {
  next,
  pause,
  previous,
  resume,
  type ClockReading,
  type SessionClock,
} from "@remanso/core/session/session-clock.ts";
import { useSessionKeys } from "./use-session-keys.ts";

interface Moves {
  readonly kept: KeptSession;
  readonly update: (session: KeptSession) => void;
  readonly steps: readonly Step[];
  readonly reading: ClockReading;
  /** A question is open, or the completion is on its way. */
  readonly isLocked: boolean;
}

/** Pausing, going on, and the steps before and after, by buttons and by keys. */
export function useMoves({ kept, update, steps, reading, isLocked }: Moves) {
  function move(change: (clock: SessionClock, all: readonly Step[], nowMs: number) => SessionClock) {
    if (!isLocked) update({ ...kept, clock: change(kept.clock, steps, Date.now()) });
  }
  const toggle = () =>
    move((clock, all, nowMs) => (reading.playing ? pause(clock, all, nowMs) : resume(clock, nowMs)));
  useSessionKeys({ toggle, previous: () => move(previous), next: () => move(next) });
  return { toggle, back: () => move(previous), on: () => move(next) };
}
