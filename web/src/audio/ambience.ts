import { ambientSounds, type AmbientSound } from "@remanso/core/resources/contract.ts";
import { mixGain, type Levels } from "./levels.ts";
import {
  bowls,
  brownNoise,
  bubbles,
  droplets,
  pinkNoise,
  whiteNoise,
  type Samples,
  type Wave,
} from "./sound-waves.ts";

export interface Ambience {
  /** Fades every sound to its level; a sound at 0 uses no resources. */
  readonly mix: (levels: Levels) => void;
}

/** Water, rain, wind, bowls and noise, made by the browser itself, each at a level of its own, into `out`. */
export function createAmbience(context: BaseAudioContext, out: AudioNode): Ambience {
  const together = context.createGain();
  together.connect(out);
  const recordings: Recordings = new Map();
  const sounding = new Map<AmbientSound, Sounding>();

  function change(sound: AmbientSound, level: number) {
    const running = sounding.get(sound);
    if (running) {
      running.gain.gain.setTargetAtTime(level, context.currentTime, slideSeconds);
      if (level > 0) return;
      sounding.delete(sound);
      running.end(context.currentTime + slideSeconds * 8);
    } else if (level > 0) {
      const started = start(workshopIn(context, recordings), sound, together);
      started.gain.gain.setTargetAtTime(level, context.currentTime, slideSeconds * 3);
      sounding.set(sound, started);
    }
  }

  return {
    mix: (levels) => {
      together.gain.setTargetAtTime(mixGain(levels), context.currentTime, slideSeconds);
      for (const sound of ambientSounds) change(sound, levels[sound] / 100);
    },
  };
}

// the time constant of a fade: slow enough not to click
const slideSeconds = 0.25;

interface Sounding {
  readonly gain: GainNode;
  readonly end: (atSeconds: number) => void;
}

function start(workshop: Workshop, sound: AmbientSound, out: AudioNode): Sounding {
  const gain = workshop.gain(0);
  gain.connect(out);
  for (const node of recipes[sound](workshop)) node.connect(gain);
  const [first] = workshop.sources;
  if (first) first.onended = () => gain.disconnect();
  return { gain, end: (at) => workshop.sources.forEach((source) => source.stop(at)) };
}

const white: Recording = { name: "white", make: whiteNoise, seconds: 9, rate: 32_000, channels: 2 };
const pink: Recording = { name: "pink", make: pinkNoise, seconds: 11, rate: 24_000, channels: 2 };
const brown: Recording = { name: "brown", make: brownNoise, seconds: 11, rate: 16_000, channels: 2 };
const rising: Recording = { name: "rising", make: bubbles, seconds: 15, rate: 16_000, channels: 2 };
const falling: Recording = { name: "falling", make: droplets, seconds: 7, rate: 32_000, channels: 2 };
const struck: Recording = { name: "struck", make: bowls, seconds: 56, rate: 12_000, channels: 1 };

