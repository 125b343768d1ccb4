import { useState, type ReactNode } from "react";
import type { KeptSession } from "@remanso/core/session/kept-session.ts";
import type { ClockReading, TimedStep } from "@remanso/core/session/session-clock.ts";
import { isEarly, keptPractising, leftPractising, plannedMs } from "@remanso/core/session/sleeping-clock.ts";
import { useStrings } from "../app/language.tsx";
import { Question } from "./question.tsx";
import { strings } from "./strings.ts";

interface Asked {
  readonly kept: KeptSession;
  readonly update: (session: KeptSession) => void;
  readonly steps: readonly TimedStep[];
  readonly reading: ClockReading;
  readonly onFinish: () => void;
}

/**
 * What a session asks, once each: whether somebody went on while the page slept, and whether it was done when it is finished in less than
 * a fifth of its planned time. `finish` asks the second one first where it has to. decisions §3
 */
export function useAsking({ kept, update, steps, reading, onFinish }: Asked): {
  question: ReactNode;
  finish: () => void;
} {
  const words = useStrings(strings);
  const [early, setEarly] = useState<"not yet" | "open" | "answered">("not yet");

  function finish() {
    if (early === "not yet" && !kept.completion && isEarly(reading.playedMs, steps)) setEarly("open");
    else onFinish();
  }

  if (kept.slept) {
    const keepOn = { text: words.keptOn, onPress: () => update(keptPractising(kept, Date.now())) };
    const left = { text: words.leftIt, onPress: () => update(leftPractising(kept)) };
    const question = (
      <Question title={words.slept} answers={[keepOn, left]}>
        {words.sleptText}
      </Question>
    );
    return { question, finish };
  }
  if (early !== "open") return { question: null, finish };
  const done = {
    text: words.itIsDone,
    onPress: () => {
      setEarly("answered");
      onFinish();
    },
  };
  const goOn = { text: words.goOn, onPress: () => setEarly("answered") };
  return {
    question: (
      <Question title={words.early} answers={[done, goOn]}>
        {words.earlyText(inMinutes(reading.playedMs), Math.round(plannedMs(steps) / 60_000))}
      </Question>
    ),
    finish,
  };
}

const inMinutes = (ms: number) => Math.floor(ms / 60_000);
