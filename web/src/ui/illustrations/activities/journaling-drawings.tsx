import { Placed } from "../kit.tsx";
import { Coins, Lamp, Pencil } from "../objects.tsx";
import { Sheet, TableFromAbove, Writing } from "../library/paper-things.tsx";
import { NightOutside, Shade, TableTop } from "../library/rooms.tsx";
import { Glow, Shared } from "../library/shared-shapes.tsx";
import { Clock, Pane } from "./furnishings.tsx";

/** A worry scribbled on one page of a notebook, and put into words on the other; coins lie beside it. */
export function ScribbleIntoWords() {
  return (
    <>
      <TableFromAbove />
      <Placed x={150} y={100} turn={-3}>
        <path d="M-108-66H118V80H-108z" fill="var(--art-wood-shade)" opacity=".6" />
        <path d="M-116-76H114V72H-116z" fill="var(--art-clay)" />
        <path d="M-108-70H0V66H-108zM0-70H106V66H0z" fill="var(--art-paper)" />
        <path d="M-12-70H0V66H-12z" fill="var(--art-paper-shade)" />
        <path
          d="M-84-8C-96-44-24-52-26-12S-88 32-80-2S-28-24-36 14S-92 26-72-14S-20-10-48 20S-92 10-66-24S-34 4-58 8"
          fill="none"
          stroke="var(--art-ink)"
          strokeLinecap="round"
          strokeWidth="3"
        />
        <path
          d="M-22-2H8M2-8L9-2L2 4"
          fill="none"
          stroke="var(--art-clay)"
          strokeLinecap="round"
          strokeLinejoin="round"
          strokeWidth="3.500"
        />
        <Writing x={24} y={-42} widths={[62, 48, 66, 40, 58, 30]} step={18} />
      </Placed>
      <Placed x={232} y={168} turn={8}>
        <Pencil />
      </Placed>
      <Coins x={288} y={66} count={2} radius={17} />
    </>
  );
}

/** In the evening the computer is shut; what is left for tomorrow lies on it as a list. */
export function ClosedLaptop() {
  return (
    <>
      <path d="M0 0H320V150H0z" fill="var(--art-hill-1)" />
      <Pane x={62} y={18} width={86} height={82}>
        <NightOutside x={62} y={18} width={86} height={82} />
      </Pane>
      <Glow x={238} y={78} radius={54} />
      <TableTop y={144} />
      <Shade x={140} y={178} width={176} />
      <Placed x={240} y={158} scale={1.25}>
        <Lamp />
      </Placed>
      <path d="M76 144H206L226 168H56z" fill="var(--art-stone)" />
      <path d="M56 168H226V174Q226 178 220 178H62Q56 178 56 174z" fill="var(--art-stone-shade)" />
      <path d="M108 134H166L174 160H100z" fill="var(--art-paper)" />
      <path
        d="M114 141l4 3 6-6M112 151l4 3 6-6"
        fill="none"
        stroke="var(--art-leaf-shade)"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="2.800"
      />
      <path
        d="M130 142h28M130 152h32"
        stroke="var(--art-stone-shade)"
        strokeLinecap="round"
        strokeWidth="2.600"
      />
    </>
  );
}

/** Three lights on the sill at night, a notebook before them. */
export function ThreeLights() {
  return (
    <>
      <path d="M0 0H320V150H0z" fill="var(--art-hill-1)" />
      <Pane x={54} y={6} width={212} height={106}>
        <NightOutside x={54} y={6} width={212} height={106} />
      </Pane>
      <Shared shape="lantern" x={104} y={113} scale={1.2} />
      <Shared shape="lantern" x={160} y={113} scale={1.2} />
      <Shared shape="lantern" x={216} y={113} scale={1.2} />
      <TableTop y={140} grain={false} />
      <path
        d="M86 186L110 146Q136 140 160 150Q184 140 210 146L234 186Q196 178 160 190Q124 178 86 186z"
        fill="var(--art-plum)"
      />
      <path d="M94 181L114 148Q138 142 160 153V186Q128 174 94 181z" fill="var(--art-paper)" />
      <path d="M226 181L206 148Q182 142 160 153V186Q192 174 226 181z" fill="var(--art-paper)" />
      <path d="M160 153V186L150 183V149z" fill="var(--art-paper-shade)" />
      <path
        d="M120 156q12-3 22 0M116 164q14-3 26 0M112 172q16-3 30 0"
        fill="none"
        stroke="var(--art-stone)"
        strokeLinecap="round"
        strokeWidth="2.500"
      />
      <path
        d="M172 158h0M174 166h0M177 174h0"
        stroke="var(--art-coin-shade)"
        strokeLinecap="round"
        strokeWidth="6"
      />
      <path
        d="M180 158q10-3 20-1M183 166q12-3 22-1M187 174q12-2 22-1"
        fill="none"
        stroke="var(--art-stone)"
        strokeLinecap="round"
        strokeWidth="2.500"
      />
    </>
  );
}

