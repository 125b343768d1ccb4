import { discPath } from "../illustrations/geometry.ts";
import { Sprout } from "../illustrations/plants.tsx";
import { Stone } from "../illustrations/water.tsx";
import type { Growth } from "./growth.ts";
import { between } from "./growth.ts";
import { FootShadow, InTheWind, Joint } from "./plant-parts.tsx";

type Cloud = { x: number; y: number; radius: number; at: readonly [number, number] };

const clouds: readonly Cloud[] = [
  { x: -2, y: -86, radius: 20, at: [-2, -72] },
  { x: 30, y: -64, radius: 18, at: [6, -56] },
  { x: -30, y: -56, radius: 17, at: [-6, -46] },
  { x: 16, y: -80, radius: 15, at: [2, -68] },
  { x: -20, y: -76, radius: 15, at: [-2, -64] },
  { x: 38, y: -46, radius: 13, at: [6, -46] },
  { x: -40, y: -42, radius: 12, at: [-8, -38] },
  { x: 2, y: -98, radius: 13, at: [-2, -76] },
];

/** A bonsai that branches on its moss stone, cloud by cloud. */
export function Bonsai({ growth }: { growth: Growth }) {
  const { grown, level, luck } = growth;
  const flip = luck(1) > 0.5 ? -1 : 1;
  const shown = clouds.slice(0, Math.max(0, Math.min(clouds.length, Math.round(grown * 9))));
  return (
    <>
      <FootShadow width={between(48, 84, grown)} />
      <g transform={`scale(${between(0.62, 1, grown)})`}>
        <Stone x={0} y={-1} width={66} height={19} dry />
        <path d="M-31-9C-27-19-12-22 4-20C18-20 28-14 31-7C22-10 20-4 12-8C4-12-4-3-12-8S-24-6-31-9z" fill="var(--art-moss)" />
        <g transform={`translate(0 -17)scale(${flip} 1)`}>
          <InTheWind>{level < 2 ? <Sprout x={0} y={2} height={30} /> : <Tree shown={shown} luck={luck} />}</InTheWind>
        </g>
      </g>
    </>
  );
}

function Tree({ shown, luck }: { shown: readonly Cloud[]; luck: Growth["luck"] }) {
  return (
    <g transform="translate(0 17)">
      <path d="M-12-14C-8-24-20-34-8-44C2-52 8-56-4-76L0-78C14-60 12-50 2-42C-6-34 4-26 10-14z" fill="var(--art-bark)" />
      {shown.map((cloud, index) => (
        <Joint key={cloud.x} at={cloud.at} bend={Math.sign(cloud.x) * (10 + luck(index) * 8)}>
          <Foliage x={cloud.x - cloud.at[0]} y={cloud.y - cloud.at[1]} radius={cloud.radius} />
        </Joint>
      ))}
    </g>
  );
}

function Foliage({ x, y, radius }: { x: number; y: number; radius: number }) {
  return (
    <>
      <path d={`M0 0Q${x * 0.6} 0 ${x} ${y}`} fill="none" stroke="var(--art-bark)" strokeWidth="4" strokeLinecap="round" />
      <path d={discPath([x, y], radius, radius * 0.5)} fill="var(--art-leaf-shade)" />
      <path d={discPath([x - 2, y - radius * 0.2], radius * 0.8, radius * 0.4)} fill="var(--art-leaf)" />
    </>
  );
}
