import { useId } from "react";
import type { Point } from "./geometry.ts";
import { discPath, pathData, ridgePath, seeded } from "./geometry.ts";

/** The sky from the top of the sheet down to `height`, warmer near the horizon. */
export function Sky({ width = 320, height = 200 }: { width?: number; height?: number }) {
  const id = useId();
  return (
    <>
      <linearGradient id={id} x2="0" y2="1">
        <stop stopColor="var(--art-sky)" />
        <stop offset="1" stopColor="var(--art-sky-low)" />
      </linearGradient>
      <path d={pathData`M0 0h${width}v${height}H0z`} fill={`url(#${id})`} />
    </>
  );
}

/** The sun by day, the moon by night: one disc, with the moon's seas where the theme is dark. */
export function SunOrMoon({ x, y, radius, halo = 0 }: { x: number; y: number; radius: number; halo?: number }) {
  const seas =
    discPath(x - radius * 0.3, y - radius * 0.3, radius * 0.24) +
    discPath(x + radius * 0.32, y + radius * 0.08, radius * 0.17) +
    discPath(x - radius * 0.1, y + radius * 0.42, radius * 0.12);
  return (
    <>
      {halo > 0 && <circle cx={x} cy={y} r={halo} fill="var(--art-halo)" opacity=".6" />}
      <circle cx={x} cy={y} r={radius} fill="var(--art-sun)" />
      <path className="art-night" d={seas} fill="var(--art-hill-1)" opacity=".3" />
    </>
  );
}

/** Stars, only by night. */
export function Stars({ width = 320, height, seed, count = 14 }: { width?: number; height: number; seed: number; count?: number }) {
  const next = seeded(seed);
  const stars = Array.from({ length: count }, () => pathData`M${Math.round(next() * width)} ${Math.round(next() * height)}h0`);
  return (
    <path
      className="art-night"
      d={stars.join("")}
      stroke="var(--art-paper)"
      strokeLinecap="round"
      strokeWidth="1.2"
      opacity=".6"
    />
  );
}

/** A range of hills: 1 is far and pale, 3 near and deep. */
export function Hills({ points, base, depth }: { points: readonly Point[]; base: number; depth: 1 | 2 | 3 }) {
  return <path d={ridgePath(points, base)} fill={`var(--art-hill-${depth})`} />;
}

/** A long flat cloud, or a band of mist. */
export function Cloud({ x, y, width }: { x: number; y: number; width: number }) {
  const band = pathData`M${x} ${y}h${width}M${x + width * 0.25} ${y - 5}h${width * 0.5}M${x + width * 0.4} ${y + 5}h${width * 0.45}`;
  return <path d={band} stroke="var(--art-halo)" strokeLinecap="round" strokeWidth="5.5" opacity=".75" />;
}
