import type { Point } from "../illustrations/geometry.ts";
import { dotPath, pathData } from "../illustrations/geometry.ts";
import type { Growth } from "./growth.ts";
import { between, whole } from "./growth.ts";
import { FootShadow, Joint } from "./plant-parts.tsx";

type RingPlan = { leaves: number; reach: number; lift: number; tone: string; shade: string };

const rings: readonly RingPlan[] = [
  { leaves: 11, reach: 46, lift: 0, tone: "var(--art-sage)", shade: "var(--art-sage-deep)" },
  { leaves: 8, reach: 33, lift: 6, tone: "var(--art-sage-light)", shade: "var(--art-sage-shade)" },
  { leaves: 5, reach: 20, lift: 11, tone: "var(--art-sage-light)", shade: "var(--art-sage)" },
];

/** A succulent: ring laid around ring, then children at its sides and a stalk in flower. */
export function Succulent({ growth }: { growth: Growth }) {
  const { grown, luck } = growth;
  const count = Math.min(3, Math.round(between(1, 4, grown)));
  const side = luck(1) > 0.5 ? 1 : -1;
  const size = between(0.9, 1, grown);
  return (
    <>
      <FootShadow width={[0, 34, 58, 88][count] ?? 0} />
      <g className="plant-slump">
        {grown === 1 && (
          <g transform={`translate(0 -36)scale(${side} 1)`}>
            <Bells />
          </g>
        )}
        <Rosette x={0} y={[0, -8, -15, -23][count] ?? 0} size={size} count={count} turn={luck(2)} />
        {grown > 0.9 && <Rosette x={side * 41} y={-6} size={0.72} count={1} turn={luck(3)} />}
        {grown > 0.9 && <Rosette x={side * -37} y={-3} size={0.6} count={1} turn={luck(4)} />}
      </g>
    </>
  );
}

type RosetteProps = { x: number; y: number; size: number; count: number; turn: number };

/** A rosette seen from a little above, of its `count` inner rings. */
function Rosette({ x, y, size, count, turn }: RosetteProps) {
  return (
    <g transform={pathData`translate(${x} ${y})` + `scale(${Math.round(size * 100) / 100})`}>
      {rings.slice(-count).map((ring) => (
        <Ring key={ring.reach} ring={ring} turn={turn * 0.6 + ring.lift} />
      ))}
    </g>
  );
}

function Ring({ ring: { leaves, reach, lift, tone, shade }, turn }: { ring: RingPlan; turn: number }) {
  const spread = (Math.PI / leaves) * 1.75;
  const point = (far: number, angle: number): Point => [
    Math.round(Math.cos(angle) * far),
    Math.round(Math.sin(angle) * far * 0.62 - lift),
  ];
  const angles = Array.from({ length: leaves }, (_, index) => (index / leaves) * Math.PI * 2 + turn);
  const halves = (side: number) =>
    angles.map((angle) => {
      const [wide, tip] = [point(reach * 0.9, angle + side * spread), point(reach, angle)];
      return whole`M0 ${-lift}Q${wide[0]} ${wide[1]} ${tip[0]} ${tip[1]}z`;
    });
  const tips = angles.map((angle) => dotPath(...point(reach * 0.95, angle)));
  return (
    <>
      <path d={halves(-1).join("")} fill={tone} />
      <path d={halves(1).join("")} fill={shade} />
      <path d={tips.join("")} stroke="var(--art-blossom)" strokeLinecap="round" strokeWidth="2.6" />
    </>
  );
}

/** The stalk in flower, with bells that hang from it. */
function Bells() {
  return (
    <Joint bend={34}>
      <path
        d="M0 0C-1-26 4-50 22-52Q32-52 34-43"
        fill="none"
        stroke="var(--art-leaf-shade)"
        strokeLinecap="round"
        strokeWidth="2.6"
      />
      <path
        d="M34-43l-5 10h10zM23-50l-5 10h10zM12-44l-5 10h10z"
        fill="var(--art-clay)"
        stroke="var(--art-clay)"
        strokeLinejoin="round"
        strokeWidth="3"
      />
      <path d="M30-32h8M19-39h8M8-33h8" stroke="var(--art-coin)" strokeLinecap="round" strokeWidth="2.6" />
    </Joint>
  );
}
