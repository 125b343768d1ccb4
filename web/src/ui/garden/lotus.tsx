import { LilyPad, Ripples } from "../illustrations/water.tsx";
import type { Growth } from "./growth.ts";
import { between } from "./growth.ts";
import type { Paint } from "./plant-parts.tsx";
import { Joint } from "./plant-parts.tsx";

type PadPlan = { x: number; y: number; radius: number; from: number };

const pads: readonly PadPlan[] = [
  { x: 29, y: -6, radius: 19, from: 0.3 },
  { x: -31, y: -5, radius: 15, from: 0.6 },
  { x: 0, y: 0, radius: 30, from: 0 },
  { x: 34, y: 6, radius: 12, from: 0.8 },
];

/** A lotus: a pad, then more pads, a bud that rises, opens and is full; it closes as it droops. */
export function Lotus({ growth }: { growth: Growth }) {
  const { grown, luck } = growth;
  const side = luck(1) > 0.5 ? -1 : 1;
  const size = between(0.56, 1, grown);
  return (
    <>
      <Ripples x={0} y={1} radius={Math.round(between(30, 58, grown))} rings={2} />
      {pads
        .filter(({ from }) => grown >= from)
        .map(({ x, y, radius, from }, index) => (
          <LilyPad
            key={from}
            x={Math.round((x + luck(index + 4) * 6 - 3) * side)}
            y={y}
            radius={Math.round(radius * size)}
          />
        ))}
      {grown > 0.1 && <Flower grown={grown} side={side} />}
    </>
  );
}

type Row = { from: number; long: number; tone: "far" | "near"; turns: readonly number[] };

const rows: readonly Row[] = [
  { from: 0.6, long: 44, tone: "far", turns: [-46, 46, -23, 23] },
  { from: 0, long: 46, tone: "far", turns: [0] },
  { from: 0.75, long: 40, tone: "near", turns: [-80, 80] },
  { from: 0.45, long: 40, tone: "near", turns: [-60, 60] },
  { from: 0, long: 33, tone: "near", turns: [-36, 36] },
  { from: 0, long: 29, tone: "near", turns: [0] },
];

function Flower({ grown, side }: { grown: number; side: number }) {
  const open = Math.max(0.12, (grown - 0.4) / 0.6);
  const rise = Math.round(between(8, 34, grown));
  const size = Math.round(between(0.5, 1, grown) * 100) / 100;
  return (
    <Joint bend={side * 18}>
      <path
        d={`M0 0Q${side * -4} ${-rise / 2} 0 ${-rise}`}
        fill="none"
        stroke="var(--art-leaf-shade)"
        strokeWidth="3.4"
      />
      <Joint at={[0, -rise]} bend={side * 38}>
        <g transform={`rotate(${side * 3})scale(${size})`}>
          {rows
            .filter(({ from }) => grown >= from)
            .map((row) => (
              <Petals key={row.long + row.from} row={row} open={open} pod={grown === 1 && row.long === 40} />
            ))}
        </g>
      </Joint>
    </Joint>
  );
}

/** A row of petals, each turned outward as far as the flower is open. */
function Petals({ row: { long, tone, turns }, open, pod }: { row: Row; open: number; pod: boolean }) {
  const [wide, low, high] = [0.36, 0.36, 0.76].map((part) => Math.round(long * part));
  const right = `C${wide} ${-(low ?? 0)} ${(wide ?? 0) - 4} ${-(high ?? 0)} 0 ${-long}`;
  const left = `C${4 - (wide ?? 0)} ${-(high ?? 0)} ${-(wide ?? 0)} ${-(low ?? 0)} 0 0z`;
  return (
    <>
      {turns.map((turn) => {
        const style: Paint = { "--turn": Math.round(turn * open) };
        return (
          <g key={turn} className="plant-petal" style={style}>
            <path
              d={`M0 0${right}${left}`}
              fill={tone === "far" ? "var(--art-blossom-shade)" : "var(--art-blossom)"}
            />
            {tone === "near" && <path d={`M0 0V${-long}${left}`} fill="var(--art-petal)" />}
          </g>
        );
      })}
      {pod && <ellipse cy="-24" rx="9" ry="5" fill="var(--art-coin)" />}
    </>
  );
}