// how each sound is put together
const recipes: Readonly<Record<AmbientSound, (workshop: Workshop) => AudioNode[]>> = {
  water: (make) => {
    const stream = make.filter("bandpass", 460, 0.5);
    make.loop(pink).connect(stream);
    make.sway(stream.frequency, 0.11, 130);
    make.sway(stream.frequency, 0.043, 90);
    const flow = make.gain(1.5);
    make.sway(flow.gain, 0.071, 0.35);
    const trickle = make.filter("bandpass", 1700, 0.9);
    make.loop(pink, 1.13).connect(trickle);
    const glitter = make.gain(0.5);
    make.sway(glitter.gain, 0.19, 0.2);
    const bubbling = make.gain(0.32);
    make.loop(rising).connect(bubbling);
    return [stream.connect(flow), trickle.connect(glitter), bubbling];
  },
  rain: (make) => {
    const veil = make.filter("highpass", 900, 0.4);
    const soft = make.filter("lowpass", 7500, 0.4);
    make.loop(white).connect(veil).connect(soft);
    const fall = make.gain(0.42);
    make.sway(fall.gain, 0.057, 0.09);
    const ground = make.filter("bandpass", 260, 0.5);
    make.loop(pink, 0.91).connect(ground);
    const roof = make.gain(0.8);
    const drops = make.gain(0.26);
    make.loop(falling).connect(drops);
    return [soft.connect(fall), ground.connect(roof), drops];
  },
  wind: (make) => {
    const breath = make.filter("bandpass", 340, 0.8);
    make.loop(pink, 0.83).connect(breath);
    make.sway(breath.frequency, 0.061, 120);
    make.sway(breath.frequency, 0.023, 90);
    const gusts = make.gain(1.6);
    make.sway(gusts.gain, 0.047, 0.6);
    make.sway(gusts.gain, 0.113, 0.35);
    const leaves = make.filter("bandpass", 1150, 1.4);
    make.loop(pink, 1.07).connect(leaves);
    make.sway(leaves.frequency, 0.037, 320);
    const rustle = make.gain(0.42);
    make.sway(rustle.gain, 0.083, 0.3);
    return [breath.connect(gusts), leaves.connect(rustle)];
  },
  bowls: (make) => {
    const room = make.filter("lowpass", 2400, 0.3);
    make.loop(struck).connect(room);
    const ring = make.gain(0.75);
    return [room.connect(ring)];
  },
  noise: (make) => {
    const deep = make.gain(0.85);
    make.loop(brown).connect(deep);
    const air = make.gain(0.3);
    make.loop(pink).connect(air);
    return [deep, air];
  },
};

interface Workshop {
  readonly gain: (value: number) => GainNode;
  readonly filter: (type: BiquadFilterType, hertz: number, narrow: number) => BiquadFilterNode;
  /** Modulates a parameter by `depth`, this many times per second. */
  readonly sway: (what: AudioParam, hertz: number, depth: number) => void;
  /** A looped sound, made once; playing it at another speed makes it sound different. */
  readonly loop: (recording: Recording, speed?: number) => AudioNode;
  /** The nodes that must be stopped at the end. */
  readonly sources: readonly AudioScheduledSourceNode[];
}

interface Recording {
  readonly name: string;
  readonly make: (wave: Wave) => Samples;
  readonly seconds: number;
  readonly rate: number;
  readonly channels: 1 | 2;
}

/** Where the nodes of one sound are made. */
function workshopIn(context: BaseAudioContext, recordings: Recordings): Workshop {
  const sources: AudioScheduledSourceNode[] = [];
  const gain = (value: number) => new GainNode(context, { gain: value });
  const started = <Source extends AudioScheduledSourceNode>(source: Source): Source => {
    source.start();
    sources.push(source);
    return source;
  };
  return {
    sources,
    gain,
    filter: (type, frequency, narrow) => new BiquadFilterNode(context, { type, frequency, Q: narrow }),
    sway: (what, frequency, depth) => {
      started(new OscillatorNode(context, { frequency })).connect(gain(depth)).connect(what);
    },
    loop: (recording, playbackRate = 1) => {
      const buffer = recorded(context, recordings, recording);
      return started(new AudioBufferSourceNode(context, { buffer, loop: true, playbackRate }));
    },
  };
}

type Recordings = Map<string, AudioBuffer>;

function recorded(
  context: BaseAudioContext,
  recordings: Recordings,
  { name, make, seconds, rate, channels }: Recording,
): AudioBuffer {
  const known = recordings.get(name);
  if (known) return known;
  const buffer = context.createBuffer(channels, seconds * rate, rate);
  for (let channel = 0; channel < channels; channel += 1) {
    buffer.copyToChannel(make({ name: `${name} ${channel}`, seconds, rate }), channel);
  }
  recordings.set(name, buffer);
  return buffer;
}
