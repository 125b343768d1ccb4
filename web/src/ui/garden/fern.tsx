import type { Point } from "../illustrations/geometry.ts";
import type { Growth } from "./growth.ts";
import { along, between, whole } from "./growth.ts";
import { FootShadow, Joint } from "./plant-parts.tsx";

type FrondPlan = { turn: number; reach: number; from: number };

// from the back to the front; the uprights come last, between them
const fronds: readonly FrondPlan[] = [
  { turn: -22, reach: 0.98, from: 0.35 },
  { turn: 19, reach: 1, from: 0.55 },
  { turn: -84, reach: 0.7, from: 0.95 },
  { turn: 82, reach: 0.7, from: 0.75 },
  { turn: -56, reach: 0.88, from: 0.15 },
  { turn: 50, reach: 0.9, from: 0.15 },
];

// what bows together: the outer fronds sink to the ground, the inner ones lean
const sheaves = [
  { bend: -9, holds: (turn: number) => turn < 0 && turn > -40 },
  { bend: 10, holds: (turn: number) => turn > 0 && turn < 40 },
  { bend: -17, holds: (turn: number) => turn <= -40 },
  { bend: 18, holds: (turn: number) => turn >= 40 },
];

/** A fern: crooks that rise rolled up, then fronds on both sides. */
export function Fern({ growth }: { growth: Growth }) {
  const { grown, luck } = growth;
  const length = between(52, 106, grown);
  const shown = fronds
    .map((frond, index) => ({ ...frond, turn: frond.turn + luck(index) * 10 - 5 }))
    .filter(({ from }) => grown >= from);
  return (
    <>
      <FootShadow width={between(24, 70, grown)} />
      <g className="plant-slump">
        {sheaves.map(({ bend, holds }) => (
          <Joint key={bend} bend={bend}>
            {shown
              .filter(({ turn }) => holds(turn))
              .map(({ turn, reach, from }) => (
                <Frond key={from} turn={turn} length={length * reach} />
              ))}
          </Joint>
        ))}
      </g>
      <Crook tall={grown === 0 ? 1 : 1.16 - grown * 0.4} side={1} />
      {grown > 0.3 && <Crook tall={0.5 + grown * 0.08} side={-1} />}
    </>
  );
}

/** A young frond, still rolled up. */
function Crook({ tall, side }: { tall: number; side: number }) {
  const size = Math.round(tall * 100) / 100;
  return (
    <g transform={`rotate(${side * 9})scale(${side * size} ${size})`}>
      <Joint bend={26}>
        <path
          d="M0 0C-3-16-6-30 1-38C9-47 21-38 16-29C12-22 3-27 7-33"
          fill="none"
          stroke="var(--art-leaf-shade)"
          strokeLinecap="round"
          strokeWidth="4.6"
        />
        <path
          d="M-1 0C-4-16-7-30 0-38C8-47 20-38 15-29"
          fill="none"
          stroke="var(--art-leaf)"
          strokeLinecap="round"
          strokeWidth="2.6"
        />
      </Joint>
    </g>
  );
}

function Frond({ turn, length }: { turn: number; length: number }) {
  const spread = turn / 90;
  const far = Math.abs(spread);
  const end: Point = [spread * length * 0.86, -length * (1 - far * 0.96)];
  const bend: Point = [end[0] * 0.26, -length * (0.62 + far * 0.16)];
  const bow = [[0, 0], bend, end] as const;
  return (
    <>
      <path d={halfFrond(bow, turn < 0 ? 1 : -1, length)} fill="var(--art-leaf)" />
      <path d={halfFrond(bow, turn < 0 ? -1 : 1, length)} fill="var(--art-leaf-shade)" />
    </>
  );
}

const leaflets = 8;

/** One side of a frond: leaflets that point forward and grow shorter toward the tip. */
function halfFrond(bow: readonly [Point, Point, Point], side: number, length: number): string {
  const [start, bend, end] = bow;
  let last: Point = start;
  const lineTo = (part: number, wide: number): string => {
    const [x, y] = along(bow, part);
    // where the bow heads there
    const headX = (1 - part) * (bend[0] - start[0]) + part * (end[0] - bend[0]);
    const headY = (1 - part) * (bend[1] - start[1]) + part * (end[1] - bend[1]);
    const scale = (side * wide) / Math.sqrt(headX * headX + headY * headY);
    const to: Point = [Math.round(x - headY * scale), Math.round(y + headX * scale)];
    const line = whole`l${to[0] - last[0]} ${to[1] - last[1]}`;
    last = to;
    return line;
  };
  const edge = Array.from({ length: leaflets }, (_, index) => {
    const from = 0.2 + (index / leaflets) * 0.8;
    const wide = length * 0.22 * (1 - 0.78 * (index / leaflets)) * (index === 0 ? 0.8 : 1);
    return lineTo(from, length * 0.02) + lineTo(from + 0.085, wide) + lineTo(from + 0.08, wide * 0.36);
  });
  return `M0 0${edge.join("")}${whole`L${end[0]} ${end[1]}Q${bend[0]} ${bend[1]} 0 0z`}`;
}
