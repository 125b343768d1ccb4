import { arcPath, pathData } from "./geometry.ts";
import { strokes } from "./strokes.ts";
import { Ripples } from "./water.tsx";

/** A bowl of tea without a handle, rings on the tea; 0,0 is the middle of the rim. */
export function TeaBowl() {
  return (
    <>
      <path d="M-44 0C-44 34-30 56-22 62Q0 68 22 62C30 56 44 34 44 0z" fill="var(--art-paper)" />
      <path d="M44 0C44 34 30 56 22 62Q8 66-4 65C22 56 28 26 26 0z" fill="var(--art-paper-shade)" />
      <ellipse rx="44" ry="13" fill="var(--art-paper)" />
      <ellipse cy="1.5" rx="39" ry="10" fill="var(--art-clay-shade)" />
      <ellipse cx="-3" cy="2.5" rx="34" ry="8" fill="var(--art-clay)" />
      <Ripples x={-3} y={3} radius={24} flat={0.24} />
    </>
  );
}

/** A cup with a handle on its saucer; 0,0 is the table under it. */
export function TeaCup() {
  return (
    <>
      <ellipse cy="-2" rx="34" ry="6.5" fill="var(--art-paper-shade)" />
      <ellipse cy="-3.5" rx="34" ry="6" fill="var(--art-paper)" />
      <path d="M20-28c16-5 17 15-3 15" fill="none" stroke="var(--art-paper-shade)" strokeWidth="4" />
      <path d="M-22-36C-22-14-14-4 0-4S22-14 22-36z" fill="var(--art-paper)" />
      <path d="M22-36C22-14 14-4 0-4C10-10 14-22 13-36z" fill="var(--art-paper-shade)" />
      <ellipse cy="-36" rx="22" ry="5.5" fill="var(--art-paper)" />
      <ellipse cy="-35.5" rx="19" ry="4" fill="var(--art-clay)" />
    </>
  );
}

/** Two threads of steam that rise from 0,0. */
export function Steam() {
  return (
    <path
      {...strokes.steam}
      d="M-9 0C-19-14 1-22-8-38C-12-46-8-52-5-56M9-2C0-14 18-24 10-38C7-44 9-48 12-52"
    />
  );
}

/** An open notebook with three rings drawn on its left page and lines written on the right; 0,0 is the fold below. */
export function Notebook() {
  return (
    <>
      <path
        d="M-99 5L-79-57Q-40-63 0-54Q40-63 79-57L99 5Q50 2 0 13Q-50 2-99 5z"
        fill="var(--art-clay-shade)"
      />
      <path d="M-93 0L-75-59Q-38-66 0-55V9Q-45-4-93 0z" fill="var(--art-paper)" />
      <path d="M93 0L75-59Q38-66 0-55V9Q45-4 93 0z" fill="var(--art-paper)" />
      <path d="M0 9V-55L-10-57.6Q-5-26-9 5.8z" fill="var(--art-paper-shade)" />
      <path
        d="M16-47Q40-52 62-49M17-37Q42-42 66-39M18-27Q44-32 69-29M19-17Q34-20 48-20"
        fill="none"
        stroke="var(--art-stone)"
        strokeLinecap="round"
        strokeWidth="1.8"
      />
      <g fill="none" stroke="var(--art-water-deep)" strokeLinecap="round" strokeWidth="2">
        <ellipse cx="-50" cy="-29" rx="6" ry="4" />
        <ellipse cx="-50" cy="-29" rx="15" ry="9.5" />
        <path d="M-27-32C-31-52-71-50-74-29C-76-8-34-8-27-24" />
      </g>
    </>
  );
}

/** A pencil that lies from its point at 0,0 up to the right. */
export function Pencil() {
  return (
    <g strokeWidth="6">
      <path d="M9-5L62-37" stroke="var(--art-plum)" />
      <path d="M10.3-2.9L63.3-34.9" stroke="var(--art-plum-shade)" strokeWidth="2.5" />
      <path d="M60-36L66-39.5" stroke="var(--art-blossom)" />
      <path d="M0 0L7-8L11-1.5z" fill="var(--art-wood)" />
    </g>
  );
}

