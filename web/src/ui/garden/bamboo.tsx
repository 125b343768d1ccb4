import type { Point } from "../illustrations/geometry.ts";
import type { Growth } from "./growth.ts";
import { between, leafPath } from "./growth.ts";
import { FootShadow, Joint } from "./plant-parts.tsx";

const step = 16;

type CanePlan = { x: number; reach: number; lean: number; from: number };

const canes: readonly CanePlan[] = [
  { x: 12, reach: 0.62, lean: 8, from: 0.7 },
  { x: -11, reach: 0.8, lean: -6, from: 0.45 },
  { x: 1, reach: 1, lean: 1, from: 0.2 },
  { x: -22, reach: 0.36, lean: -13, from: 0.95 },
];

/** Bamboo: a shoot in its sheath, then canes that gain segments and leaves. */
export function Bamboo({ growth }: { growth: Growth }) {
  const { grown, luck } = growth;
  const height = between(22, 110, grown);
  return (
    <>
      <FootShadow width={between(24, 62, grown)} />
      {canes
        .filter(({ from }) => grown >= from)
        .map(({ x, reach, lean, from }, index) => (
          <g key={from} transform={`translate(${x})rotate(${Math.round(lean + luck(index) * 6 - 3)})`}>
            <Cane
              count={Math.max(2, Math.round((height * reach) / step))}
              thick={Math.round(between(5.5, 8, grown * reach))}
              side={luck(index + 9) > 0.5 ? 1 : -1}
              bend={(luck(20) > 0.5 ? 1 : -1) * (0.75 + luck(index + 3) * 0.5)}
            />
          </g>
        ))}
      <Shoot tall={grown === 0 ? 34 : between(2, 20, grown)} alone={grown === 0} />
    </>
  );
}

type CaneProps = { count: number; thick: number; side: number; bend: number };

/** One cane in two lengths, so that it bows; the upper one carries the leaves. */
function Cane({ count, thick, side, bend }: CaneProps) {
  const low = Math.ceil(count / 2);
  return (
    <Joint bend={bend * 9}>
      <Segments count={low} thick={thick} />
      <Joint at={[0, -low * step]} bend={bend * 24}>
        <Segments count={count - low} thick={thick - 1} />
        <Foliage count={count - low} side={side} />
      </Joint>
    </Joint>
  );
}

/** A length of cane: the dashes of its strokes are the segments, those of the last one the nodes. */
function Segments({ count, thick }: { count: number; thick: number }) {
  const up = `v${-count * step}`;
  return (
    <g strokeWidth={thick}>
      <path className="plant-cane" d={`M0 0${up}`} />
      <path className="plant-cane-shade" d={`M${thick / 4} 0${up}`} strokeWidth={thick / 2} />
      <path className="plant-nodes" d={`M0 0${up}`} strokeWidth={thick + 1} />
    </g>
  );
}

/** Fans of slender leaves at the nodes, left and right in turn, and a tuft at the tip. */
function Foliage({ count, side }: { count: number; side: number }) {
  const fans = Array.from({ length: count }, (_, index) => {
    const right = (index % 2 === 0 ? 1 : -1) * side > 0;
    const at: Point = [right ? 3 : -3, -index * step - 1];
    const leaf = (turn: number, length: number) =>
      leafPath({ at, turn: right ? turn : 180 - turn, length: length - index * 2 }, 0.15);
    return { lit: leaf(-30, 27), shade: leaf(14, 25) };
  });
  const tip: Point = [0, -count * step];
  const tuft = (turn: number, length: number) => leafPath({ at: tip, turn, length }, 0.15);
  return (
    <>
      <path
        d={fans.map(({ shade }) => shade).join("") + tuft(-2, 20) + tuft(196, 22)}
        fill="var(--art-reed)"
      />
      <path d={fans.map(({ lit }) => lit).join("") + tuft(-48, 22) + tuft(-112, 21)} fill="var(--art-leaf)" />
    </>
  );
}

/** A young shoot in its pointed sheath. */
function Shoot({ tall, alone }: { tall: number; alone: boolean }) {
  return (
    <g transform={`translate(${alone ? 0 : 17})scale(${Math.round(tall * 3) / 100})`}>
      <Joint bend={26}>
        <path d="M-7 0Q-7-17 0-33Q7-17 7 0z" fill="var(--art-cane)" />
        <path d="M0-33Q7-17 7 0H1Q4-15 0-33z" fill="var(--art-cane-shade)" />
        <path d="M-7 0Q-7-9-5-16Q4-10 5 0z" fill="var(--art-wood)" />
        {alone && <path d="M1-27q10-8 19-4q-8 7-19 4M-1-22q-9-8-17-4q7 7 17 4" fill="var(--art-leaf)" />}
      </Joint>
    </g>
  );
}
