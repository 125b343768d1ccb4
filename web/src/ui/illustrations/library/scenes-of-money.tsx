import { Placed } from "../kit.tsx";
import { CoinJar, Coins, Pencil } from "../objects.tsx";
import { Wood } from "../sky.tsx";
import { Glints, Ripples } from "../water.tsx";
import { HandOnTable } from "./people.tsx";
import { Sheet, TableFromAbove, Writing } from "./paper-things.tsx";
import { NightOutside, WindowedWall } from "./rooms.tsx";
import { Lake, Rock, Shared, Sun } from "./shared-shapes.tsx";

/** Coins lie in the water like stones one can step on; the accounts lie open on the bank. */
export function CoinStonesScene() {
  return (
    <>
      <Sun x={236} y={44} radius={22} halo={36} />
      <Shared shape="slope" x={0} y={76} />
      <Lake y={74} />
      <Glints x={20} y={84} width={270} height={60} seed={23} count={7} />
      <Ripples x={196} y={126} radius={92} flat={0.24} />
      <Coins x={128} y={98} count={1} radius={13} />
      <Coins x={164} y={106} count={2} radius={17} />
      <Coins x={212} y={122} count={3} radius={24} />
      <Coins x={268} y={150} count={4} radius={33} />
      <path d="M0 150C70 140 150 152 190 176L206 200H0z" fill="var(--art-leaf)" />
      <path d="M0 176C70 166 130 176 168 200H0z" fill="var(--art-leaf-shade)" />
      <path d="M26 178L40 128L150 136L152 186z" fill="var(--art-clay-shade)" />
      <path d="M30 174L43 126Q70 120 94 131L92 180Q60 170 30 174z" fill="var(--art-paper)" />
      <path d="M92 180L94 131Q122 124 148 134L150 182Q118 174 92 180z" fill="var(--art-paper)" />
      <path d="M94 131L92 180L84 177L86 128z" fill="var(--art-paper-shade)" />
      <path
        d="M50 136l22-2M48 144l24-2M46 152l20-2M44 160l24-1M103 138h18M102 146h14M101 154h18M101 162h12M134 140h7M134 148h7M134 156h7M135 164h7"
        stroke="var(--art-stone)"
        strokeLinecap="round"
        strokeWidth="1.8"
      />
      <path d="M128 131L127 175" stroke="var(--art-clay)" strokeWidth="1.4" />
      <Shared shape="reeds" x={300} y={208} scale={0.7} />
    </>
  );
}

/** Stones lead over the river; the first of them lies in the light. */
export function SteppingStonesScene() {
  return (
    <>
      <Sun x={250} y={52} radius={24} halo={40} />
      <Shared shape="range" x={0} y={82} />
      <path d="M0 82Q160 70 320 80V108H0z" fill="var(--art-leaf)" />
      <Wood x={-12} y={84} width={120} height={32} seed={21} depth={3} />
      <Lake y={88} />
      <path d="M0 88Q160 78 320 86V92Q160 84 0 94z" fill="var(--art-leaf-shade)" />
      <Glints x={10} y={104} width={280} height={60} seed={41} count={7} />
      <path d="M0 188Q120 170 200 184T320 180V200H0z" fill="var(--art-leaf-shade)" />
      <Rock x={224} y={100} width={26} height={8} />
      <Rock x={192} y={112} width={34} height={10} />
      <Rock x={210} y={127} width={44} height={13} />
      <Rock x={168} y={142} width={56} height={15} />
      <Ripples x={118} y={168} radius={106} flat={0.2} />
      <ellipse cx="118" cy="170" rx="86" ry="18" fill="var(--art-sun)" opacity=".4" />
      <Rock x={118} y={170} width={92} height={20} />
      <Shared shape="lantern" x={116} y={153} />
      <Shared shape="flower" x={52} y={188} />
      <Shared shape="flower" x={30} y={180} scale={0.8} />
      <Shared shape="reeds" x={296} y={206} />
    </>
  );
}

/** A kitchen table from above: a bowl of coins in the middle, two people's hands around it. */
export function KitchenTableScene() {
  return (
    <>
      <path d="M0 0H320V200H0z" fill="var(--art-hill-1)" />
      <circle cx="160" cy="106" r="132" fill="var(--art-hill-2)" opacity=".5" />
      <circle cx="160" cy="100" r="128" fill="var(--art-ink)" opacity=".35" />
      <circle cx="160" cy="97" r="128" fill="var(--art-wood-shade)" />
      <circle cx="160" cy="97" r="119" fill="none" stroke="var(--art-wood)" strokeWidth="1.4" />
      <Placed x={84} y={134} turn={62} scale={1.2}>
        <HandOnTable sleeve="clay" />
      </Placed>
      <Placed x={86} y={68} turn={104} scale={1.2} flip>
        <HandOnTable sleeve="clay" />
      </Placed>
      <Placed x={234} y={138} turn={-70} scale={1.2} flip>
        <HandOnTable sleeve="plum" skin="brown" />
      </Placed>
      <Placed x={236} y={66} turn={-112} scale={1.2}>
        <HandOnTable sleeve="plum" skin="brown" />
      </Placed>
      <BowlOfCoins />
    </>
  );
}