/** A table lamp with a pleated shade; 0,0 is the table. */
export function Lamp() {
  return (
    <>
      <path d="M-14-88H14L26-54H-26z" fill="var(--art-sun)" />
      <path d="M4-88H14L26-54H10z" fill="var(--art-wood)" />
      <path d="M-2-54H2V-34C14-30 16-8 8-2H-8C-16-8-14-30-2-34z" fill="var(--art-clay)" />
      <path d="M2-34C14-30 16-8 8-2H0C8-12 8-26 2-34z" fill="var(--art-clay-shade)" />
      <path d="M-14-3H14V0H-14z" fill="var(--art-wood-shade)" />
    </>
  );
}

/** A phone that sleeps: its dark glass holds the moon over still water; 0,0 is the middle of its foot. */
export function Phone() {
  return (
    <>
      <rect x="-24" y="-96" width="54" height="96" rx="9" fill="var(--art-stone-shade)" />
      <rect x="-27" y="-96" width="54" height="96" rx="9" fill="var(--art-stone)" />
      <rect x="-23" y="-91" width="46" height="86" rx="5.5" fill="var(--art-ink)" />
      <circle cx="4" cy="-62" r="10" fill="var(--art-sun)" opacity=".85" />
      <path
        d="M-23-40H23V-10.5a5.5 5.5 0 0 1-5.5 5.5h-35a5.5 5.5 0 0 1-5.5-5.5z"
        fill="var(--art-water-deep)"
        opacity=".45"
      />
      <path
        d="M-5-33H13M-1-26H10M-12-18H16M1-12H8"
        stroke="var(--art-sun)"
        strokeLinecap="round"
        strokeWidth="2"
        opacity=".55"
      />
    </>
  );
}

/** A pile of coins seen a little from above; `y` is the table. */
export function Coins({
  x,
  y,
  count,
  radius = 15,
}: {
  x: number;
  y: number;
  count: number;
  radius?: number;
}) {
  const [high, tall] = [radius * 0.3, count * 6];
  const top = y - high - tall;
  const edges = Array.from({ length: count - 1 }, (_, index) =>
    arcPath({ x, y: top + (index + 1) * 6, radius, flat: 0.3 }, 4, 176),
  );
  return (
    <>
      <path
        d={pathData`M${x - radius} ${top}v${tall}a${radius} ${high} 0 0 0 ${radius * 2} 0v${-tall}z`}
        fill="var(--art-coin-shade)"
      />
      <path d={edges.join("")} fill="none" stroke="var(--art-coin)" strokeWidth="1.4" />
      <ellipse cx={x} cy={top} rx={radius} ry={high} fill="var(--art-coin)" />
    </>
  );
}

const jarCoins =
  "M-29-36h9M-8-39h9M15-36h10M-18-27h10M6-28h10M27-26h3M-30-19h5M-12-17h10M12-16h10M-23-8h9M2-6h10M26-7h2";

/** A glass jar with coins in it; 0,0 is the middle of its foot. */
export function CoinJar() {
  return (
    <>
      <path
        d="M-34-72Q-40-64-40-54V-10Q-40 2-26 3Q0 7 26 3Q40 2 40-10V-54Q40-64 34-72z"
        fill="var(--art-ripple)"
        opacity=".5"
      />
      <path
        d="M-36-34Q-22-42 0-38Q22-42 36-34V-10Q36-2 25-1Q0 3-25-1Q-36-2-36-10z"
        fill="var(--art-coin-shade)"
      />
      <g strokeLinecap="round" strokeWidth="7">
        <path d={jarCoins} stroke="var(--art-clay-shade)" opacity=".45" transform="translate(0 3)" />
        <path d={jarCoins} stroke="var(--art-coin)" />
      </g>
      <path d="M-31-58V-12" stroke="var(--art-paper)" strokeLinecap="round" strokeWidth="3.5" opacity=".7" />
      <ellipse cy="-72" rx="34" ry="6" fill="none" stroke="var(--art-ripple)" strokeWidth="3" />
    </>
  );
}

