import { pathData, round } from "./geometry.ts";

type MoodStep = 1 | 2 | 3 | 4 | 5;

type Weather = {
  /** How high the waves go, and how long one is. */
  readonly swell: readonly [high: number, long: number];
  readonly cloud: string | null;
  readonly sun: readonly [x: number, y: number] | null;
};

const cloud = {
  heavy: "M4 25C-1 13 13 8 18 13 22 3 37 3 40 11 48 5 60 10 58 19 66 20 64 27 58 27H10Q6 28 4 25z",
  light: "M10 26C8 19 17 16 20 20 24 13 34 14 36 20 43 18 46 26 40 27H14Q11 28 10 26z",
};

// from a storm to rest
const weathers: Readonly<Record<MoodStep, Weather>> = {
  1: { swell: [13, 30], cloud: cloud.heavy, sun: null },
  2: { swell: [6, 24], cloud: cloud.light, sun: null },
  3: { swell: [3, 28], cloud: cloud.light, sun: [46, 19] },
  4: { swell: [1.4, 32], cloud: null, sun: [42, 20] },
  5: { swell: [0, 32], cloud: null, sun: [32, 24] },
};

const horizon = 36;

/** The water on such a day: from a storm (1) to rest (5). */
export function MoodDrawing({ mood }: { mood: MoodStep }) {
  const { swell, cloud: shape, sun } = weathers[mood];
  const [high, long] = swell;
  return (
    <>
      {sun ? <circle cx={sun[0]} cy={sun[1]} r={mood === 5 ? 9 : 7} fill="var(--art-sun)" /> : null}
      {shape ? (
        <path d={shape} fill={mood === 1 ? "var(--art-stone-shade)" : "var(--art-stone)"} opacity=".85" />
      ) : null}
      {mood === 1 ? <Rain /> : null}
      <path d={wave({ y: horizon, high: high * 0.6, long, from: 6 })} fill="var(--art-water)" />
      <path
        d={wave({ y: horizon + 8, high, long, from: -9 })}
        fill="var(--art-water-deep)"
        opacity={mood >= 4 ? 0.42 : 0.7}
      />
      <path
        d={wave({ y: horizon + 18, high: high * 0.9, long: long * 1.1, from: 2 })}
        fill="var(--art-water-deep)"
        opacity={mood >= 4 ? 0.6 : 1}
      />
      {mood === 5 ? <Light /> : null}
      {mood >= 4 ? <Rings isStill={mood === 5} /> : null}
    </>
  );
}

interface Wave {
  readonly y: number;
  readonly high: number;
  readonly long: number;
  readonly from: number;
}

/** A layer of water down to the bottom: crests that lean, steeper the higher they go. */
function wave({ y, high, long, from }: Wave): string {
  const count = Math.ceil((64 + long * 2) / long);
  const lean = 0.5 + high * 0.018;
  const crest =
    pathData`c${long * lean * 0.6} ${-high * 0.2} ${long * lean * 0.8} ${-high} ${long * lean} ${-high}` +
    pathData`s${long * (1 - lean) * 0.35} ${high} ${long * (1 - lean)} ${high}`;
  return pathData`M${from - long} ${y}` + `${crest.repeat(count)}V66H-66z`;
}

function Rain() {
  return (
    <path
      d="M22 29l-2 4M37 29l-3 6M49 29l-2 4"
      stroke="var(--art-stone-shade)"
      strokeWidth="1.5"
      strokeLinecap="round"
      opacity=".75"
    />
  );
}

/** The sun's road. */
function Light() {
  return (
    <path
      d="M25 39.5h14M28 43h9"
      stroke="var(--art-sun)"
      strokeWidth="1.6"
      strokeLinecap="round"
      opacity=".8"
    />
  );
}

function Rings({ isStill }: { isStill: boolean }) {
  const reaches = isStill ? [7, 14, 22] : [6, 12];
  return (
    <g fill="none" stroke="var(--art-ripple)" strokeWidth="1.3">
      {reaches.map((reach, index) => (
        <ellipse
          key={reach}
          cx="32"
          cy="52"
          rx={reach}
          ry={round(reach * 0.28)}
          opacity={round(0.95 - index * (isStill ? 0.25 : 0.3))}
        />
      ))}
    </g>
  );
}