function BowlOfCoins() {
  const coins = "M148 88h10M168 84h8M140 102h9M158 100h11M178 98h5M150 114h10M170 112h8";
  return (
    <>
      <circle cx="164" cy="104" r="39" fill="var(--art-ink)" opacity=".25" />
      <circle cx="160" cy="99" r="39" fill="var(--art-paper)" />
      <circle cx="160" cy="99" r="32" fill="var(--art-paper-shade)" />
      <circle cx="160" cy="101" r="29" fill="var(--art-coin-shade)" />
      <g strokeLinecap="round" strokeWidth="11">
        <path d={coins} stroke="var(--art-clay-shade)" opacity=".45" transform="translate(0 3)" />
        <path d={coins} stroke="var(--art-coin)" />
      </g>
    </>
  );
}

// the lit part of the moon: a thin one, a half, the full one, and the same back again
const phases = [
  "M-38-55a7 7 0 0 1 0 14a9 9 0 0 0 0-14z",
  "M-19-55a7 7 0 0 1 0 14z",
  "M0-55a7 7 0 0 1 0 14a7 7 0 0 1 0-14z",
  "M19-55a7 7 0 0 0 0 14z",
  "M38-55a7 7 0 0 0 0 14a9 9 0 0 1 0-14z",
];

/** One sheet for one month: the moon from thin to full and to thin again, a pencil beside it. */
export function OnePageScene() {
  return (
    <>
      <TableFromAbove />
      <Placed x={142} y={104} turn={-4} scale={1.16}>
        <Sheet />
        <path
          d="M-38-48h0M-19-48h0M0-48h0M19-48h0M38-48h0"
          stroke="var(--art-stone)"
          strokeLinecap="round"
          strokeWidth="14"
          opacity=".3"
        />
        <path d={phases.join("")} fill="var(--art-coin)" />
        <Writing x={-38} y={-24} widths={[76, 62, 70]} step={11} />
        <path
          d="M-38 16h76M-38 34h76M-38 52h56M0 8v52"
          stroke="var(--art-stone)"
          strokeWidth="1.2"
          opacity=".6"
        />
        <path
          d="M-32 28q4-6 8 0t8 0M8 26q4-6 8 0t8 0t8 0M-32 45q4-6 8 0t8 0"
          fill="none"
          stroke="var(--art-water-deep)"
          strokeLinecap="round"
          strokeWidth="2"
        />
      </Placed>
      <Placed x={216} y={168} turn={-14} scale={1.3}>
        <Pencil />
      </Placed>
      <Shared shape="cup" x={278} y={66} scale={0.9} />
      <Shared shape="flower" x={44} y={44} scale={1.4} />
      <Shared shape="flower" x={30} y={66} />
      <Shared shape="grain" x={0} y={150} />
    </>
  );
}

/** By night: water to drink, a notebook, and the coins put away in their jar. */
export function NightTableScene() {
  return (
    <>
      <NightOutside x={104} y={12} width={112} height={98} />
      <WindowedWall x={104} y={12} width={112} height={98} panes={false} arch />
      <path d="M30 200V150H290V200z" fill="var(--art-wood)" />
      <path d="M22 142H298V153H22z" fill="var(--art-wood)" />
      <path d="M22 142H298V145H22z" fill="var(--art-paper)" opacity=".5" />
      <path d="M30 153H290V158H30z" fill="var(--art-wood-shade)" />
      <path d="M44 166H276V200H44z" fill="none" stroke="var(--art-wood-shade)" strokeWidth="2" />
      <circle cx="160" cy="184" r="5.5" fill="var(--art-clay)" />
      <Placed x={250} y={142} scale={0.72}>
        <CoinJar />
      </Placed>
      <path d="M224 86h52v9h-52z" fill="var(--art-clay)" />
      <path d="M256 86h20v9h-20z" fill="var(--art-clay-shade)" />
      <path d="M52 92h36l-4 50H56z" fill="var(--art-ripple)" opacity=".55" />
      <path d="M53.5 108h33L84 142H56z" fill="var(--art-water-deep)" opacity=".7" />
      <ellipse cx="70" cy="108" rx="16" ry="3" fill="var(--art-ripple)" />
      <path d="M59 98v36" stroke="var(--art-paper)" strokeLinecap="round" strokeWidth="3" opacity=".7" />
      <path d="M128 133h74v9h-74z" fill="var(--art-paper)" />
      <path d="M124 130h80v4h-80zM124 141h80v2h-80z" fill="var(--art-plum)" />
      <path d="M124 130h6v13h-6z" fill="var(--art-plum-shade)" />
      <Placed x={142} y={130} turn={31} scale={0.9}>
        <Pencil />
      </Placed>
    </>
  );
}
