import { discPath, dotPath } from "../illustrations/geometry.ts";
import { Sprout } from "../illustrations/plants.tsx";
import type { Growth } from "./growth.ts";
import { between } from "./growth.ts";
import { FootShadow, InTheWind, Joint } from "./plant-parts.tsx";

type Puff = { x: number; y: number; radius: number };

const puffs: readonly Puff[] = [
  { x: 0, y: -84, radius: 22 },
  { x: -26, y: -70, radius: 19 },
  { x: 27, y: -72, radius: 20 },
  { x: -14, y: -96, radius: 16 },
  { x: 17, y: -97, radius: 17 },
  { x: -42, y: -62, radius: 13 },
  { x: 43, y: -60, radius: 13 },
];

/** A cherry that comes to blossom. */
export function Cherry({ growth }: { growth: Growth }) {
  const { grown, luck } = growth;
  const shown = puffs.slice(0, Math.round(grown * 7));
  const flip = luck(1) > 0.5 ? -1 : 1;
  return (
    <>
      <FootShadow width={between(24, 78, grown)} />
      <InTheWind>
        {grown === 0 ? (
          <Sprout x={0} y={0} height={34} />
        ) : (
          <g transform={`scale(${flip * between(0.5, 1, grown)} ${between(0.5, 1, grown)})`}>
            <path d="M-7 0C-3-20-6-34-22-62L-18-64C-8-50-3-46-1-42C0-54 0-66-1-82H3C4-66 4-54 4-42C8-48 14-54 24-66L27-64C12-44 6-26 9 0z" fill="var(--art-bark)" />
            {[-1, 0, 1].map((side) => (
              <Joint key={side} at={[0, -44]} bend={side * 16}>
                <Crown puffs={shown.filter(({ x }) => Math.sign(Math.trunc(x / 12)) === side)} luck={luck} />
              </Joint>
            ))}
          </g>
        )}
      </InTheWind>
    </>
  );
}

function Crown({ puffs: own, luck }: { puffs: readonly Puff[]; luck: Growth["luck"] }) {
  const discs = (shrink: number, up: number) =>
    own.map(({ x, y, radius }) => discPath([x - up / 2, y + 44 - up], radius * shrink, radius * shrink * 0.86)).join("");
  const dots = own.flatMap(({ x, y, radius }, index) =>
    [0, 1, 2].map((part) => dotPath(x + (luck(index * 5 + part) - 0.5) * radius * 1.3, y + 44 + (luck(index * 7 + part + 40) - 0.6) * radius)),
  );
  return (
    <>
      <path d={discs(1, 0)} fill="var(--art-blossom-shade)" />
      <path d={discs(0.84, 3)} fill="var(--art-blossom)" />
      <path d={dots.join("")} stroke="var(--art-petal)" strokeWidth="4.4" strokeLinecap="round" />
    </>
  );
}
