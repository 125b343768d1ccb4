import { Placed } from "../kit.tsx";
import { Coins } from "../objects.tsx";
import { Envelope, TableFromAbove } from "../library/paper-things.tsx";
import { Shade, TableTop } from "../library/rooms.tsx";
import { Glow, Shared } from "../library/shared-shapes.tsx";

/** A letter has been taken out of its envelope. */
export function OpenedLetter() {
  return (
    <>
      <TableFromAbove />
      <Placed x={158} y={112} turn={-3}>
        <path d="M-86-20H98V84H-86z" fill="var(--art-wood-shade)" opacity=".6" />
        <path d="M-92-24L0-92L92-24V70H-92z" fill="var(--art-paper-shade)" />
        <path d="M-74-84H74V40H-74z" fill="var(--art-paper)" />
        <path d="M-74-84H74V-80H-74z" fill="var(--art-plum)" />
        <path d="M-58-62H-14" stroke="var(--art-plum)" strokeLinecap="round" strokeWidth="5" />
        <path
          d="M-58-44H50M-58-30H56M-58-16H20"
          stroke="var(--art-stone)"
          strokeLinecap="round"
          strokeWidth="3.500"
        />
        <path
          d="M32-68h28a6 6 0 0 1 0 14H32a6 6 0 0 1 0-14z"
          fill="none"
          stroke="var(--art-clay)"
          strokeWidth="3"
        />
        <path d="M-92-24L-6 30Q0 33 6 30L92-24V70H-92z" fill="var(--art-paper)" />
        <path d="M-92 70L-6 22Q0 19 6 22L92 70z" fill="var(--art-paper-shade)" />
        <path d="M-92-24L-6 30Q0 33 6 30L92-24" fill="none" stroke="var(--art-stone)" strokeWidth="2" />
      </Placed>
      <Shared shape="cup" x={282} y={60} scale={0.9} />
    </>
  );
}

/** An envelope with a label, and the first coin for it. */
export function LabelledEnvelope() {
  return (
    <>
      <Glow x={160} y={90} radius={86} />
      <TableTop y={146} />
      <Shade x={150} y={172} width={180} />
      <Placed x={148} y={130} turn={-3}>
        <path d="M-76-48L0-78L76-48z" fill="var(--art-paper-shade)" />
        <circle cx="5" cy="-66" r="22" fill="var(--art-coin-shade)" />
        <circle cx="2" cy="-67" r="22" fill="var(--art-coin)" />
        <circle cx="2" cy="-67" r="15" fill="none" stroke="var(--art-coin-shade)" strokeWidth="2" />
        <path d="M-76-48L0-6L76-48V44H-76z" fill="var(--art-paper)" />
        <path d="M-76 44L0-14L76 44z" fill="var(--art-paper-shade)" />
        <path d="M-76-48L0-6L76-48" fill="none" stroke="var(--art-stone)" strokeWidth="2" />
      </Placed>
      <path d="M178 112Q206 92 228 104" fill="none" stroke="var(--art-clay-shade)" strokeWidth="2.500" />
      <Placed x={238} y={122} turn={18}>
        <path d="M-26-20H14L28 0L14 20H-26z" fill="var(--art-clay)" transform="scale(-1 1)" />
        <circle cx="-16" r="4" fill="var(--art-paper)" />
        <path d="M-2-6H18M-2 6H12" stroke="var(--art-paper)" strokeLinecap="round" strokeWidth="3.500" />
      </Placed>
    </>
  );
}

/** Bills hang on a line; the first of them in the light, an envelope ready for it. */
export function BillsOnALine() {
  return (
    <>
      <path d="M-6 40Q160 62 326 34" fill="none" stroke="var(--art-wood-shade)" strokeWidth="3" />
      <Glow x={96} y={94} radius={62} />
      <Placed x={96} y={50} turn={-3} scale={1.15}>
        <Bill dots="M-16 60h0" />
      </Placed>
      <g opacity=".85">
        <Placed x={184} y={52} turn={2} scale={0.9}>
          <Bill dots="M-16 60h0M0 60h0" />
        </Placed>
      </g>
      <g opacity=".65">
        <Placed x={252} y={46} turn={4} scale={0.72}>
          <Bill dots="M-16 60h0M0 60h0M16 60h0" />
        </Placed>
      </g>
      <TableTop y={166} grain={false} />
      <Shade x={182} y={184} width={90} />
      <Placed x={184} y={164} scale={2} turn={-4}>
        <Envelope />
      </Placed>
      <Coins x={250} y={184} count={2} />
    </>
  );
}

function Bill({ dots }: { dots: string }) {
  return (
    <>
      <path d="M-34 0H34V84L23 78L12 84L0 78L-12 84L-23 78L-34 84z" fill="var(--art-paper)" />
      <path d="M22 0H34V84L23 78z" fill="var(--art-paper-shade)" />
      <path d="M-22 16H4" stroke="var(--art-plum)" strokeLinecap="round" strokeWidth="5" />
      <path d="M-22 28H14M-22 38H10" stroke="var(--art-stone)" strokeLinecap="round" strokeWidth="3" />
      <path d={dots} stroke="var(--art-clay)" strokeLinecap="round" strokeWidth="11" />
      <path d="M-5-10H5V12H-5z" fill="var(--art-wood-shade)" />
      <path d="M-5-1H5" stroke="var(--art-coin)" strokeWidth="2" />
    </>
  );
}
