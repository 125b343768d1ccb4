import type { Point } from "./geometry.ts";
import { dotPath, pathData, ridgePath, seeded } from "./geometry.ts";
import { strokes } from "./strokes.ts";

/** The sun by day, the moon by night: one disc, with the moon's seas where the theme is dark. */
export function SunOrMoon({
  x,
  y,
  radius,
  halo = 0,
}: {
  x: number;
  y: number;
  radius: number;
  halo?: number;
}) {
  const seas =
    dotPath(x - radius * 0.3, y - radius * 0.3) +
    dotPath(x + radius * 0.34, y + radius * 0.1) +
    dotPath(x - radius * 0.12, y + radius * 0.46);
  return (
    <>
      {halo > 0 && <circle cx={x} cy={y} r={halo} fill="var(--art-halo)" opacity=".6" />}
      <circle cx={x} cy={y} r={radius} fill="var(--art-sun)" />
      <path {...strokes.seas} d={seas} strokeWidth={Math.round(radius * 0.42)} />
    </>
  );
}

/** The moon in its first days, in either theme: for what is drawn of the night. */
export function Crescent({ x, y, radius }: { x: number; y: number; radius: number }) {
  // where a second disc, of .86 of the radius and up to the right, would cut the first one
  const [above, below] = [
    [Math.round(x + radius * 0.22), Math.round(y - radius * 0.98)],
    [Math.round(x + radius * 0.76), Math.round(y + radius * 0.65)],
  ];
  const inner = Math.round(radius * 0.86);
  return (
    <>
      <circle cx={x} cy={y} r={radius * 1.7} fill="var(--art-halo)" opacity=".6" />
      <path
        d={`M${above.join(" ")}A${radius} ${radius} 0 1 0 ${below.join(" ")}A${inner} ${inner} 0 1 1 ${above.join(" ")}z`}
        fill="var(--art-sun)"
      />
    </>
  );
}

/** Stars, only by night. */
export function Stars({
  width = 320,
  height,
  seed,
  count = 10,
}: {
  width?: number;
  height: number;
  seed: number;
  count?: number;
}) {
  const next = seeded(seed);
  const stars = Array.from({ length: count }, () =>
    dotPath(Math.round(next() * width), Math.round(next() * height)),
  );
  return <path {...strokes.stars} d={stars.join("")} />;
}

/** A range of hills: 1 is far and pale, 3 near and deep. */
export function Hills({ points, base, depth }: { points: readonly Point[]; base: number; depth: 1 | 2 | 3 }) {
  return <path d={ridgePath(points, base)} fill={`var(--art-hill-${depth})`} />;
}

type WoodProps = { x: number; y: number; width: number; height: number; seed: number; depth: 1 | 2 | 3 };

/** A far wood on the bank, crown before crown; tallest in its middle. */
export function Wood({ x, y, width, height, seed, depth }: WoodProps) {
  const next = seeded(seed);
  const count = Math.round(width / (height * 0.36));
  const crowns = Array.from({ length: count }, (_, index) => {
    const swell = Math.sin((Math.PI * (index + 0.8)) / (count + 0.6));
    const half = Math.round((width / count / 2) * (0.65 + next() * 0.7));
    return { half, top: Math.round(height * (0.16 + swell * 0.56 + next() * 0.28)) };
  });
  const outline = crowns.map(({ half, top }, index) => {
    const valley = (other: number) => Math.round(Math.min(top, other) * 0.75);
    const [rise, fall] = [
      top - valley(crowns[index - 1]?.top ?? 0),
      top - valley(crowns[index + 1]?.top ?? 0),
    ];
    const [lift, bow, dip] = [Math.round(rise * 0.7), Math.round(half * 0.5), Math.round(fall * 0.3)];
    return `c0 ${-lift} ${bow} ${-rise} ${half} ${-rise}s${half} ${dip} ${half} ${fall}`;
  });
  return (
    <path d={pathData`M${x} ${y}` + outline.join("") + pathData`V${y}z`} fill={`var(--art-hill-${depth})`} />
  );
}

/** A long flat cloud, or a band of mist. */
export function Cloud({ x, y, width }: { x: number; y: number; width: number }) {
  const band = pathData`M${x} ${y}h${width}m${-width * 0.75}-5h${width * 0.5}m${-width * 0.35} 10h${width * 0.45}`;
  return <path {...strokes.cloud} d={band} />;
}
