import type { Point } from "../illustrations/geometry.ts";
import { Sprout } from "../illustrations/plants.tsx";
import { Stone } from "../illustrations/water.tsx";
import type { Growth } from "./growth.ts";
import { between, whole } from "./growth.ts";
import { FootShadow, Joint } from "./plant-parts.tsx";

type Cloud = { x: number; y: number; radius: number; at: Point };

// in the order in which they grow; `at` is where the branch leaves the trunk
const clouds: readonly Cloud[] = [
  { x: -2, y: -86, radius: 20, at: [-2, -72] },
  { x: -31, y: -57, radius: 17, at: [-6, -46] },
  { x: 30, y: -64, radius: 18, at: [6, -56] },
  { x: 16, y: -80, radius: 15, at: [2, -68] },
  { x: -20, y: -76, radius: 15, at: [-2, -64] },
  { x: 38, y: -46, radius: 13, at: [6, -46] },
  { x: -40, y: -40, radius: 12, at: [-8, -38] },
  { x: 1, y: -98, radius: 14, at: [-2, -80] },
];

/** A bonsai that branches on its moss stone, cloud by cloud, and flowers when it is full. */
export function Bonsai({ growth }: { growth: Growth }) {
  const { grown, luck } = growth;
  const stage = Math.round(between(1, 10, grown));
  const shown = clouds.slice(0, stage - 1);
  return (
    <>
      <FootShadow width={between(48, 84, grown)} />
      <g transform={`scale(${Math.round(between(0.6, 1, grown) * 100) / 100})`}>
        <Stone x={0} y={-1} width={66} height={19} dry />
        <path
          d="M-31-9C-27-19-12-22 4-20C18-20 28-14 31-7C22-10 20-4 12-8C4-12-4-3-12-8S-24-6-31-9z"
          fill="var(--art-moss)"
        />
        <g transform={`translate(0-17)scale(${luck(1) > 0.5 ? -1 : 1} 1)`}>
          {stage === 1 ? (
            <Joint bend={30}>
              <Sprout x={0} y={2} height={32} />
            </Joint>
          ) : (
            <Tree shown={shown} luck={luck} stage={stage} />
          )}
        </g>
      </g>
    </>
  );
}

type TreeProps = { shown: readonly Cloud[]; luck: Growth["luck"]; stage: number };

function Tree({ shown, luck, stage }: TreeProps) {
  const young = stage < 5;
  return (
    <g transform="translate(0 17)">
      <path
        d={
          young
            ? "M-6-16C-3-26-13-34-4-44C3-52 7-58-3-76L0-77C12-60 9-50 0-42C-7-34 2-26 5-16z"
            : "M-13-13C-8-24-20-34-8-44C2-52 8-56-5-78L0-80C14-60 12-50 2-42C-6-34 5-26 12-12z"
        }
        fill="var(--art-bark)"
      />
      {!young && (
        <path
          d="M0-80C14-60 12-50 2-42C-6-34 5-26 12-12L5-13C0-26-11-34-2-43C9-52 10-60 0-80z"
          fill="var(--art-bark-shade)"
        />
      )}
      {shown.map((cloud, index) => (
        <Joint key={cloud.y} at={cloud.at} bend={Math.sign(cloud.x) * (19 + luck(index) * 10)}>
          <Branch
            x={Math.round(cloud.x - cloud.at[0] + luck(index + 20) * 6 - 3)}
            y={Math.round(cloud.y - cloud.at[1] + luck(index + 30) * 6 - 3)}
            radius={cloud.radius}
            inFlower={stage === 10}
          />
        </Joint>
      ))}
    </g>
  );
}

type BranchProps = { x: number; y: number; radius: number; inFlower: boolean };

function Branch({ x, y, radius, inFlower }: BranchProps) {
  const [wide, high] = [Math.round(radius * 0.8), Math.round(radius * 0.4)];
  return (
    <>
      <path className="plant-twig" d={whole`M0 0Q${x * 0.6} 0 ${x} ${y}`} />
      <ellipse cx={x} cy={y} rx={radius} ry={Math.round(radius / 2)} fill="var(--art-reed)" />
      <ellipse cx={x - 2} cy={y - 3} rx={wide} ry={high} fill="var(--art-leaf)" />
      {inFlower && <path className="plant-flowers" d={whole`M${x - 8} ${y}h0m10-5h0m7 7h0`} />}
    </>
  );
}
