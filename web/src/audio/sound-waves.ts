import { seeded, seedOf } from "@remanso/core/seeded.ts";

export type Samples = Float32Array<ArrayBuffer>;
type Chance = () => number;

/** How loud every one of these is: the root of its mean square. */
export const loudness = 0.1;

/** Noise with as much of every pitch; `seconds` long, and its end goes over into its beginning. */
export function whiteNoise({ name, seconds, rate }: Wave): Samples {
  const chance = chanceOf(name);
  return levelled(filled(seconds * rate, () => chance() * 2 - 1));
}

export interface Wave {
  /** The same name gives the same sound. */
  readonly name: string;
  readonly seconds: number;
  /** Samples a second. */
  readonly rate: number;
}

/** Noise as water and leaves have it: the deeper, the louder, by 3 dB an octave (Paul Kellet's filter). */
export function pinkNoise({ name, seconds, rate }: Wave): Samples {
  const chance = chanceOf(name);
  let [low, middle, high] = [0, 0, 0];
  return asLoop({ seconds, rate }, () => {
    const white = chance() * 2 - 1;
    low = 0.99765 * low + 0.099046 * white;
    middle = 0.963 * middle + 0.2965164 * white;
    high = 0.57 * high + 1.0526913 * white;
    return low + middle + high + 0.1848 * white;
  });
}

/** Noise that is deeper still, like a far waterfall. */
export function brownNoise({ name, seconds, rate }: Wave): Samples {
  const chance = chanceOf(name);
  let sum = 0;
  return asLoop({ seconds, rate }, () => {
    sum = sum * 0.975 + (chance() * 2 - 1) * 0.1;
    return sum;
  });
}

/** Bubbles that rise in slow water: each a short tone that climbs as it grows smaller, most of them faint. */
export function bubbles({ name, seconds, rate }: Wave): Samples {
  const chance = chanceOf(name);
  const loop = new Float32Array(seconds * rate);
  for (let count = seconds * 4; count > 0; count -= 1) {
    const pitch = 280 + 900 * chance() ** 1.6;
    addTone(loop, rate, {
      startsAt: chance() * seconds,
      pitch,
      climb: pitch * (1.5 + 3 * chance()),
      volume: 0.06 + 0.3 * chance() ** 2,
      attack: 0.006,
      fade: 0.018 + 0.05 * chance(),
    });
  }
  return levelled(loop);
}

/** Drops that fall on leaves and stone: near ones few and clear, far ones many and faint. */
export function droplets({ name, seconds, rate }: Wave): Samples {
  const chance = chanceOf(name);
  const loop = new Float32Array(seconds * rate);
  for (let count = seconds * 45; count > 0; count -= 1) {
    addTone(loop, rate, {
      startsAt: chance() * seconds,
      pitch: 1400 + 3600 * chance(),
      climb: 0,
      volume: 0.05 + 0.25 * chance() ** 4,
      attack: 0.0006,
      fade: 0.0015 + 0.006 * chance() ** 2,
    });
  }
  return levelled(loop);
}

// of a hammered bowl: partials beside the whole numbers, each pair so close that it beats slowly; [ratio, volume, seconds]
const bowlPartials = [
  [1, 1, 5.2],
  [1.006, 0.6, 4.8],
  [2.71, 0.42, 3.1],
  [2.724, 0.25, 2.9],
  [5.02, 0.14, 1.7],
  [8.1, 0.04, 0.8],
] as const;
const bowlPitches = [130.8, 196, 146.8, 174.6] as const;

/** Bowls that are struck softly now and then; what still rings at the end goes on at the beginning. */
export function bowls({ name, seconds, rate }: Wave): Samples {
  const chance = chanceOf(name);
  const loop = new Float32Array(seconds * rate);
  const strikes = Math.round(seconds / 8);
  for (let strike = 0; strike < strikes; strike += 1) {
    const startsAt = ((strike + 0.7 * chance()) * seconds) / strikes;
    const base = bowlPitches[Math.floor(chance() * bowlPitches.length)] ?? bowlPitches[0];
    const volume = 0.6 + 0.4 * chance();
    for (const [ratio, share, fade] of bowlPartials) {
      addTone(loop, rate, {
        startsAt,
        pitch: base * ratio,
        climb: 0,
        volume: volume * share,
        attack: 0.06,
        fade,
      });
    }
  }
  return levelled(loop);
}

interface Tone {
  readonly startsAt: number;
  readonly pitch: number;
  /** How far the pitch climbs in a second, hertz. */
  readonly climb: number;
  readonly volume: number;
  /** Seconds until it is at its loudest. */
  readonly attack: number;
  /** Seconds in which it falls to a third. */
  readonly fade: number;
}

const unheard = 0.001;
// a climbing pitch is taken as steady for so many samples
const steadySamples = 32;

/** Adds a tone that dies away; past the end of the loop it goes on at its beginning. */
function addTone(loop: Samples, rate: number, tone: Tone): void {
  const { volume, attack, fade } = tone;
  const length = Math.ceil(Math.min(loop.length, (attack + fade * Math.log(volume / unheard)) * rate));
  const fall = Math.exp(-1 / (fade * rate));
  // a point that turns around the middle and comes nearer to it: its height is the tone
  let [across, height] = [volume, 0];
  let [turnAcross, turnUp] = [1, 0];
  let place = Math.floor(tone.startsAt * rate) % loop.length;
  for (let step = 0; step < length; step += 1) {
    if (step % steadySamples === 0) {
      const turn = (2 * Math.PI * (tone.pitch + (tone.climb * step) / rate)) / rate;
      [turnAcross, turnUp] = [fall * Math.cos(turn), fall * Math.sin(turn)];
    }
    const swell = step < attack * rate ? (1 - Math.cos((Math.PI * step) / (attack * rate))) / 2 : 1;
    loop[place] = (loop[place] ?? 0) + height * swell;
    const before = across;
    across = before * turnAcross - height * turnUp;
    height = before * turnUp + height * turnAcross;
    place = place + 1 === loop.length ? 0 : place + 1;
  }
}

function filled(length: number, next: () => number): Samples {
  const samples = new Float32Array(length);
  for (let step = 0; step < length; step += 1) samples[step] = next();
  return samples;
}

const overlapSeconds = 0.5;

/** A loop of what `next` gives, without a seam: what follows its end is faded into its beginning. */
function asLoop({ seconds, rate }: { seconds: number; rate: number }, next: () => number): Samples {
  const overlap = Math.round(overlapSeconds * rate);
  const loop = filled(seconds * rate, next);
  for (let step = 0; step < overlap; step += 1) {
    // the sum of the squares stays the same, so it is as loud there as elsewhere
    const turn = (Math.PI / 2) * (step / overlap);
    loop[step] = (loop[step] ?? 0) * Math.sin(turn) + next() * Math.cos(turn);
  }
  return levelled(loop);
}

/** The same sound around zero and at the common loudness. */
function levelled(samples: Samples): Samples {
  let [sum, square] = [0, 0];
  for (const sample of samples) {
    sum += sample;
    square += sample * sample;
  }
  const mean = sum / samples.length;
  const gain = loudness / Math.sqrt(Math.max(Number.EPSILON, square / samples.length - mean * mean));
  for (let step = 0; step < samples.length; step += 1) samples[step] = ((samples[step] ?? 0) - mean) * gain;
  return samples;
}

function chanceOf(name: string): Chance {
  return seeded(seedOf(name));
}