/** Letters tied with a ribbon, in an open drawer. */
export function LettersInADrawer() {
  return (
    <>
      <path d="M0 0H320V200H0z" fill="var(--art-wood)" />
      <path d="M0 46H320V52H0z" fill="var(--art-wood-shade)" />
      <path d="M50 66H270V152H50z" fill="var(--art-ink)" opacity=".55" />
      <path d="M62 66H258L270 152H50z" fill="var(--art-wood-shade)" />
      <Placed x={160} y={106} turn={-5}>
        <path d="M-58-34H62V36H-58z" fill="var(--art-ink)" opacity=".3" />
        <path d="M-60-32H60V36H-60z" fill="var(--art-paper-shade)" />
        <path d="M-64-40H56V30H-64z" fill="var(--art-paper)" />
        <path d="M-64-40L-4 4L56-40" fill="none" stroke="var(--art-stone)" strokeWidth="2.500" />
        <path d="M-64-8H56V2H-64zM-9-40H1V30H-9z" fill="var(--art-clay)" />
        <path
          d="M-4-3C-30-26-34 4-4-3C26-26 30 4-4-3M-4-3L-20 20M-4-3L14 20"
          fill="none"
          stroke="var(--art-clay-shade)"
          strokeLinecap="round"
          strokeWidth="5"
        />
      </Placed>
      <path d="M34 142H286V196H34z" fill="var(--art-wood)" />
      <path d="M34 142H286V148H34z" fill="var(--art-paper)" opacity=".5" />
      <path d="M46 156H274V188H46z" fill="none" stroke="var(--art-wood-shade)" strokeWidth="2.500" />
      <circle cx="160" cy="172" r="9" fill="var(--art-clay)" />
      <path d="M160 163a9 9 0 0 1 0 18q6-9 0-18z" fill="var(--art-clay-shade)" />
    </>
  );
}

/** Three circles on a page, one within the other, and what belongs in each. */
export function ThreeCircles() {
  return (
    <>
      <TableFromAbove />
      <Placed x={152} y={100} turn={-3}>
        <path d="M-96-82H106V96H-96z" fill="var(--art-wood-shade)" opacity=".6" />
        <path d="M-102-90H100V88H-102z" fill="var(--art-paper)" />
        <circle r="80" fill="var(--art-water)" opacity=".6" />
        <circle r="53" fill="var(--art-halo)" />
        <circle r="27" fill="var(--art-coin)" />
        <g fill="none" stroke="var(--art-ink)" strokeWidth="2.800">
          <circle r="80" />
          <circle r="53" />
          <circle r="27" />
        </g>
        <path d="M-9-5h0M8 6h0" stroke="var(--art-clay-shade)" strokeLinecap="round" strokeWidth="10" />
        <path d="M-34-20h0M36 16h0M-8 40h0" stroke="var(--art-plum)" strokeLinecap="round" strokeWidth="9" />
        <path
          d="M-58-34h0M60-26h0M26 60h0M-52 42h0M4-66h0"
          stroke="var(--art-stone-shade)"
          strokeLinecap="round"
          strokeWidth="8"
        />
      </Placed>
      <Placed x={236} y={170} turn={2} scale={1.1}>
        <Pencil />
      </Placed>
    </>
  );
}

/** The fears are crumpled up at the edge; a new page, a pencil and a clock are ready. */
export function CrumpledPage() {
  return (
    <>
      <TableFromAbove />
      <Placed x={172} y={112} turn={3} scale={1.08}>
        <Sheet />
        <path d="M-38-50H10" stroke="var(--art-clay)" strokeLinecap="round" strokeWidth="5" />
        <Writing x={-38} y={-28} widths={[72, 58]} step={14} />
      </Placed>
      <Placed x={192} y={136} turn={-6} scale={1.2}>
        <Pencil />
      </Placed>
      <Placed x={70} y={146}>
        <ellipse cx="4" cy="18" rx="36" ry="14" fill="var(--art-wood-shade)" opacity=".6" />
        <path d="M-34 4L-24-20L-6-30L14-26L32-12L34 8L22 24L-2 28L-24 22z" fill="var(--art-paper)" />
        <path d="M34 8L22 24L-2 28L8 8L32-12zM-24-20L-6-8L-24 22L-34 4z" fill="var(--art-paper-shade)" />
        <path
          d="M-24-20L-6-8L14-26M-6-8L8 8L34 8M8 8L-2 28M-6-8L-24 22"
          fill="none"
          stroke="var(--art-stone)"
          strokeWidth="1.800"
        />
      </Placed>
      <Clock x={74} y={60} radius={32} hands="M0 0V-22M0 0L13 13" />
    </>
  );
}