/** A folded paper boat; 0,0 is the middle of its water line. */
export function PaperBoat() {
  return (
    <>
      <path d="M-52-22L0-10L52-22L0-4z" fill="var(--art-stone)" />
      <path d="M0-52L-26-6L0 0z" fill="var(--art-paper)" />
      <path d="M0-52L26-6L0 0z" fill="var(--art-paper-shade)" />
      <path d="M-52-22L0-6V10H-30z" fill="var(--art-paper)" />
      <path d="M52-22L0-6V10H30z" fill="var(--art-paper-shade)" />
    </>
  );
}

/** A canvas on its easel, painted with the lake it stands before; 0,0 is the ground. */
export function Easel() {
  return (
    <>
      <path
        d="M0-114V-6M-4-104L-34 4M4-104L34 4"
        stroke="var(--art-wood-shade)"
        strokeLinecap="round"
        strokeWidth="4.5"
      />
      <path d="M-44-102h92v66h-92z" fill="var(--art-paper-shade)" />
      <path d="M-46-104h92v66h-92z" fill="var(--art-paper)" />
      <path d="M-41-99h82v31h-82z" fill="var(--art-sky-low)" />
      <circle cx="18" cy="-76" r="10" fill="var(--art-sun)" />
      <path d="M-41-72C-26-88-12-84-2-74Q14-78 41-71v6h-82z" fill="var(--art-plum)" />
      <path d="M-41-68h82v25h-82z" fill="var(--art-water-deep)" />
      <path
        d="M4-63h22M7-57h15M-32-58h18M-26-50h26M10-50h9"
        stroke="var(--art-ripple)"
        strokeLinecap="round"
        strokeWidth="2"
      />
      <path d="M-50-38h100v5h-100z" fill="var(--art-wood)" />
    </>
  );
}

/** A jar of brushes; 0,0 is the ground. */
export function BrushJar() {
  return (
    <>
      <g strokeLinecap="round" strokeWidth="2.5" stroke="var(--art-wood-shade)">
        <path d="M-4-20L-12-46M0-20L1-52M5-20L14-44" />
        <path d="M-12-46l-2-7" stroke="var(--art-clay)" strokeWidth="5" />
        <path d="M1-52v-8" stroke="var(--art-plum)" strokeWidth="5" />
        <path d="M14-44l3-6" stroke="var(--art-leaf)" strokeWidth="5" />
      </g>
      <path d="M-13-27H13L11-2Q0 2-11-2z" fill="var(--art-clay)" />
      <path d="M4-27H13L11-2Q6 0 1 0Q6-12 4-27z" fill="var(--art-clay-shade)" />
      <ellipse cy="-27" rx="13" ry="3" fill="var(--art-clay-shade)" />
    </>
  );
}

/** A small rowing boat with its oar laid in; 0,0 is the middle of its water line. */
export function RowingBoat() {
  return (
    <>
      <path d="M-29 4Q0 9 29 4L24 9Q0 12-24 9z" fill="var(--art-water-deep)" opacity=".7" />
      <path d="M-36-11Q0-3 36-13Q0-7-36-11z" fill="var(--art-wood-shade)" />
      <path d="M-12-14L-30 5" stroke="var(--art-wood)" strokeLinecap="round" strokeWidth="2" />
      <path d="M-36-11Q0-1 36-13Q32 4 20 6H-20Q-32 4-36-11z" fill="var(--art-clay)" />
      <path d="M-33-4Q0 5 33.5-6Q29 5 20 6H-20Q-29 5-33-4z" fill="var(--art-clay-shade)" />
    </>
  );
}
