import type { CSSProperties, ReactNode } from "react";
import { useId } from "react";
import { dotPath, seeded } from "./geometry.ts";
import { strokes } from "./strokes.ts";

export type Tone =
  | "dawn"
  | "mist"
  | "sand"
  | "meadow"
  | "blossom"
  | "gold"
  | "clay"
  | "forest"
  | "dusk"
  | "plum"
  | "lake"
  | "noon";

export type Box = { x: number; y: number; width: number; height: number };

type SceneProps = {
  tone: Tone;
  view: string;
  className?: string;
  style?: CSSProperties;
  children: ReactNode;
};

/** The sheet a drawing is made on: decorative, filling its place, its hues set by the tone. */
export function Scene({ tone, view, className, style, children }: SceneProps) {
  return (
    <svg
      className={`art art-tone-${tone}${className ? ` ${className}` : ""}`}
      style={style}
      viewBox={view}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

type PlacedProps = {
  x: number;
  y: number;
  scale?: number;
  flip?: boolean;
  turn?: number;
  children: ReactNode;
};

/** Moves a drawing made around 0,0 to its place. */
export function Placed({ x, y, scale = 1, flip = false, turn = 0, children }: PlacedProps) {
  const turned = turn === 0 ? "" : `rotate(${turn})`;
  const scaled = flip ? `scale(${-scale} ${scale})` : scale === 1 ? "" : `scale(${scale})`;
  return <g transform={`translate(${x} ${y})${turned}${scaled}`}>{children}</g>;
}

/** What stands at the water's edge, and once more upside down, paler, in the water. */
export function Mirrored({
  y,
  strength = 0.3,
  children,
}: {
  y: number;
  strength?: number;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <>
      <use href={`#${id}`} transform={`matrix(1 0 0 -1 0 ${y * 2})`} opacity={strength} />
      <g id={id}>{children}</g>
    </>
  );
}

/** A little tooth of the paper: dots that gather toward the lower edge, always the same for one seed. */
export function Grain({ x, y, width, height, seed, count = 18 }: Box & { seed: number; count?: number }) {
  const next = seeded(seed);
  const dots = Array.from({ length: count }, () =>
    dotPath(Math.round(x + next() * width), Math.round(y + Math.sqrt(next()) * height)),
  );
  return <path {...strokes.grain} d={dots.join("")} />;
}
