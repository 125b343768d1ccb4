import { dotPath } from "../illustrations/geometry.ts";
import { Leaves, Sprout } from "../illustrations/plants.tsx";
import type { Growth } from "./growth.ts";
import { between } from "./growth.ts";
import { FootShadow, Joint } from "./plant-parts.tsx";

type Puff = { x: number; y: number; radius: number; from: number };

// clouds of leaves and then of blossom, from the fork at 0,-44; a branch of its own to each side
const puffs: readonly Puff[] = [
  { x: 0, y: -36, radius: 22, from: 2 },
  { x: -27, y: -22, radius: 18, from: 3 },
  { x: 28, y: -25, radius: 19, from: 3 },
  { x: 15, y: -50, radius: 16, from: 5 },
  { x: -16, y: -46, radius: 17, from: 4 },
  { x: -38, y: -12, radius: 12, from: 6 },
  { x: 40, y: -14, radius: 12, from: 5 },
];

/** A cherry: a twig in leaf, a young tree, and then more blossom every time until petals lie around it. */
export function Cherry({ growth }: { growth: Growth }) {
  const { grown } = growth;
  const stage = Math.round(between(1, 8, grown));
  const size = Math.round(between(0.54, 0.97, (stage - 1) / 7) * 100) / 100;
  return (
    <>
      <FootShadow width={between(24, 84, grown)} />
      {stage === 1 ? (
        <Joint bend={30}>
          <Sprout x={0} y={0} height={36} />
        </Joint>
      ) : (
        <g transform={`scale(${size})`}>
          <Tree stage={stage} luck={growth.luck} />
        </g>
      )}
      {stage > 6 && <FallenPetals luck={growth.luck} count={stage === 8 ? 9 : 4} />}
    </>
  );
}

function Tree({ stage, luck }: { stage: number; luck: Growth["luck"] }) {
  const shown = puffs.filter(({ from }) => stage >= from);
  const own = (side: number) => shown.filter(({ x }) => Math.sign(Math.trunc(x / 17)) === side);
  const thick = stage < 4 ? 0.6 : 0.66 + (stage - 4) * 0.085;
  return (
    <>
      <g transform={`scale(${Math.round(thick * 100) / 100} 1)`}>
        <path
          d="M-9 0C-3-14-4-30-12-46L-32-62L-29-66L-9-52C-4-58-4-64-3-76L2-76C3-64 3-58 5-52L30-68L32-64L10-44C5-28 5-14 10 0Q0 3-9 0z"
          fill="var(--art-bark)"
        />
        <path
          d="M10 0C5-14 5-28 10-44L32-64L30-68L5-52C3-34-2-18 1 1.4Q6 1.2 10 0z"
          fill="var(--art-bark-shade)"
        />
      </g>
      {[0, -1, 1].map((side) => (
        <Joint key={side} at={[0, -46]} bend={side === 0 ? 8 : side * 21}>
          <Crown puffs={own(side)} stage={stage} luck={luck} />
        </Joint>
      ))}
      {stage === 2 && (
        <Leaves
          sprigs={[
            { at: [4, -54], turn: -20, length: 20 },
            { at: [-4, -52], turn: 200, length: 20 },
          ]}
        />
      )}
    </>
  );
}

type CrownProps = { puffs: readonly Puff[]; stage: number; luck: Growth["luck"] };

/** Clouds of three round strokes each, the lit ones a little higher and smaller. */
function Crown({ puffs: own, stage, luck }: CrownProps) {
  const [lit, shade] =
    stage < 4
      ? ["var(--art-leaf)", "var(--art-leaf-shade)"]
      : ["var(--art-blossom)", "var(--art-blossom-shade)"];
  const large = own.map(({ x, y }) => dotPath(x, Math.round(y * 1.15)));
  const small = own.map(({ x, y, radius }) => {
    const low = Math.round(y * 1.15 + radius * 0.32);
    return dotPath(Math.round(x - radius * 0.75), low) + dotPath(Math.round(x + radius * 0.75), low);
  });
  const discs = (wide: number, narrow: number) => (
    <>
      <path d={large.join("")} strokeWidth={wide} />
      <path d={small.join("")} strokeWidth={narrow} />
    </>
  );
  return (
    <>
      <g transform="scale(1 .87)" strokeLinecap="round">
        <g stroke={shade}>{discs(38, 28)}</g>
        <g stroke={lit} transform="translate(-1-3)">
          {discs(33, 23)}
        </g>
      </g>
      {stage > 2 && <Flowers puffs={own} luck={luck} count={inFlower[stage] ?? 0} />}
    </>
  );
}

// flowers on each cloud, by stage
const inFlower: Readonly<Record<number, number>> = { 3: 1, 5: 1, 6: 1, 7: 2, 8: 2 };

/** Single flowers on the clouds, five dots around a heart. */
function Flowers({
  puffs: own,
  luck,
  count,
}: {
  puffs: readonly Puff[];
  luck: Growth["luck"];
  count: number;
}) {
  const hearts = own.flatMap(({ x, y, radius }) =>
    Array.from({ length: count }, (_, index) => {
      const part = Math.abs(x) + index * 11;
      return [
        Math.round(x + (luck(part) - 0.55) * radius * 1.5),
        Math.round(y + (luck(part + 5) - 0.6) * radius * 1.1),
      ] as const;
    }),
  );
  const petals = hearts.map(([x, y]) => `${dotPath(x, y - 2)}m2 1.5h0m-.8 2.4h0m-2.4 0h0m-.8-2.4h0`);
  return (
    <g strokeLinecap="round">
      <path d={petals.join("")} stroke="var(--art-petal)" strokeWidth="3" />
      <path d={hearts.map(([x, y]) => dotPath(x, y)).join("")} stroke="var(--art-coin)" strokeWidth="1.8" />
    </g>
  );
}

function FallenPetals({ luck, count }: { luck: Growth["luck"]; count: number }) {
  const lying = Array.from(
    { length: count },
    (_, index) =>
      `M${Math.round((luck(index + 60) - 0.5) * 96)} ${Math.round(luck(index + 80) * 12 - 6)}h1.5`,
  );
  return <path d={lying.join("")} stroke="var(--art-blossom)" strokeLinecap="round" strokeWidth="2.8" />;
}
