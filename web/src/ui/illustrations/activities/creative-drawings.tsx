import { Placed } from "../kit.tsx";
import { Pencil, Steam } from "../objects.tsx";
import { Leaves } from "../plants.tsx";
import { Sheet, TableFromAbove } from "../library/paper-things.tsx";
import { Shade, TableTop } from "../library/rooms.tsx";
import { Glow, Shared } from "../library/shared-shapes.tsx";

/** A cup, and the same cup drawn in one line. */
export function OneLineCup() {
  return (
    <>
      <TableFromAbove />
      <Placed x={132} y={104} turn={-4} scale={1.26}>
        <Sheet />
        <path
          d="M-44 30C-30 26-34 8-34-20C-34-32 22-32 22-20C22-8-34-8-34-20C-34 14-24 32-6 32C12 32 22 12 22-14C36-24 46 2 20 8C16 20 12 30 6 32C22 32 40 34 40 40C40 50-52 50-52 40C-52 34-40 32-28 31C-16 40 20 56 36 60"
          fill="none"
          stroke="var(--art-ink)"
          strokeLinecap="round"
          strokeLinejoin="round"
          strokeWidth="2.600"
        />
      </Placed>
      <Placed x={180} y={166} turn={-8} scale={1.2}>
        <Pencil />
      </Placed>
      <Shared shape="cup" x={250} y={92} scale={1.15} />
    </>
  );
}

/** A spoon taps a cup on the kitchen table. */
export function SpoonOnCup() {
  return (
    <>
      <Glow x={160} y={84} radius={84} />
      <TableTop y={142} />
      <Shade x={146} y={172} width={140} />
      <Shared shape="cup" x={140} y={172} scale={1.9} />
      <path d="M198 84L262 44" stroke="var(--art-stone)" strokeLinecap="round" strokeWidth="6" />
      <ellipse cx="190" cy="90" rx="16" ry="10" fill="var(--art-stone)" transform="rotate(-32 190 90)" />
      <ellipse
        cx="189"
        cy="91"
        rx="10"
        ry="5.500"
        fill="var(--art-stone-shade)"
        transform="rotate(-32 189 91)"
      />
      <g fill="none" stroke="var(--art-clay)" strokeLinecap="round" strokeWidth="4.500">
        <path d="M84 92Q74 74 84 56" />
        <path d="M68 100Q52 74 68 48" opacity=".6" />
        <path d="M212 116Q228 124 224 142" />
        <path d="M224 104Q248 116 242 144" opacity=".6" />
      </g>
    </>
  );
}

/** A printed page; all but a few words are painted over. */
export function FoundWords() {
  return (
    <>
      <TableFromAbove />
      <Placed x={150} y={100} turn={3}>
        <path d="M-74-86H86V98H-74z" fill="var(--art-wood-shade)" opacity=".6" />
        <path d="M-80-92H80V92H-80z" fill="var(--art-paper)" />
        <g stroke="var(--art-ink)" strokeWidth="12">
          <path d="M-66-72H4M44-72H66M-66-48H-30M18-48H66M-66-24H66M-66 0H-10M38 0H66M-66 24H30M-66 48H-44M8 48H66M-66 72H66" />
        </g>
        <g fill="none" stroke="var(--art-stone)" strokeLinecap="round" strokeWidth="4">
          <path d="M14-72H34M-20-48H8M0 0H28M40 24H58M-34 48H-4" />
        </g>
        <g fill="none" stroke="var(--art-clay)" strokeLinecap="round" strokeWidth="3">
          <path d="M24-82a19 10 0 1 0 .1 0M-6-58a22 10 0 1 0 .1 0M14-10a21 10 0 1 0 .1 0M49 14a17 10 0 1 0 .1 0M-19 38a22 10 0 1 0 .1 0" />
          <path d="M14-64L2-56M-2-38L8-10M30 6L40 16M34 30L0 42" />
        </g>
      </Placed>
      <Placed x={232} y={170} turn={10} scale={1.1}>
        <Pencil />
      </Placed>
    </>
  );
}

/** A square of paper filled with patterns, like a tile. */
export function PaperTile() {
  return (
    <>
      <TableFromAbove />
      <Placed x={156} y={100} turn={-5}>
        <path d="M-66-66H78V78H-66z" fill="var(--art-wood-shade)" opacity=".6" />
        <path d="M-72-72H72V72H-72z" fill="var(--art-paper)" />
        <clipPath id="a-tile">
          <path d="M-64-64H64V64H-64z" />
        </clipPath>
        <g clipPath="url(#a-tile)" fill="none" strokeLinecap="round">
          <path d="M0 0H64V64H0z" fill="var(--art-blossom)" opacity=".7" />
          <path
            d="M0 0a64 64 0 0 1 64-64M0 0a48 48 0 0 1 48-64M0 0a30 30 0 0 1 30-64M0-16a20 20 0 0 1 14-48M20 0a44 44 0 0 1 44-44M40 0a24 24 0 0 1 24-24"
            stroke="var(--art-clay)"
            strokeWidth="4"
          />
          <path d="M-64-64H0V0H-64z" fill="var(--art-water)" />
          <path
            d="M-64-50h64M-64-36h64M-64-22h64M-64-8h64"
            stroke="var(--art-water-deep)"
            strokeDasharray="0 12.800"
            strokeWidth="7"
          />
          <path
            d="M-64 12q8-10 16 0t16 0t16 0t16 0M-64 26q8-10 16 0t16 0t16 0t16 0M-64 40q8-10 16 0t16 0t16 0t16 0M-64 54q8-10 16 0t16 0t16 0t16 0"
            stroke="var(--art-plum)"
            strokeWidth="3.500"
          />
          <path
            d="M0 16h64M0 32h64M0 48h64M16 0v64M32 0v64M48 0v64"
            stroke="var(--art-blossom-shade)"
            strokeWidth="3.500"
          />
          <path d="M-64 0H64M0-64V64" stroke="var(--art-ink)" strokeWidth="3" />
          <path d="M-64-64H64V64H-64z" stroke="var(--art-ink)" strokeWidth="6" />
        </g>
        <circle r="15" fill="var(--art-coin)" />
        <circle r="15" fill="none" stroke="var(--art-ink)" strokeWidth="3" />
      </Placed>
      <Placed x={222} y={166} turn={6} scale={1.1}>
        <Pencil />
      </Placed>
    </>
  );
}

