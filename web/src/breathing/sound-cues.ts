import type { BreathPhase, PhaseSpan } from "@remanso/core/breathing/phase-at.ts";

export interface SoundCues {
  /** Lets the sound begin: browsers want a person's own gesture for it. */
  readonly wake: () => Promise<void>;
  /** Sets every phase that is not over at `elapsedMs` on the audio clock, in place of whatever was set before. */
  readonly schedule: (spans: readonly PhaseSpan[], elapsedMs: number) => void;
  readonly silence: () => void;
  readonly close: () => void;
}

interface Voice {
  /** A tone that goes from one pitch to another for as long as the phase lasts; hertz. */
  readonly glide?: { readonly from: number; readonly to: number };
  /** A soft bell at the phase's first instant; hertz. */
  readonly bell?: number;
}

// rising, still, falling: so that they can be told apart with eyes closed; the pause is silent
const voices: Readonly<Record<BreathPhase, Voice>> = {
  inhale: { glide: { from: 196, to: 293.66 }, bell: 392 },
  hold: { bell: 587.33 },
  exhale: { glide: { from: 293.66, to: 174.61 }, bell: 261.63 },
  pause: {},
};
const glideVolume = 0.1;
const bellVolume = 0.16;
const bellSeconds = 2.6;
const fadeSeconds = 0.06;

/** Sounds made by the browser itself, set ahead on the audio clock: a busy or hidden page does not make them late. */
export function createSoundCues(): SoundCues {
  const context = new AudioContext({ latencyHint: "playback" });
  let current: GainNode | null = null;

  function silence() {
    const ending = current;
    current = null;
    if (!ending) return;
    ending.gain.setTargetAtTime(0, context.currentTime, fadeSeconds / 3);
    setTimeout(() => ending.disconnect(), fadeSeconds * 1000 * 4);
  }

  return {
    wake: () => context.resume(),
    silence,
    schedule: (spans, elapsedMs) => {
      silence();
      const out = context.createGain();
      out.connect(context.destination);
      current = out;
      const zero = context.currentTime + fadeSeconds - elapsedMs / 1000;
      for (const span of spans) {
        if (span.endsMs > elapsedMs) setPhase(out, span, zero);
      }
    },
    close: () => void context.close(),
  };
}

/** Sets one phase; `zero` is the instant of the audio clock at which the game's clock is 0. */
function setPhase(out: GainNode, { phase, startsMs, endsMs }: PhaseSpan, zero: number): void {
  const { glide, bell } = voices[phase];
  const [starts, ends] = [zero + startsMs / 1000, zero + endsMs / 1000];
  const now = out.context.currentTime;
  if (glide) setGlide(out, { ...glide, starts, ends });
  // a bell that should have rung already is not rung late
  if (bell && starts >= now - 0.1) setBell(out, bell, Math.max(now, starts));
}

interface Glide {
  readonly from: number;
  readonly to: number;
  readonly starts: number;
  readonly ends: number;
}

/** A phase that is under way already begins at the pitch that it would have by now. */
function setGlide(out: GainNode, { from, to, starts, ends }: Glide): void {
  const begins = Math.max(starts, out.context.currentTime);
  const pitch = from * (to / from) ** ((begins - starts) / (ends - starts));
  const swell = Math.min(1.2, (ends - begins) / 3);
  const gain = out.context.createGain();
  gain.connect(out);
  gain.gain.setValueAtTime(0, begins);
  gain.gain.linearRampToValueAtTime(glideVolume, begins + swell);
  gain.gain.setValueAtTime(glideVolume, ends - swell);
  gain.gain.linearRampToValueAtTime(0, ends);
  // an octave below gives it body
  for (const [part, volume] of [
    [1, 1],
    [0.5, 0.6],
  ] as const) {
    const tone = out.context.createOscillator();
    const share = out.context.createGain();
    share.gain.value = volume;
    tone.frequency.setValueAtTime(pitch * part, begins);
    tone.frequency.exponentialRampToValueAtTime(to * part, ends);
    tone.connect(share).connect(gain);
    tone.start(begins);
    tone.stop(ends);
  }
}

function setBell(out: GainNode, pitch: number, starts: number): void {
  for (const [part, volume, seconds] of [
    [1, 1, 1],
    [2.01, 0.35, 0.6],
    [3.02, 0.12, 0.35],
  ] as const) {
    const tone = out.context.createOscillator();
    const gain = out.context.createGain();
    tone.frequency.value = pitch * part;
    gain.gain.setValueAtTime(0, starts);
    gain.gain.linearRampToValueAtTime(bellVolume * volume, starts + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, starts + bellSeconds * seconds);
    tone.connect(gain).connect(out);
    tone.start(starts);
    tone.stop(starts + bellSeconds * seconds);
  }
}
