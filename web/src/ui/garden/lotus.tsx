import { Ripples } from "../illustrations/water.tsx";
import { LilyPad } from "../illustrations/water.tsx";
import type { Growth } from "./growth.ts";
import { between } from "./growth.ts";
import type { Paint } from "./plant-parts.tsx";
import { InTheWind, Joint } from "./plant-parts.tsx";

type PadPlan = { x: number; y: number; radius: number; from: number };

const pads: readonly PadPlan[] = [
  { x: 27, y: -6, radius: 19, from: 0.3 },
  { x: -30, y: -5, radius: 15, from: 0.6 },
  { x: 0, y: 0, radius: 30, from: 0 },
  { x: 32, y: 6, radius: 12, from: 0.8 },
];

/** A lotus: a pad, then more pads, a bud that rises, opens and is full; it closes as it droops. */
export function Lotus({ growth }: { growth: Growth }) {
  const { grown, luck } = growth;
  const flip = luck(1) > 0.5 ? -1 : 1;
  return (
    <>
      <Ripples x={0} y={1} radius={Math.round(between(30, 58, grown))} />
      {pads
        .filter(({ from }) => grown >= from)
        .map(({ x, y, radius, from }) => (
          <LilyPad key={from} x={x * flip} y={y} radius={Math.round(radius * between(0.6, 1, grown))} />
        ))}
      {grown > 0.1 && (
        <InTheWind>
          <Flower grown={grown} lean={luck(2) * 8 - 4} />
        </InTheWind>
      )}
    </>
  );
}

const back = [0, -27, 27];
const outer = [-78, 78, -52, 52];
const front = [-34, 34, 0];

function Flower({ grown, lean }: { grown: number; lean: number }) {
  const open = Math.max(0, (grown - 0.3) / 0.7);
  const size = between(0.5, 1, grown);
  const rise = Math.round(between(10, 34, grown));
  return (
    <Joint bend={lean < 0 ? -20 : 20}>
      <path d={`M0 0Q${lean < 0 ? 3 : -3} ${-rise / 2} 0 ${-rise}`} fill="none" stroke="var(--art-leaf-shade)" strokeWidth="3.4" />
      <Joint at={[0, -rise]} bend={lean < 0 ? -34 : 34}>
        <g transform={`scale(${size})`}>
          {back.slice(0, grown > 0.6 ? 3 : 1).map((turn) => <Petal key={turn} turn={turn * open} long={46} tone="shade" />)}
          {outer.slice(0, grown > 0.9 ? 4 : grown > 0.5 ? 2 : 0).map((turn) => <Petal key={turn} turn={turn * open} long={38} tone="both" />)}
          {grown > 0.9 && <ellipse cy="-20" rx="8" ry="5" fill="var(--art-coin)" />}
          {front.map((turn) => <Petal key={turn} turn={turn * Math.max(0.3, open)} long={36} tone="both" />)}
        </g>
      </Joint>
    </Joint>
  );
}

function Petal({ turn, long, tone }: { turn: number; long: number; tone: "shade" | "both" }) {
  const style: Paint = { "--turn": Math.round(turn) };
  const [wide, low] = [Math.round(long * 0.36), Math.round(long * 0.34)];
  const high = Math.round(long * 0.74);
  return (
    <g className="plant-petal" style={style}>
      <path
        d={`M0 0C${-wide} ${-low} ${-wide + 3} ${-high} 0 ${-long}C${wide - 3} ${-high} ${wide} ${-low} 0 0z`}
        fill={tone === "shade" ? "var(--art-blossom-shade)" : "var(--art-petal)"}
      />
      {tone === "both" && <path d={`M0 0C${wide} ${-low} ${wide - 3} ${-high} 0 ${-long}z`} fill="var(--art-blossom)" />}
    </g>
  );
}