/** A menu stands on the table; what it offers is the sun, a walk among leaves, a cup, a flower. */
export function FreeMenu() {
  return (
    <>
      <Glow x={150} y={90} radius={88} />
      <TableTop y={152} />
      <Shade x={150} y={178} width={150} />
      <path d="M200 26L222 40V182L200 172z" fill="var(--art-plum-shade)" />
      <path d="M96 20H200V178H96z" fill="var(--art-plum)" />
      <path d="M105 29H191V169H105z" fill="var(--art-paper)" />
      <path d="M124 42H172" stroke="var(--art-plum)" strokeLinecap="round" strokeWidth="5" />
      <path d="M136 51H160" stroke="var(--art-coin-shade)" strokeLinecap="round" strokeWidth="2.500" />
      <circle cx="124" cy="74" r="9" fill="var(--art-coin)" />
      <Leaves
        sprigs={[
          { at: [118, 108], turn: -35, length: 20 },
          { at: [120, 108], turn: -100, length: 14 },
        ]}
      />
      <Placed x={123} y={137} scale={0.42}>
        <Steam />
      </Placed>
      <Shared shape="cup" x={122} y={154} scale={0.42} />
      <path
        d="M142 70h36M142 79h24M142 98h36M142 107h28M142 136h36M142 145h22"
        stroke="var(--art-stone)"
        strokeLinecap="round"
        strokeWidth="2.500"
      />
      <path d="M238 134h28l-4 44h-20z" fill="var(--art-ripple)" opacity=".8" />
      <path d="M252 150C250 130 248 116 254 104" fill="none" stroke="var(--art-reed)" strokeWidth="3" />
      <Shared shape="flower" x={254} y={98} scale={1.9} />
    </>
  );
}

const scribble = "M-9 4C-14-8 10-14 10-2S-12 8-6-4S14-2 6 8S-14 12-12 0";

/** A worry as a small scribble in four panels: it comes, it grows, it is answered, it sits apart. */
export function FourPanels() {
  return (
    <>
      <TableFromAbove />
      <Placed x={156} y={100} turn={-2}>
        <path d="M-96-84H108V96H-96z" fill="var(--art-wood-shade)" opacity=".6" />
        <path d="M-102-90H102V90H-102z" fill="var(--art-paper)" />
        <path d="M4 4H94V82H4z" fill="var(--art-coin)" opacity=".45" />
        <path d="M4-82H94V-4H4z" fill="var(--art-water)" opacity=".7" />
        <g fill="none" stroke="var(--art-ink)" strokeLinecap="round" strokeLinejoin="round" strokeWidth="3">
          <path d="M-94-82H-4V-4H-94zM4-82H94V-4H4zM-94 4H-4V82H-94zM4 4H94V82H4z" />
          <StickFigure x={-70} y={-14} />
          <StickFigure x={22} y={-14} />
          <StickFigure x={-74} y={72} />
          <StickFigure x={30} y={72} />
          <path d="M-54 24Q-54 14-42 14H-22Q-12 14-12 24T-22 34H-42L-54 42z" fill="var(--art-paper)" />
          <path d="M-42 24H-24" stroke="var(--art-clay)" />
        </g>
        <g fill="none" stroke="var(--art-plum)" strokeLinecap="round" strokeWidth="3">
          <path d={scribble} transform="translate(-28 -24)" />
          <path d={scribble} transform="translate(62 -42)scale(2.100)" strokeWidth="2" />
          <path d={scribble} transform="translate(-26 64)scale(.9)" />
          <path d={scribble} transform="translate(76 66)scale(.7)" />
        </g>
        <circle cx="66" cy="28" r="11" fill="var(--art-coin)" />
      </Placed>
      <Placed x={244} y={178} turn={4}>
        <Pencil />
      </Placed>
    </>
  );
}

function StickFigure({ x, y }: { x: number; y: number }) {
  return (
    <path d="M0-36a6 6 0 1 0 .1 0M0-24V-10M-10-20H10M0-10L-8 0M0-10L8 0" transform={`translate(${x} ${y})`} />
  );
}
