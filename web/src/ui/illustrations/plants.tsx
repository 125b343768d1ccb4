import type { Point, Sprig } from "./geometry.ts";
import { dotPath, halfLeafPath, pathData, round, seeded } from "./geometry.ts";

type ReedsProps = {
  x: number;
  y: number;
  height: number;
  count?: number;
  seed: number;
  lean?: number;
  heads?: number;
};

/** A clump of reeds that grows up from `y`, the darker blades behind, with some cattails. */
export function Reeds({ x, y, height, count = 4, seed, lean = 0.16, heads = 2 }: ReedsProps) {
  const next = seeded(seed);
  const blades = (amount: number, shrink: number) =>
    Array.from({ length: amount }, (_, index) => {
      const tall = Math.round(height * shrink * (0.6 + next() * 0.4));
      const foot = Math.round(x + ((index + 0.5) / amount - 0.5) * height * 0.34);
      const tip = Math.round((next() - 0.4) * height * lean * 2);
      const wide = Math.max(2, Math.round(height * 0.048));
      const [bendUp, bendDown] = [Math.round(tall * 0.62), Math.round(tall * 0.4)];
      return pathData`M${foot} ${y}q0 ${-bendUp} ${tip} ${-tall}q${Math.round(wide - tip * 0.4)} ${bendDown} ${wide - tip} ${tall}z`;
    }).join("");
  return (
    <>
      <path d={blades(count, 1)} fill="var(--art-reed-shade)" />
      {heads > 0 && <Cattails x={x} y={y} height={height} count={heads} lean={lean} />}
      <path d={blades(count - 1, 0.78)} fill="var(--art-reed)" />
    </>
  );
}

function Cattails({
  x,
  y,
  height,
  count,
  lean,
}: {
  x: number;
  y: number;
  height: number;
  count: number;
  lean: number;
}) {
  const stems = Array.from({ length: count }, (_, index) => {
    const tall = height * (0.98 - index * 0.15);
    const foot = x + (index - count / 2 + 0.5) * height * 0.2;
    return { foot, tall, tip: foot + height * lean * (0.35 + index * 0.25) };
  });
  const line = stems.map(
    ({ foot, tall, tip }) => pathData`M${foot} ${y}Q${foot} ${y - tall * 0.6} ${tip} ${y - tall}`,
  );
  const heavy = stems.map(
    ({ tall, tip }) => pathData`M${tip - 0.4} ${y - tall * 0.9}l${-height * 0.025} ${tall * 0.13}`,
  );
  return (
    <g fill="none" strokeLinecap="round">
      <path d={line.join("")} stroke="var(--art-reed-shade)" strokeWidth={round(1 + height * 0.006)} />
      <path d={heavy.join("")} stroke="var(--art-clay-shade)" strokeWidth={round(2 + height * 0.028)} />
    </g>
  );
}

/** Leaves where the sprigs say, one half of each in the light and the other in the shade. */
export function Leaves({ sprigs, width = 0.34 }: { sprigs: readonly Sprig[]; width?: number }) {
  const halves = (side: number) => sprigs.map((sprig) => halfLeafPath(sprig, side)).join("");
  return (
    <>
      <path d={halves(-width)} fill="var(--art-leaf)" />
      <path d={halves(width)} fill="var(--art-leaf-shade)" />
    </>
  );
}

/** A bough that hangs in from the edge: a stem from start over bend to end, with leaves on both sides. */
export function Bough({
  start,
  bend,
  end,
  leaf = 16,
  count = 7,
}: {
  start: Point;
  bend: Point;
  end: Point;
  leaf?: number;
  count?: number;
}) {
  const along = (part: number): Point => [
    (1 - part) ** 2 * start[0] + 2 * part * (1 - part) * bend[0] + part ** 2 * end[0],
    (1 - part) ** 2 * start[1] + 2 * part * (1 - part) * bend[1] + part ** 2 * end[1],
  ];
  const sprigs = Array.from({ length: count }, (_, index) => {
    const part = 0.18 + (0.82 * index) / (count - 1);
    const [at, before] = [along(part), along(part - 0.05)];
    const heading = (Math.atan2(at[1] - before[1], at[0] - before[0]) * 180) / Math.PI;
    const side = index === count - 1 ? 0 : index % 2 === 0 ? 48 : -48;
    return { at, turn: heading + side, length: leaf * (1.1 - part * 0.35) };
  });
  return (
    <>
      <path
        d={pathData`M${start[0]} ${start[1]}Q${bend[0]} ${bend[1]} ${end[0]} ${end[1]}`}
        fill="none"
        stroke="var(--art-reed-shade)"
        strokeLinecap="round"
        strokeWidth="1.8"
      />
      <Leaves sprigs={sprigs} />
    </>
  );
}

/** A slender cypress, as a far-off upright. */
export function Cypress({ x, y, height }: { x: number; y: number; height: number }) {
  const half = height * 0.13;
  return (
    <>
      <path
        d={pathData`M${x} ${y}C${x - half * 1.7} ${y - height * 0.15} ${x - half} ${y - height * 0.7} ${x} ${y - height}C${x + half} ${y - height * 0.7} ${x + half * 1.7} ${y - height * 0.15} ${x} ${y}`}
        fill="var(--art-reed)"
      />
      <path
        d={pathData`M${x} ${y}C${x + half * 0.6} ${y - height * 0.3} ${x + half * 0.4} ${y - height * 0.7} ${x} ${y - height}C${x + half} ${y - height * 0.7} ${x + half * 1.7} ${y - height * 0.15} ${x} ${y}`}
        fill="var(--art-reed-shade)"
      />
    </>
  );
}

/** Five-petalled flowers seen from the front. */
export function Blossoms({ at, radius }: { at: readonly Point[]; radius: number }) {
  const petals = at.flatMap(([x, y]) =>
    [-90, -18, 54, 126, 198].map((degrees) => {
      const angle = (degrees * Math.PI) / 180;
      return dotPath(x + Math.cos(angle) * radius * 0.58, y + Math.sin(angle) * radius * 0.58);
    }),
  );
  return (
    <g strokeLinecap="round">
      <path d={petals.join("")} stroke="var(--art-blossom)" strokeWidth={round(radius * 0.92)} />
      <path
        d={at.map(([x, y]) => dotPath(x, y)).join("")}
        stroke="var(--art-coin)"
        strokeWidth={round(radius * 0.46)}
      />
    </g>
  );
}

/** A young plant: one stem and leaves in pairs; `y` is the soil. */
export function Sprout({
  x,
  y,
  height,
  pairs = 2,
}: {
  x: number;
  y: number;
  height: number;
  pairs?: number;
}) {
  const sprigs = Array.from({ length: pairs }, (_, index) => {
    const at: Point = [x, y - height * (0.42 + (index * 0.5) / pairs)];
    const length = height * (0.48 - index * 0.1);
    return [
      { at, turn: -28, length },
      { at, turn: 208, length },
    ];
  }).flat();
  return (
    <>
      <path
        d={pathData`M${x} ${y}V${y - height * 0.95}`}
        stroke="var(--art-leaf-shade)"
        strokeLinecap="round"
        strokeWidth={1 + height * 0.03}
      />
      <Leaves sprigs={[...sprigs, { at: [x, y - height * 0.8], turn: -86, length: height * 0.36 }]} />
    </>
  );
}
