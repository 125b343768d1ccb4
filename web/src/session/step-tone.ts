import { ringBell } from "../audio/bell.ts";

export interface StepTone {
  /** Lets it sound: browsers want a person's own gesture for it. */
  readonly wake: () => Promise<void>;
  /** Rings in so many seconds. The answer takes it back, unless it has begun. */
  readonly ringIn: (seconds: number) => () => void;
  readonly close: () => void;
}

const volume = 0.6;

/** A soft bell, set ahead on the audio clock. */
export function createStepTone(): StepTone {
  const context = new AudioContext({ latencyHint: "playback" });
  return {
    wake: () => context.resume(),
    ringIn: (seconds) => {
      const out = new GainNode(context);
      out.connect(context.destination);
      const startsAt = context.currentTime + seconds;
      ringBell(out, startsAt, volume);
      return () => {
        if (context.currentTime < startsAt) out.disconnect();
      };
    },
    close: () => void context.close(),
  };
}
