import type { ReactNode } from "react";
import { Grain, Placed } from "../kit.tsx";
import { pathData } from "../geometry.ts";
import { TeaCup } from "../objects.tsx";
import { Blossoms, Reeds } from "../plants.tsx";
import { Hills, Stars, SunOrMoon } from "../sky.tsx";
import { Lantern } from "./lights.tsx";
import { LilyPad, Stone } from "../water.tsx";

/** Far hills that end at 0 below: high on both sides, falling to the right, or rolling. */
function FarHills({ far, near }: { far: readonly number[]; near: readonly number[] }) {
  const along = (heights: readonly number[]) =>
    heights.map((height, index) => [Math.round((320 * index) / (heights.length - 1)), -height] as const);
  return (
    <>
      <Hills depth={1} base={0} points={along(far)} />
      <Hills depth={2} base={0} points={along(near)} />
    </>
  );
}

/** A wooden deck before the lake, where somebody sits and stretches. */
function Deck() {
  return (
    <>
      <circle cx="160" cy="86" r="80" fill="var(--art-halo)" opacity=".75" />
      <Placed x={0} y={148}>
        <FarHills far={[34, 48, 16, 6, 10, 24, 48, 36]} near={[18, 26, 0, 0, 0, 0, 26, 18]} />
      </Placed>
      <path d="M0 146H320V176H0z" fill="var(--art-water)" />
      <path d="M0 168Q160 160 320 168V200H0z" fill="var(--art-wood)" />
      <path d="M0 168Q160 160 320 168v5Q160 165 0 173z" fill="var(--art-paper)" opacity=".5" />
    </>
  );
}

/** What many drawings of the library take from their sheet instead of bringing it along. */
const shapes = {
  valley: <FarHills far={[34, 48, 16, 6, 10, 24, 48, 36]} near={[18, 26, 0, 0, 0, 0, 26, 18]} />,
  slope: <FarHills far={[58, 68, 46, 26, 14, 8, 4]} near={[32, 34, 18, 0, 0, 0, 0]} />,
  range: <FarHills far={[22, 52, 26, 62, 24, 44, 34]} near={[26, 10, 24, 8, 20, 10, 24]} />,
  reeds: <Reeds x={0} y={0} height={92} seed={5} />,
  rushes: <Reeds x={0} y={0} height={70} seed={28} heads={0} count={3} />,
  stars: <Stars height={70} seed={26} />,
  sun: <SunOrMoon x={0} y={0} radius={20} />,
  stone: <Stone x={0} y={0} width={2} height={1} />,
  pebble: (
    <>
      <path d="M-1-.4C-1-.82-.5-1 0-1S1-.84 1-.44C1-.08.5 .04 0 .04S-1-.04-1-.4z" fill="var(--art-stone)" />
      <path
        d="M0-1C.5-1 1-.84 1-.44C1-.08.5 .04 0 .04Q-.5 .04-.8-.06C0-.04 .66-.36 0-1z"
        fill="var(--art-stone-shade)"
      />
    </>
  ),
  pad: <LilyPad x={0} y={0} radius={20} />,
  lily: (
    <>
      <LilyPad x={0} y={0} radius={20} />
      <Blossoms at={[[-4, -7]]} radius={7} />
    </>
  ),
  flower: <Blossoms at={[[0, 0]]} radius={7} />,
  cup: <TeaCup />,
  lantern: <Lantern />,
  deck: <Deck />,
  grain: <Grain x={0} y={0} width={320} height={44} seed={5} />,
} satisfies Record<string, ReactNode>;

type ShapeName = keyof typeof shapes;

/** The shapes themselves, and the mask that lets water grow deeper; once in a file. `used` are the ids that its drawings refer to. */
export function SharedShapes({ used }: { used?: ReadonlySet<string> }) {
  const isUsed = (id: string) => !used || used.has(id);
  return (
    <>
      {isUsed("deep") && <DeepMask />}
      {Object.entries(shapes)
        .filter(([name]) => isUsed(`a-${name}`))
        .map(([name, shape]) => (
          <g key={name} id={`a-${name}`}>
            {shape}
          </g>
        ))}
    </>
  );
}

function DeepMask() {
  return (
    <>
      <linearGradient id="fall" x2="0" y2="1">
        <stop stopColor="#fff" stopOpacity="0" />
        <stop offset="1" stopColor="#fff" />
      </linearGradient>
      <mask id="deep" maskContentUnits="objectBoundingBox">
        <path d="M0 0h1v1H0z" fill="url(#fall)" />
      </mask>
    </>
  );
}

type SharedProps = { shape: ShapeName; x: number; y: number; scale?: number; flip?: boolean; turn?: number };

/** One of the shapes at its place. */
export function Shared({ shape, ...place }: SharedProps) {
  return (
    <Placed {...place}>
      <use href={`#a-${shape}`} />
    </Placed>
  );
}

/** The sun by day, the moon by night. */
export function Sun({ x, y, radius, halo = 0 }: { x: number; y: number; radius: number; halo?: number }) {
  return (
    <>
      {halo > 0 && <Glow x={x} y={y} radius={halo} />}
      <Shared shape="sun" x={x} y={y} scale={radius / 20} />
    </>
  );
}

/** A soft round light. */
export function Glow({ x, y, radius }: { x: number; y: number; radius: number }) {
  return <circle cx={x} cy={y} r={radius} fill="var(--art-halo)" opacity=".6" />;
}

/** Still water from `y` down to `bottom`, or in any other outline. */
export function Lake({ y, bottom = 200, outline }: { y: number; bottom?: number; outline?: string }) {
  const surface = outline ?? pathData`M0 ${y}H320V${bottom}H0z`;
  return (
    <>
      <path d={surface} fill="var(--art-water)" />
      <path d={surface} fill="var(--art-water-deep)" mask="url(#deep)" />
    </>
  );
}

type RockProps = { x: number; y: number; width: number; height: number; dry?: boolean };

/** A river stone; `y` is where the water meets it, or where it lies if it is `dry`. */
export function Rock({ x, y, width, height, dry = false }: RockProps) {
  return (
    <use
      href={dry ? "#a-pebble" : "#a-stone"}
      transform={pathData`translate(${x} ${y})scale(${width / 2} ${height})`}
    />
  );
}
