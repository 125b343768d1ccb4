import { Placed } from "../kit.tsx";
import { Lamp } from "../objects.tsx";
import { Wood } from "../sky.tsx";
import { Ripples } from "../water.tsx";
import { Basket } from "../library/basket.tsx";
import { Envelope, TableFromAbove } from "../library/paper-things.tsx";
import { HandOnTable, Profile } from "../library/people.tsx";
import { Shade, TableTop, WindowedWall } from "../library/rooms.tsx";
import { Glow, Lake, Shared, Sun } from "../library/shared-shapes.tsx";
import { Arrow } from "../library/sitters.tsx";
import { Newspaper, Night, Room } from "./furnishings.tsx";
import { LyingFigure } from "./people.tsx";

const lights =
  "M70 138h0M81 121h0M92 104h0M103 87h0M119 74h0M130 71h0M141 70h0M152 70h0M163 71h0M174 74h0M185 79h0" +
  "M196 87h0M205 95h0M214 103h0M223 111h0M232 119h0M241 127h0M250 135h0M259 143h0";

/** Lights over a hill at night: four up, seven along the top, eight on the long way down. */
export function CountedHill() {
  return (
    <>
      <Night />
      <path
        d="M0 168C50 160 74 130 98 102Q112 84 146 82T206 106C236 132 262 152 320 162V200H0z"
        fill="var(--art-hill-2)"
      />
      <path
        d="M146 82Q180 80 206 106C236 132 262 152 320 162V200H180C196 160 176 110 146 82z"
        fill="var(--art-ink)"
        opacity=".18"
      />
      <Lake y={172} />
      <path d={lights} stroke="var(--art-sun)" strokeLinecap="round" strokeWidth="7" />
      <Ripples x={160} y={186} radius={120} flat={0.1} />
    </>
  );
}

/** A window, and a way around its four sides. */
export function TracedWindow() {
  return (
    <>
      <Sun x={178} y={72} radius={16} halo={28} />
      <Shared shape="valley" x={0} y={130} />
      <WindowedWall x={108} y={40} width={104} height={104} />
      <path
        d="M92 158V24H228V160H110"
        fill="none"
        stroke="var(--art-clay)"
        strokeDasharray="1 10"
        strokeLinecap="round"
        strokeWidth="5"
      />
      <Arrow d="M112 160H106" tip={[104, 160, 180]} />
      <circle cx="92" cy="24" r="8" fill="var(--art-clay)" />
      <path d="M0 178H320V200H0z" fill="var(--art-wood)" />
    </>
  );
}

/** A letter from the bank, still closed, at arm's length from a hand that rests. */
export function ClosedLetter() {
  return (
    <>
      <TableFromAbove />
      <Placed x={166} y={64} turn={-3}>
        <path d="M-72-38H80V46H-72z" fill="var(--art-wood-shade)" opacity=".6" />
        <Placed x={0} y={0} scale={4}>
          <Envelope />
        </Placed>
        <path d="M-58 12H-6V36H-58z" fill="var(--art-ripple)" />
        <path
          d="M-51 20h32M-51 28h24M-18 20h5"
          stroke="var(--art-stone)"
          strokeLinecap="round"
          strokeWidth="2.500"
        />
        <path d="M44-36h22v18H44z" fill="var(--art-plum)" />
      </Placed>
      <Placed x={128} y={184} scale={1.5} turn={8} flip>
        <HandOnTable sleeve="leaf" skin="brown" />
      </Placed>
      <Shared shape="cup" x={230} y={176} scale={1.1} />
    </>
  );
}

/** The newspaper lies folded on the sill; outside it is far and wide. */
export function NewsOnTheSill() {
  return (
    <>
      <Sun x={196} y={62} radius={18} halo={32} />
      <Shared shape="range" x={0} y={104} />
      <Wood x={40} y={106} width={90} height={16} seed={21} depth={3} />
      <Lake y={104} bottom={140} />
      <WindowedWall x={34} y={-10} width={252} height={142} panes={false} />
      <TableTop y={150} grain={false} />
      <Placed x={138} y={172} scale={1.25}>
        <Newspaper />
      </Placed>
      <Shared shape="cup" x={240} y={178} scale={0.95} />
    </>
  );
}

/** Somebody hums with closed eyes: it goes out in rings. */
export function Humming() {
  return (
    <>
      <Glow x={150} y={96} radius={92} />
      <Profile cloth="plum" skin="brown" />
      <g fill="none" stroke="var(--art-clay)" strokeLinecap="round" strokeWidth="4.500">
        <path d="M212 96Q220 108 212 120" />
        <path d="M226 86Q240 108 226 130" opacity=".75" />
        <path d="M240 76Q260 108 240 140" opacity=".5" />
      </g>
    </>
  );
}

/** Somebody lies on a mat by a lamp, a book on the belly. */
export function BookOnBelly() {
  return (
    <>
      <Room floor={140} />
      <Glow x={70} y={70} radius={54} />
      <path d="M44 108H96V116H44zM52 116H58V148H52zM82 116H88V148H82z" fill="var(--art-wood-shade)" />
      <Placed x={70} y={108} scale={0.8}>
        <Lamp />
      </Placed>
      <ellipse cx="168" cy="170" rx="140" ry="18" fill="var(--art-plum)" opacity=".55" />
      <Placed x={172} y={168} scale={1.2}>
        <LyingFigure cloth="clay" />
        <Placed x={-24} y={-32} turn={4}>
          <path d="M-22 6L-20 1L0-14L20 1L22 6L0-9z" fill="var(--art-plum-shade)" />
          <path d="M-19 2L0-12L19 2L0-5z" fill="var(--art-paper)" />
        </Placed>
      </Placed>
      <g fill="none" stroke="var(--art-paper)" strokeLinecap="round" strokeWidth="3">
        <path d="M128 108Q143 98 158 108" />
        <path d="M118 96Q143 80 168 96" opacity=".75" />
        <path d="M108 84Q143 62 178 84" opacity=".5" />
      </g>
    </>
  );
}

/** At the counter: the basket is full, the purse is still closed. */
export function BasketAndPurse() {
  return (
    <>
      <Glow x={160} y={84} radius={84} />
      <TableTop y={152} />
      <Shade x={126} y={176} width={120} />
      <Placed x={-76} y={0}>
        <Basket />
      </Placed>
      <Shade x={232} y={178} width={84} />
      <path d="M206 136C192 156 194 180 214 180H252C272 180 274 156 260 136z" fill="var(--art-clay)" />
      <path
        d="M246 136H260C274 156 272 180 252 180H238C256 172 256 152 246 136z"
        fill="var(--art-clay-shade)"
      />
      <path d="M200 138Q233 122 266 138V144Q233 130 200 144z" fill="var(--art-coin-shade)" />
      <circle cx="229" cy="126" r="6.500" fill="var(--art-coin)" />
      <circle cx="239" cy="126" r="6.500" fill="var(--art-coin-shade)" />
    </>
  );
}
