import { farBirdPath } from "../library/creatures.tsx";
import { Placed } from "../kit.tsx";
import { Blossoms, Cypress } from "../plants.tsx";
import { Wood } from "../sky.tsx";
import { Ripples } from "../water.tsx";
import { Lake, Rock, Shared, Sun } from "../library/shared-shapes.tsx";

/** A river carries leaves away, one after the other. */
export function LeavesOnTheRiver() {
  return (
    <>
      <Sun x={226} y={44} radius={18} halo={30} />
      <Shared shape="range" x={0} y={72} />
      <path d="M0 70Q160 62 320 72V200H0z" fill="var(--art-leaf)" />
      <Lake
        y={70}
        outline="M196 68C214 82 132 92 130 112S250 140 232 168S160 192 140 206H-10V170C60 156 96 150 90 134S150 90 178 68z"
      />
      <path
        d="M0 100C50 96 96 98 112 104C92 118 86 130 92 140C78 152 30 158 0 166z"
        fill="var(--art-leaf-shade)"
      />
      <FloatingLeaf x={172} y={92} scale={0.5} turn={-10} />
      <FloatingLeaf x={146} y={118} scale={0.8} turn={24} />
      <FloatingLeaf x={192} y={146} scale={1.15} turn={-14} />
      <FloatingLeaf x={118} y={172} scale={1.6} turn={10} />
      <Shared shape="reeds" x={290} y={206} />
      <Shared shape="flower" x={44} y={124} />
      <Shared shape="flower" x={270} y={112} scale={0.8} />
    </>
  );
}

type LeafProps = { x: number; y: number; scale: number; turn: number };

function FloatingLeaf(place: LeafProps) {
  return (
    <Placed {...place}>
      <ellipse cy="5" rx="24" ry="6" fill="var(--art-ripple)" opacity=".45" />
      <path d="M-24 0Q-6-14 22-2z" fill="var(--art-clay)" />
      <path d="M-24 0Q0 12 22-2z" fill="var(--art-clay-shade)" />
      <path d="M-32 2L22-2" stroke="var(--art-coin)" strokeLinecap="round" strokeWidth="1.800" />
    </Placed>
  );
}

/** A mountain stands: on one side rain, on the other the sun. */
export function MountainInWeather() {
  return (
    <>
      <Sun x={248} y={52} radius={22} halo={38} />
      <path d="M20 172L136 40Q148 28 160 40L300 172z" fill="var(--art-hill-2)" />
      <path d="M148 33Q154 34 160 40L300 172H164Q186 138 164 112T148 33z" fill="var(--art-hill-3)" />
      <path
        d="M109 71L136 40Q148 28 160 40L190 69L172 66L160 78L146 64L132 76L122 68z"
        fill="var(--art-paper)"
      />
      <g fill="none" stroke="var(--art-water-deep)" strokeLinecap="round" strokeWidth="3">
        <path d="M56 92l-6 16M78 94l-6 16M100 92l-6 16M66 116l-6 16M90 116l-6 16" />
      </g>
      <path
        d="M34 84a17 17 0 0 1 12-30a24 24 0 0 1 44-6a18 18 0 0 1 26 14a14 14 0 0 1 0 22z"
        fill="var(--art-stone)"
      />
      <path d="M34 84a17 17 0 0 1-4-4Q80 78 126 70a14 14 0 0 1-10 14z" fill="var(--art-stone-shade)" />
      <path d="M0 168Q160 156 320 168V200H0z" fill="var(--art-leaf)" />
      <Wood x={20} y={172} width={80} height={26} seed={9} depth={3} />
      <Wood x={210} y={172} width={90} height={24} seed={4} depth={3} />
      <path d="M0 184Q160 172 320 186V200H0z" fill="var(--art-leaf-shade)" />
    </>
  );
}

