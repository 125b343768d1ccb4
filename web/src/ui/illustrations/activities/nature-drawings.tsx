import { Bird } from "../figures.tsx";
import { pathData } from "../geometry.ts";
import { Placed } from "../kit.tsx";
import { Pencil } from "../objects.tsx";
import { Blossoms } from "../plants.tsx";
import { Cloud, Wood } from "../sky.tsx";
import { farBirdPath } from "../library/creatures.tsx";
import { TableFromAbove } from "../library/paper-things.tsx";
import { ChairFromBehind, Shade, TableTop, WindowedWall } from "../library/rooms.tsx";
import { Shared, Sun } from "../library/shared-shapes.tsx";

/** A chair before a wide window full of sky. */
export function ChairBeforeTheSky() {
  return (
    <>
      <Sun x={122} y={52} radius={17} halo={30} />
      <Cloud x={150} y={54} width={76} />
      <Cloud x={84} y={88} width={90} />
      <Cloud x={196} y={98} width={60} />
      <path
        d={farBirdPath(180, 78, 16) + farBirdPath(206, 70, 12) + farBirdPath(198, 86, 10)}
        fill="none"
        stroke="var(--art-stone-shade)"
        strokeLinecap="round"
        strokeWidth="2.500"
      />
      <Shared shape="valley" x={0} y={150} scale={1} />
      <WindowedWall x={66} y={14} width={188} height={128} panes={false} />
      <path d="M0 176H320V200H0z" fill="var(--art-wood)" />
      <Placed x={160} y={194} scale={0.92}>
        <ChairFromBehind />
      </Placed>
    </>
  );
}

const veins = [-62, -42, -22, -2, 18, 38];

/** One leaf, so near that its veins can be followed. */
export function LeafUpClose() {
  return (
    <>
      <circle cx="160" cy="100" r="92" fill="var(--art-halo)" opacity=".7" />
      <Placed x={160} y={100} turn={-28}>
        <path
          d="M-132 6Q-106-2-90 0"
          fill="none"
          stroke="var(--art-reed-shade)"
          strokeLinecap="round"
          strokeWidth="6"
        />
        <path d="M-92 0C-72-66 30-92 104 0z" fill="var(--art-leaf)" />
        <path d="M-92 0C-72 66 30 92 104 0z" fill="var(--art-leaf-shade)" />
        <path
          d="M-92 0H104"
          stroke="var(--art-paper)"
          strokeLinecap="round"
          strokeWidth="3.500"
          opacity=".75"
        />
        <path
          d={veins
            .map((x) => {
              const reach = 52 - Math.abs(x + 6) * 0.46;
              return pathData`M${x - 8} 0Q${x + 8} ${-reach * 0.4} ${x + 22} ${-reach}M${x - 8} 0Q${x + 8} ${reach * 0.4} ${x + 22} ${reach}`;
            })
            .join("")}
          fill="none"
          stroke="var(--art-paper)"
          strokeLinecap="round"
          strokeWidth="1.800"
          opacity=".65"
        />
        <circle cx="8" cy="-30" r="8" fill="var(--art-ripple)" opacity=".9" />
        <circle cx="6" cy="-32" r="2.500" fill="var(--art-paper)" />
        <circle cx="-32" cy="26" r="5" fill="var(--art-ripple)" opacity=".8" />
      </Placed>
    </>
  );
}

/** A path in the park: trees, a bench, a bird, flowers. */
export function ParkPath() {
  return (
    <>
      <Sun x={206} y={50} radius={20} halo={34} />
      <Shared shape="slope" x={0} y={104} />
      <Wood x={150} y={106} width={190} height={34} seed={14} depth={2} />
      <path d="M0 104Q160 92 320 106V200H0z" fill="var(--art-leaf)" />
      <path
        d="M176 100C150 116 214 126 190 144S92 168 84 200H236C232 172 262 150 246 134S178 114 190 100z"
        fill="var(--art-wood)"
      />
      <path d="M236 200C232 176 256 156 320 150V200z" fill="var(--art-leaf-shade)" />
      <Tree x={92} y={144} />
      <path
        d="M236 118H292M236 128H292M240 130V144M288 130V144"
        stroke="var(--art-clay-shade)"
        strokeLinecap="round"
        strokeWidth="5"
      />
      <Placed x={262} y={108} scale={0.6} flip>
        <Bird />
      </Placed>
      <Blossoms
        at={[
          [272, 176],
          [292, 166],
          [40, 176],
          [60, 188],
          [252, 188],
        ]}
        radius={6.5}
      />
    </>
  );
}

