import type { Point } from "../illustrations/geometry.ts";
import type { Growth } from "./growth.ts";
import { along, between } from "./growth.ts";
import { FootShadow, InTheWind, Joint } from "./plant-parts.tsx";

type Frond = { turn: number; reach: number };

const fronds: readonly Frond[] = [
  { turn: 34, reach: 0.9 },
  { turn: -40, reach: 0.88 },
  { turn: -14, reach: 1 },
  { turn: 62, reach: 0.82 },
  { turn: -66, reach: 0.84 },
  { turn: 12, reach: 0.96 },
  { turn: 84, reach: 0.66 },
  { turn: -86, reach: 0.64 },
];

/** A fern: fronds that unroll one after another. */
export function Fern({ growth }: { growth: Growth }) {
  const { grown, luck } = growth;
  const shown = fronds.slice(0, Math.round(grown * 8));
  const length = between(34, 84, grown);
  const drawn = (side: number) => shown.filter(({ turn }) => Math.sign(turn) === side);
  return (
    <>
      <FootShadow width={between(22, 66, grown)} />
      <InTheWind>
        {[-1, 1].map((side) => (
          <Joint key={side} bend={side * 24}>
            {drawn(side).map(({ turn, reach }, index) => (
              <FrondDrawing key={turn} turn={turn + luck(index + (side > 0 ? 10 : 0)) * 8 - 4} length={length * reach} />
            ))}
          </Joint>
        ))}
        <path d="M0 0C-2-14-4-24 2-30C10-36 16-24 8-22C4-21 4-27 8-27" fill="none" stroke="var(--art-leaf)" strokeWidth="4" strokeLinecap="round" transform={`scale(${between(1, 1.4, grown)})`} />
      </InTheWind>
    </>
  );
}

function FrondDrawing({ turn, length }: { turn: number; length: number }) {
  const angle = ((turn - 90) * Math.PI) / 180;
  const spread = Math.abs(turn) / 90;
  const end: Point = [Math.cos(angle) * length, Math.sin(angle) * length * 0.8 + spread * length * 0.16];
  const bend: Point = [end[0] * 0.35, -length * (0.8 - spread * 0.2)];
  return (
    <>
      <path d={halfFrond([[0, 0], bend, end], -1)} fill="var(--art-leaf)" />
      <path d={halfFrond([[0, 0], bend, end], 1)} fill="var(--art-leaf-shade)" />
    </>
  );
}

function halfFrond(bow: readonly [Point, Point, Point], side: number): string {
  const count = 8;
  const teeth = Array.from({ length: count }, (_, index) => {
    const part = 0.14 + (index / count) * 0.86;
    const [at, next] = [along(bow, part), along(bow, Math.min(1, part + 0.14))];
    const [dx, dy] = [next[0] - at[0], next[1] - at[1]];
    const wide = side * 1.1 * Math.sin(Math.PI * (0.25 + 0.72 * part));
    return `L${Math.round(at[0])} ${Math.round(at[1])}L${Math.round(next[0] - dy * wide)} ${Math.round(next[1] + dx * wide)}`;
  });
  const [, bend, end] = bow;
  return `M0 0${teeth.join("")}L${Math.round(end[0])} ${Math.round(end[1])}Q${Math.round(bend[0])} ${Math.round(bend[1])} 0 0z`;
}