/** A bench on a hill in the evening; the day lies below with its slopes and its rests. */
export function BenchOverTheDay() {
  return (
    <>
      <path d="M0 0H320V200H0z" fill="var(--art-plum)" opacity=".55" />
      <path d="M0 34Q160 20 320 36V200H0z" fill="var(--art-blossom)" opacity=".7" />
      <circle cx="214" cy="76" r="26" fill="var(--art-coin)" />
      <Shared shape="range" x={0} y={116} />
      <path d="M0 96Q90 78 170 98T320 90V200H0z" fill="var(--art-hill-2)" />
      <path d="M0 124Q120 100 210 124T320 116V200H0z" fill="var(--art-leaf)" opacity=".8" />
      <path
        d="M196 94C150 100 236 112 206 124S120 138 150 160"
        fill="none"
        stroke="var(--art-wood)"
        strokeLinecap="round"
        strokeWidth="6"
      />
      <Cypress x={262} y={128} height={36} />
      <Cypress x={276} y={126} height={26} />
      <path d="M0 148Q110 136 190 162T320 176V200H0z" fill="var(--art-leaf-shade)" />
      <path
        d="M64 116H150M64 128H150M60 144H154"
        stroke="var(--art-wood-shade)"
        strokeLinecap="round"
        strokeWidth="7"
      />
      <path d="M72 112V170M142 112V172" stroke="var(--art-ink)" strokeLinecap="round" strokeWidth="5" />
    </>
  );
}

const week = [62, 94, 126, 160, 194, 226, 258];

/** Seven stones for the days of a week; on one of them a flower grows. */
export function SevenStones() {
  return (
    <>
      <circle cx="160" cy="104" r="78" fill="var(--art-halo)" opacity=".7" />
      <Shared shape="valley" x={0} y={114} />
      <Lake y={112} />
      {week.map((x, day) => (
        <Rock key={x} x={x} y={158 + ((day * 5) % 3) * 3} width={30} height={14} />
      ))}
      <Ripples x={160} y={166} radius={128} flat={0.16} />
      <circle cx="160" cy="108" r="36" fill="var(--art-halo)" opacity=".6" />
      <path
        d="M160 148C157 130 158 122 161 112"
        fill="none"
        stroke="var(--art-reed)"
        strokeLinecap="round"
        strokeWidth="4"
      />
      <Blossoms at={[[161, 102]]} radius={19} />
    </>
  );
}

/** Above the roofs the light goes; in two windows it has come on. */
export function RoofsAtDusk() {
  return (
    <>
      <path d="M0 0H320V200H0z" fill="var(--art-plum-shade)" />
      <path d="M0 40Q160 26 320 42V200H0z" fill="var(--art-plum)" />
      <path d="M0 78Q150 62 320 80V200H0z" fill="var(--art-blossom-shade)" />
      <path d="M0 106Q160 94 320 110V200H0z" fill="var(--art-clay)" />
      <path d="M0 126Q160 118 320 130V200H0z" fill="var(--art-coin)" />
      <path d="M230 24h0M96 32h0M268 56h0" stroke="var(--art-paper)" strokeLinecap="round" strokeWidth="4" />
      <path
        d={farBirdPath(140, 62, 18) + farBirdPath(164, 54, 13)}
        fill="none"
        stroke="var(--art-ink)"
        strokeLinecap="round"
        strokeWidth="2.500"
      />
      <path
        d="M0 150L26 126L52 150V140H100V122H108V112H118V122H124L156 96L190 122V138H240L268 112L298 138H320V200H0z"
        fill="var(--art-hill-3)"
      />
      <path d="M0 172H60L92 142L128 172H188V150H194V142H204V150H232V172H320V200H0z" fill="var(--art-ink)" />
      <path d="M150 124h14v18h-14zM84 166h16v16H84zM210 162h12v14h-12z" fill="var(--art-coin)" />
      <path
        d="M157 124v18M150 133h14M92 166v16M84 174h16"
        stroke="var(--art-coin-shade)"
        strokeWidth="1.500"
      />
    </>
  );
}
