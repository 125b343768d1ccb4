import { useId } from "react";
import type { Box } from "./kit.tsx";
import { arcPath, discPath, pathData, round, seeded } from "./geometry.ts";
import { strokes } from "./strokes.ts";

/**
 * Still water from the horizon `y` to the bottom: pale far away, deep in front. The depth lies in a mask, because the paints
 * of a gradient in the sheet of scenes would not be those of the page.
 */
export function Water({ y, width = 320, bottom = 200 }: { y: number; width?: number; bottom?: number }) {
  const id = useId();
  const surface = pathData`M0 ${y}h${width}V${bottom}H0z`;
  return (
    <>
      <linearGradient id={id} x2="0" y2="1">
        <stop stopColor="#fff" stopOpacity="0" />
        <stop offset="1" stopColor="#fff" />
      </linearGradient>
      <mask id={`${id}m`} maskContentUnits="objectBoundingBox">
        <path d="M0 0h1v1H0z" fill={`url(#${id})`} />
      </mask>
      <path d={surface} fill="var(--art-water)" />
      <path d={surface} fill="var(--art-water-deep)" mask={`url(#${id}m)`} />
    </>
  );
}

type RipplesProps = { x: number; y: number; radius: number; rings?: number; flat?: number };

/** Concentric rings on the water; the outermost is left open. */
export function Ripples({ x, y, radius, rings = 3, flat = 0.26 }: RipplesProps) {
  const closed = Array.from({ length: rings - 1 }, (_, index) => {
    const reach = Math.round((radius * (index + 1)) / rings);
    return discPath([x, y], reach, reach * flat);
  });
  const outer = { x, y, radius, flat };
  const open = arcPath(outer, -15, 200) + arcPath(outer, 222, 312);
  return (
    <>
      <path {...strokes.ripple} d={closed.join("")} />
      <path {...strokes.openRipple} d={open} />
    </>
  );
}

/** Short level strokes of light, scattered over the water. */
export function Glints({ x, y, width, height, seed, count = 10 }: Box & { seed: number; count?: number }) {
  const next = seeded(seed);
  const levels = Array.from({ length: count }, (_, index) => {
    const depth = (index + 0.5) / count;
    const long = Math.round(5 + depth * 12 + next() * 8);
    return pathData`M${Math.round(x + next() * width)} ${Math.round(y + depth * height)}h${long}`;
  });
  return <path {...strokes.glint} d={levels.join("")} />;
}

/** The sun's or the moon's road on the water: level strokes that loosen as they come nearer. */
export function LightOnWater({ x, y, width, height, seed }: Box & { seed: number }) {
  const next = seeded(seed);
  const count = Math.round(height / 6);
  const levels = Array.from({ length: count }, (_, index) => {
    const half = (width / 2) * (1 - (index / count) * 0.7) * (0.55 + next() * 0.45);
    const middle = x + (next() - 0.5) * width * 0.22;
    return pathData`M${Math.round(middle - half)} ${y + 3 + index * 6}h${Math.round(half * 2)}`;
  });
  return <path {...strokes.light} d={levels.join("")} />;
}

type StoneProps = Box & { dry?: boolean };

/** A round river stone that lies in the water: lit from the left, a dark line where it is wet, unless `dry`. */
export function Stone({ x, y, width, height, dry = false }: StoneProps) {
  return (
    <g transform={`translate(${x} ${y})scale(${width / 2} ${height})`}>
      {!dry && <ellipse cx=".1" cy=".06" rx="1.14" ry=".2" fill="var(--art-water-deep)" opacity=".7" />}
      <path d="M-1 .02C-1.02-.55-.5-1 .05-1S1.04-.45 1 .02Q.5.2 0 .2T-1 .02z" fill="var(--art-stone)" />
      <path d="M.05-1C.6-1 1.04-.45 1 .02Q.5.2 0 .2T-.8.1C-.1.06.62-.2.05-1z" fill="var(--art-stone-shade)" />
    </g>
  );
}

/** A lily pad with its notch. */
export function LilyPad({ x, y, radius }: { x: number; y: number; radius: number }) {
  const [wide, high] = [radius, radius * 0.32];
  return (
    <>
      <ellipse
        cx={x + 1}
        cy={round(y + radius * 0.1)}
        rx={wide}
        ry={round(high)}
        fill="var(--art-leaf-shade)"
      />
      <path
        d={pathData`M${x} ${y}L${x + wide * 0.95} ${y - high * 0.3}A${wide} ${high} 0 1 0 ${x + wide * 0.8} ${y + high * 0.6}z`}
        fill="var(--art-leaf)"
      />
    </>
  );
}