function Tree({ x, y }: { x: number; y: number }) {
  return (
    <Placed x={x} y={y}>
      <path d="M-8 4L-5-50H6L9 4z" fill="var(--art-wood-shade)" />
      <path
        d="M-2-34L-22-54M3-40L20-58"
        stroke="var(--art-wood-shade)"
        strokeLinecap="round"
        strokeWidth="5"
      />
      <circle cx="-22" cy="-66" r="24" fill="var(--art-leaf-shade)" />
      <circle cx="22" cy="-68" r="24" fill="var(--art-reed-shade)" />
      <circle cx="0" cy="-88" r="30" fill="var(--art-leaf-shade)" />
      <path
        d="M-30-94a30 30 0 0 1 40-22a30 30 0 0 1-24 50a24 24 0 0 1-28-8a30 30 0 0 1 12-20z"
        fill="var(--art-reed)"
      />
    </Placed>
  );
}

/** A map of sounds: oneself in the middle, around it a bird, the wind, a bell, a motor. */
export function SoundMap() {
  return (
    <>
      <TableFromAbove />
      <Placed x={156} y={100} turn={-3}>
        <path d="M-104-78H112V90H-104z" fill="var(--art-wood-shade)" opacity=".6" />
        <path d="M-110-84H106V84H-110z" fill="var(--art-paper)" />
        <g fill="none" stroke="var(--art-water-deep)" strokeWidth="1.800">
          <circle r="24" />
          <circle r="46" strokeDasharray="7 6" />
          <circle r="70" strokeDasharray="2 8" strokeLinecap="round" />
        </g>
        <circle r="7" fill="var(--art-clay)" />
        <path
          d={farBirdPath(-52, -34, 38) + farBirdPath(-26, -56, 24)}
          fill="none"
          stroke="var(--art-clay)"
          strokeLinecap="round"
          strokeWidth="4"
        />
        <g fill="none" strokeLinecap="round">
          <path d="M40-52q9-8 18 0t18 0M46-38q8-7 15 0t15 0" stroke="var(--art-water-deep)" strokeWidth="4" />
          <path
            d="M-76 40v-10M-66 46V24M-56 42V30M-46 50V20M-36 42V30"
            stroke="var(--art-plum)"
            strokeWidth="4"
          />
          <path d="M30 40h44l-5-12H46l-6 10" stroke="var(--art-ink)" strokeLinejoin="round" strokeWidth="4" />
        </g>
        <circle cx="42" cy="44" r="5.500" fill="var(--art-ink)" />
        <circle cx="64" cy="44" r="5.500" fill="var(--art-ink)" />
      </Placed>
      <Placed x={236} y={184} turn={4}>
        <Pencil />
      </Placed>
    </>
  );
}

const shoots = [
  [84, 24],
  [97, 40],
  [110, 34],
  [123, 52],
  [136, 42],
  [149, 60],
  [162, 46],
  [175, 58],
  [188, 38],
  [201, 48],
  [214, 30],
  [227, 36],
  [238, 22],
] as const;

/** Lentils sprout on a plate by the window. */
export function SproutingLentils() {
  return (
    <>
      <Sun x={206} y={48} radius={16} halo={28} />
      <Shared shape="valley" x={0} y={112} />
      <WindowedWall x={64} y={-10} width={192} height={116} panes={false} />
      <TableTop y={130} grain={false} />
      <Shade x={164} y={176} width={230} flat={0.13} />
      <path d="M48 152Q160 182 272 152Q262 186 204 186H116Q58 186 48 152z" fill="var(--art-paper-shade)" />
      <ellipse cx="160" cy="152" rx="112" ry="18" fill="var(--art-paper)" />
      <ellipse cx="160" cy="151" rx="94" ry="12" fill="var(--art-wood)" />
      <path
        d="M82 150h0M96 154h0M112 148h0M128 156h0M142 150h0M158 157h0M172 149h0M188 156h0M204 150h0M220 154h0M236 150h0M104 158h0M150 144h0M196 145h0M122 145h0M214 146h0"
        stroke="var(--art-clay-shade)"
        strokeLinecap="round"
        strokeWidth="8"
      />
      {shoots.map(([x, tall], index) => (
        <Placed key={x} x={x} y={150 + (index % 3) * 3} flip={index % 2 === 0}>
          <path
            d={pathData`M0 0Q-4 ${-tall / 2} 2 ${-tall}`}
            fill="none"
            stroke="var(--art-leaf)"
            strokeLinecap="round"
            strokeWidth="3"
          />
          <path d={pathData`M2 ${-tall}q4-13 14-11q-1 11-14 11z`} fill="var(--art-leaf)" />
          <path d={pathData`M2 ${-tall}q-9-9-15-3q5 8 15 3z`} fill="var(--art-leaf-shade)" />
        </Placed>
      ))}
    </>
  );
}
