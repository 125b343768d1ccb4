// a small bowl: partials beside the whole numbers, the first two so close that they beat; [ratio, volume, seconds]
const partials = [
  [1, 0.5, 4.6],
  [1.004, 0.3, 4.2],
  [2.74, 0.24, 2.6],
  [5.18, 0.1, 1.4],
  [8.4, 0.035, 0.7],
] as const;
const pitch = 329.6;
const softAttackSeconds = 0.035;

/** Rings a bell into `out`, at `startsAt` seconds of the context's clock; `volume` 1 is a clear stroke. */
export function ringBell(out: AudioNode, startsAt: number, volume: number): void {
  const { context } = out;
  const stroke = new GainNode(context, { gain: volume * 0.3 });
  stroke.connect(out);
  for (const [index, [ratio, share, seconds]] of partials.entries()) {
    const tone = new OscillatorNode(context, { frequency: pitch * ratio });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0, startsAt);
    gain.gain.linearRampToValueAtTime(share, startsAt + softAttackSeconds);
    gain.gain.exponentialRampToValueAtTime(0.0001, startsAt + seconds);
    tone.connect(gain).connect(stroke);
    tone.start(startsAt);
    tone.stop(startsAt + seconds);
    // the first partial is the last to fall silent
    if (index === 0) tone.onended = () => stroke.disconnect();
  }
}
