import { pathData } from "../geometry.ts";
import { Placed } from "../kit.tsx";
import { Pencil } from "../objects.tsx";
import { Blossoms } from "../plants.tsx";
import { Cloud } from "../sky.tsx";
import { TableFromAbove } from "../library/paper-things.tsx";
import { Shade, TableTop } from "../library/rooms.tsx";
import { Shared, Sun } from "../library/shared-shapes.tsx";
import { Clock, DayOutside, Pane } from "./furnishings.tsx";

/** A snail goes by a clock that lies in the grass. */
export function SnailAndClock() {
  return (
    <>
      <Sun x={236} y={46} radius={18} halo={32} />
      <Shared shape="slope" x={0} y={120} />
      <path d="M0 118Q160 104 320 120V200H0z" fill="var(--art-leaf)" />
      <Clock x={124} y={112} radius={56} />
      <path d="M0 162Q80 144 170 162T320 158V200H0z" fill="var(--art-leaf-shade)" />
      <Placed x={224} y={164} scale={1.15}>
        <path
          d="M-44 0Q-20-8 20-8Q36-8 38-24Q42-32 48-26Q54-12 44-2Q40 2 30 2H-40Q-48 2-44 0z"
          fill="var(--art-wood)"
        />
        <path
          d="M42-28L38-44M47-27L52-42"
          stroke="var(--art-wood-shade)"
          strokeLinecap="round"
          strokeWidth="3"
        />
        <circle cx="-4" cy="-24" r="25" fill="var(--art-clay)" />
        <path
          d="M-4-24m-2 0a6 6 0 1 1 8 6a13 13 0 1 1 10-14a19 19 0 1 1-30-6"
          fill="none"
          stroke="var(--art-clay-shade)"
          strokeLinecap="round"
          strokeWidth="4"
        />
      </Placed>
      <Blossoms
        at={[
          [44, 172],
          [66, 186],
          [292, 184],
        ]}
        radius={7}
      />
    </>
  );
}

/** The rain has gone: the umbrella is shut and dries by the door. */
export function ClosedUmbrella() {
  return (
    <>
      <Cloud x={182} y={44} width={60} />
      <Sun x={226} y={66} radius={17} halo={28} />
      <path d="M158 124Q210 108 270 122V172H158z" fill="var(--art-leaf)" />
      <path d="M176 168Q214 154 258 168z" fill="var(--art-water-deep)" opacity=".7" />
      <path d="M0 0H320V170H0zM158 170H270V18H158z" fill="var(--art-hill-1)" fillRule="evenodd" />
      <path d="M0 170H320V200H0z" fill="var(--art-wood)" />
      <path d="M154 172V14H274V172" fill="none" stroke="var(--art-paper)" strokeWidth="8" />
      <ellipse cx="98" cy="186" rx="40" ry="8" fill="var(--art-water)" opacity=".9" />
      <Placed x={94} y={182} turn={8}>
        <path
          d="M0-112V-140Q0-152 12-152T24-142"
          fill="none"
          stroke="var(--art-wood-shade)"
          strokeLinecap="round"
          strokeWidth="6"
        />
        <path d="M0 0L-17-108Q0-134 17-108z" fill="var(--art-clay)" />
        <path d="M0 0L4-122Q12-118 17-108zM0 0L-9-116Q-13-113-17-108z" fill="var(--art-clay-shade)" />
        <path d="M-13-70Q0-64 13-70" fill="none" stroke="var(--art-coin)" strokeWidth="5" />
        <path d="M0-6V4" stroke="var(--art-ink)" strokeLinecap="round" strokeWidth="4" />
      </Placed>
    </>
  );
}

const blocks = [
  "coin",
  "leaf",
  "plum",
  "leaf",
  "coin",
  "clay",
  "plum",
  "coin",
  "plum",
  "leaf",
  "clay",
  "plum",
  "coin",
  "leaf",
  "plum",
  "coin",
  "leaf",
  "clay",
  "coin",
  "plum",
  "leaf",
];

/** A week drawn as a map: what fills and what empties has each its colour. */
export function WeekInColours() {
  return (
    <>
      <TableFromAbove />
      <Placed x={152} y={98} turn={-2}>
        <path d="M-110-72H118V84H-110z" fill="var(--art-wood-shade)" opacity=".6" />
        <path d="M-116-80H112V76H-116z" fill="var(--art-paper)" />
        {blocks.map((hue, index) => (
          <path
            key={`${hue}${String(index)}`}
            d={pathData`M${-105 + (index % 7) * 30.4} ${-52 + Math.floor(index / 7) * 41}h26v${index % 4 === 0 ? 35 : 26}h-26z`}
            fill={`var(--art-${hue})`}
            opacity=".8"
          />
        ))}
        <path
          d="M-98-66h12M-68-66h12M-37-66h12M-7-66h12M24-66h12M54-66h12M84-66h12"
          stroke="var(--art-stone)"
          strokeLinecap="round"
          strokeWidth="4"
        />
        <path
          d="M62 44Q86 66 92 24M84 32L93 22L99 34"
          fill="none"
          stroke="var(--art-ink)"
          strokeLinecap="round"
          strokeLinejoin="round"
          strokeWidth="3.500"
        />
      </Placed>
      <Placed x={238} y={178} turn={6} scale={1.1}>
        <Pencil />
      </Placed>
    </>
  );
}

/** A jug that is not full, and three small cups: one has got its share. */
export function HalfAJug() {
  return (
    <>
      <path d="M0 0H320V150H0z" fill="var(--art-hill-1)" />
      <Pane x={178} y={14} width={92} height={76}>
        <DayOutside x={178} y={14} width={92} height={76} />
      </Pane>
      <TableTop y={146} />
      <Shade x={116} y={178} width={110} />
      <path d="M152 84C184 74 186 132 154 138" fill="none" stroke="var(--art-ripple)" strokeWidth="8" />
      <path
        d="M78 62H150L146 76C160 110 158 160 148 178H84C72 160 72 110 86 78z"
        fill="var(--art-ripple)"
        opacity=".75"
      />
      <path
        d="M77 128Q116 134 155 128C156 150 152 168 148 178H84C78 168 76 150 77 128z"
        fill="var(--art-water-deep)"
        opacity=".75"
      />
      <ellipse cx="116" cy="129" rx="39" ry="5" fill="var(--art-water)" />
      <path d="M90 90V166" stroke="var(--art-paper)" strokeLinecap="round" strokeWidth="4" opacity=".7" />
      <SmallCup x={196} isFull />
      <SmallCup x={236} />
      <SmallCup x={276} />
    </>
  );
}

function SmallCup({ x, isFull = false }: { x: number; isFull?: boolean }) {
  return (
    <Placed x={x} y={178}>
      <path d="M-16-30H16L12 0H-12z" fill="var(--art-clay)" />
      <path d="M6-30H16L12 0H4z" fill="var(--art-clay-shade)" />
      <ellipse
        cy="-30"
        rx="16"
        ry="4.500"
        fill={isFull ? "var(--art-water-deep)" : "var(--art-ink)"}
        opacity={isFull ? 1 : 0.45}
      />
    </Placed>
  );
}
