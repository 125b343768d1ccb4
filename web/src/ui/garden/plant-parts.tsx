import type { CSSProperties, ReactNode } from "react";
import type { Point } from "../illustrations/geometry.ts";
import { round } from "../illustrations/geometry.ts";

export type Paint = CSSProperties & Record<`--${string}`, number | string>;

/** A joint: its children turn by up to `bend` degrees as the plant droops. */
export function Joint({ at, bend, children }: { at?: Point; bend: number; children: ReactNode }) {
  const style: Paint = { "--bend": Math.round(bend) };
  const held = (
    <g className="plant-joint" style={style}>
      {children}
    </g>
  );
  return at ? <g transform={`translate(${round(at[0])} ${round(at[1])})`}>{held}</g> : held;
}

/** The soft shadow where a plant meets the ground. */
export function FootShadow({ width }: { width: number }) {
  const half = Math.round(width / 2);
  return (
    <ellipse cx={round(half * 0.12)} cy="1" rx={half} ry={round(half * 0.17)} fill="var(--art-shadow)" />
  );
}
