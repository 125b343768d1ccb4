import { createAmbience } from "./ambience.ts";
import { ringBell } from "./bell.ts";
import type { Levels } from "./levels.ts";

/** Everything that is heard besides the voice. */
export interface SoundStage {
  /** Fades the sound in; call it from a user gesture, which browsers require. */
  readonly begin: () => void;
  /** Fades it out within `seconds`, then suspends. */
  readonly rest: (seconds: number) => void;
  readonly mix: (levels: Levels) => void;
  /** Lowers the background for the voice, or restores it. */
  readonly duck: (isSpeaking: boolean) => void;
  readonly ring: (volume: number) => void;
  /** Goes to a volume within `seconds`: for falling asleep. */
  readonly dim: (volume: number, seconds: number) => void;
  /** Calls `go` after this many seconds of the audio clock, which a hidden page does not slow down. Returns how to cancel. */
  readonly after: (seconds: number, go: () => void) => () => void;
  readonly close: () => void;
}

const beginSeconds = 2.5;
// the background volume while the voice speaks
const duckedVolume = 0.6;
const duckSeconds = 0.5;

/** A stage; null in a browser without Web Audio: the narration works all the same. */
export function openSoundStage(onInterrupted: () => void): SoundStage | null {
  const context = newContext();
  if (!context) return null;
  const { dimmer, curtain, ducker, bells } = wired(context);
  const ambience = createAmbience(context, ducker);
  let resting: ReturnType<typeof setTimeout> | undefined;
  context.onstatechange = () => {
    // during a phone call: a state that only Safari has
    if (String(context.state) === "interrupted") onInterrupted();
  };
  return {
    begin: () => {
      clearTimeout(resting);
      // a browser that refuses stays silent: the words go on
      context.resume().catch(() => null);
      slide(dimmer, 1, duckSeconds);
      slide(bells, 1, 0.05);
      slide(curtain, 1, beginSeconds);
    },
    rest: (seconds) => {
      clearTimeout(resting);
      slide(curtain, 0, seconds);
      slide(bells, 0, seconds);
      resting = setTimeout(() => void context.suspend().catch(() => null), seconds * 2000);
    },
    mix: ambience.mix,
    duck: (isSpeaking) => slide(ducker, isSpeaking ? duckedVolume : 1, duckSeconds * 2),
    ring: (volume) => ringBell(bells, context.currentTime + 0.02, volume),
    dim: (volume, seconds) => slide(dimmer, volume, seconds),
    after: (seconds, go) => callAfter(context, seconds, go),
    close: () => {
      clearTimeout(resting);
      context.onstatechange = null;
      context.close().catch(() => null);
    },
  };
}

/** Sound passes under the voice, through what begins and ends it, and through what falls asleep; bells are clear at once. */
function wired(context: AudioContext) {
  const dimmer = new GainNode(context, { gain: 1 });
  const curtain = new GainNode(context, { gain: 0 });
  const ducker = new GainNode(context, { gain: 1 });
  const bells = new GainNode(context, { gain: 1 });
  ducker.connect(curtain).connect(dimmer).connect(context.destination);
  bells.connect(dimmer);
  return { dimmer, curtain, ducker, bells };
}

/** Changes the volume without a click; 95 % of the change is done after `seconds`. */
function slide({ gain, context }: GainNode, to: number, seconds: number): void {
  gain.cancelScheduledValues(context.currentTime);
  gain.setTargetAtTime(to, context.currentTime, seconds / 3);
}

function callAfter(context: AudioContext, seconds: number, go: () => void): () => void {
  const clock = new ConstantSourceNode(context, { offset: 0 });
  clock.connect(context.destination);
  clock.onended = () => {
    clock.disconnect();
    go();
  };
  clock.start();
  clock.stop(context.currentTime + seconds);
  return () => {
    clock.onended = null;
    clock.stop();
    clock.disconnect();
  };
}

function newContext(): AudioContext | null {
  if (!("AudioContext" in globalThis)) return null;
  try {
    return new AudioContext({ latencyHint: "playback" });
  } catch (error) {
    console.info("This browser makes no sound of its own.", error);
    return null;
  }
}
