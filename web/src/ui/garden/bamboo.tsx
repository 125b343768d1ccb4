import { FootShadow, InTheWind, Joint } from "./plant-parts.tsx";
import type { Growth } from "./growth.ts";
import { between, leafPath } from "./growth.ts";

const step = 14;

type CanePlan = { x: number; reach: number; lean: number; from: number };

const canes: readonly CanePlan[] = [
  { x: 11, reach: 0.66, lean: 7, from: 0.7 },
  { x: -10, reach: 0.84, lean: -5, from: 0.45 },
  { x: 1, reach: 1, lean: 1, from: 0.2 },
  { x: -19, reach: 0.42, lean: -12, from: 0.95 },
];

/** Bamboo: a shoot in its sheath, then canes that gain segments and leaves. */
export function Bamboo({ growth }: { growth: Growth }) {
  const { grown, luck } = growth;
  const height = between(26, 112, grown);
  const shown = canes.filter(({ from }) => grown >= from);
  return (
    <>
      <FootShadow width={between(22, 58, grown)} />
      <InTheWind>
        {shown.map((cane, index) => (
          <g key={cane.from} transform={`translate(${cane.x} 0)rotate(${Math.round(cane.lean + luck(index) * 5 - 2)})`}>
            <Cane count={Math.max(2, Math.round((height * cane.reach) / step))} thick={between(5, 7, grown * cane.reach)} start={Math.round(luck(index + 9))} />
          </g>
        ))}
        <Shoots tall={grown === 0 ? 30 : between(0, 20, grown)} alone={grown === 0} />
      </InTheWind>
    </>
  );
}

function Cane({ count, thick, start }: { count: number; thick: number; start: number }) {
  const low = Math.ceil(count * 0.45);
  return (
    <Joint bend={9}>
      <Segments count={low} thick={thick} />
      <Joint at={[0, -low * step]} bend={22}>
        <Segments count={count - low} thick={thick * 0.84} />
        <Foliage count={count - low} start={start} />
      </Joint>
    </Joint>
  );
}

function Segments({ count, thick }: { count: number; thick: number }) {
  const d = "M0 0" + "v-12.8m0-1.2".repeat(count);
  const nodes = Array.from({ length: count }, (_, index) => `M${-thick / 2 - 0.7} ${-(index + 1) * step + 0.6}h${thick + 1.4}`);
  return (
    <>
      <path d={d} stroke="var(--art-cane)" strokeWidth={thick} />
      <path d={d} stroke="var(--art-cane-shade)" strokeWidth={thick * 0.45} transform={`translate(${thick * 0.28})`} />
      <path d={nodes.join("")} stroke="var(--art-reed-shade)" strokeWidth="1.6" strokeLinecap="round" />
    </>
  );
}

function Foliage({ count, start }: { count: number; start: number }) {
  const fans = Array.from({ length: count + 1 }, (_, index) => {
    const side = (index + start) % 2 === 0 ? 1 : -1;
    const at = [0, -index * step] as const;
    const length = 21 - index;
    const turn = (degrees: number) => (side > 0 ? degrees : 180 - degrees);
    return { at, length, turn, top: index === count };
  });
  const lit = fans.map(({ at, length, turn, top }) =>
    leafPath({ at, turn: turn(-24), length }, 0.13) + (top ? leafPath({ at, turn: turn(-78), length: 18 }, 0.13) : ""));
  const shade = fans.map(({ at, length, turn, top }) =>
    leafPath({ at, turn: turn(16), length: length * 0.9 }, 0.13) + (top ? leafPath({ at, turn: turn(204), length: 17 }, 0.13) : ""));
  return (
    <>
      <path d={shade.join("")} fill="var(--art-reed)" />
      <path d={lit.join("")} fill="var(--art-leaf)" />
    </>
  );
}

/** Young shoots in their pointed sheaths at the foot. */
function Shoots({ tall, alone }: { tall: number; alone: boolean }) {
  if (tall < 8) return null;
  const x = alone ? 0 : 15;
  return (
    <g transform={`translate(${x} 0)scale(${tall / 30})`}>
      <Joint bend={26}>
        <path d="M-6 0Q-6-16 0-30Q6-16 6 0z" fill="var(--art-cane)" />
        <path d="M0-30Q6-16 6 0H1Q4-14 0-30z" fill="var(--art-cane-shade)" />
        <path d="M-6 0Q-6-9-4-15Q3-8 4 0z" fill="var(--art-wood)" />
        {alone && <path d="M0-24q9-7 17-4q-7 6-17 4M0-19q-9-6-15-2q6 6 15 2" fill="var(--art-leaf)" />}
      </Joint>
    </g>
  );
}
