import { useEffect, useEffectEvent, useState } from "react";
import type { Step } from "@remanso/core/activity/contract.ts";
import type { ClockReading } from "@remanso/core/session/session-clock.ts";
import { useDeviceChoices } from "../breathing/device-choices.ts";
import type { StepTone } from "./step-tone.ts";

// more than the session's clock may be late: the tone has begun when the next step comes
const earlyMs = 300;
const gently = [160, 140, 160];

/** A soft tone at the end of each step that may close the eyes, unless sounds are off; where the device vibrates, that too. */
export function useStepTone({ steps, reading }: { steps: readonly Step[]; reading: ClockReading }): void {
  const { tone: isWanted, vibration } = useDeviceChoices();
  const tone = useTone(isWanted && steps.some(({ eyesClosed }) => eyesClosed));
  const step = steps[reading.stepIndex];
  const untilEndMs = useEffectEvent(() => (step?.duration ?? 0) * 1000 - reading.stepElapsedMs);
  const stretch = reading.playing && step?.eyesClosed ? step.id : null;
  useEffect(() => {
    if (stretch === null) return undefined;
    const inMs = Math.max(0, untilEndMs() - earlyMs);
    // set ahead on the sound's own clock: a page that is busy or hidden does not make it late
    const silence = tone?.ringIn(inMs / 1000);
    const timer = setTimeout(() => {
      if (vibration && "vibrate" in navigator) navigator.vibrate(gently);
    }, inMs);
    return () => {
      silence?.();
      clearTimeout(timer);
    };
  }, [tone, stretch, vibration]);
}

/** The tone, once the browser lets it sound: after a press on the page. */
function useTone(isWanted: boolean): StepTone | null {
  const [tone, setTone] = useState<StepTone | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    const over = new AbortController();
    let made: StepTone | null = null;
    import("./step-tone.ts").then(
      ({ createStepTone }) => {
        if (over.signal.aborted) return;
        const own = createStepTone();
        made = own;
        const wake = () => {
          own.wake().then(
            () => (over.signal.aborted ? undefined : setTone(own)),
            () => undefined,
          );
        };
        wake();
        addEventListener("pointerdown", wake, over);
        addEventListener("keydown", wake, over);
      },
      // it sounds where its code is there
      () => undefined,
    );
    return () => {
      over.abort();
      made?.close();
      setTone(null);
    };
  }, [isWanted]);
  return tone;
}
