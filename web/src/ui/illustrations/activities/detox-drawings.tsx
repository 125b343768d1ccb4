import { Bird } from "../figures.tsx";
import { Placed } from "../kit.tsx";
import { Lamp, Phone } from "../objects.tsx";
import { Blossoms, Leaves } from "../plants.tsx";
import { Envelope, TableFromAbove } from "../library/paper-things.tsx";
import { NightOutside, Shade, TableTop } from "../library/rooms.tsx";
import { Glow, Shared } from "../library/shared-shapes.tsx";
import { Bed, Clock, Hourglass, Newspaper, Night, OpenPhone, Room } from "./furnishings.tsx";

/** The bell lies on its side, its clapper still; the phone sleeps. */
export function BellAtRest() {
  return (
    <>
      <Glow x={150} y={90} radius={84} />
      <TableTop y={148} />
      <Shade x={118} y={172} width={80} />
      <Placed x={116} y={172} scale={1.25}>
        <Phone />
      </Placed>
      <Shade x={226} y={174} width={92} />
      <Placed x={206} y={148} turn={80} scale={0.9}>
        <circle cy="30" r="8" fill="var(--art-ink)" />
        <path d="M-34 24C-28 16-28-26 0-34C28-26 28 16 34 24Q0 34-34 24z" fill="var(--art-coin)" />
        <path d="M10-31C28-22 28 16 34 24Q22 29 8 29C18 6 18-18 10-31z" fill="var(--art-coin-shade)" />
        <path d="M-26 8Q0 16 26 8" fill="none" stroke="var(--art-coin-shade)" strokeWidth="3" />
        <circle cy="-38" r="7" fill="none" stroke="var(--art-coin-shade)" strokeWidth="5" />
      </Placed>
      <Leaves
        sprigs={[
          { at: [250, 172], turn: -30, length: 24 },
          { at: [248, 172], turn: -75, length: 26 },
        ]}
      />
    </>
  );
}

/** The newspaper and an hourglass. */
export function TimedNews() {
  return (
    <>
      <Glow x={164} y={86} radius={86} />
      <TableTop y={142} />
      <Placed x={128} y={162} scale={1.4}>
        <Newspaper />
      </Placed>
      <Shade x={228} y={172} width={74} />
      <Placed x={228} y={172} scale={1.35}>
        <Hourglass />
      </Placed>
    </>
  );
}

/** A meal from above: a plate, bread, water, and nothing else. */
export function SetTable() {
  return (
    <>
      <TableFromAbove />
      <path d="M56 16H264V184H56z" fill="var(--art-cloth)" opacity=".55" />
      <path d="M64 24H256V176H64z" fill="none" stroke="var(--art-paper)" strokeWidth="1.6" opacity=".7" />
      <circle cx="163" cy="109" r="60" fill="var(--art-ink)" opacity=".25" />
      <circle cx="160" cy="104" r="60" fill="var(--art-paper)" />
      <circle cx="160" cy="104" r="42" fill="none" stroke="var(--art-paper-shade)" strokeWidth="3" />
      <path d="M126 96C124 76 150 66 166 76C180 84 176 106 158 110S128 112 126 96z" fill="var(--art-coin)" />
      <circle cx="176" cy="122" r="14" fill="var(--art-clay)" />
      <circle cx="150" cy="130" r="11" fill="var(--art-clay)" />
      <path
        d="M176 122m-8-4a9 9 0 0 1 14 0"
        fill="none"
        stroke="var(--art-paper)"
        strokeWidth="2"
        opacity=".6"
      />
      <Leaves
        sprigs={[
          { at: [190, 108], turn: -70, length: 30 },
          { at: [190, 108], turn: -110, length: 28 },
          { at: [190, 108], turn: -25, length: 22 },
        ]}
      />
      <g fill="none" stroke="var(--art-stone-shade)" strokeLinecap="round">
        <path d="M84 66V88Q84 98 92 98T100 88V66M92 66V150" strokeWidth="4" />
        <path d="M230 150V64Q240 74 238 108H230" strokeWidth="4" fill="var(--art-stone)" />
      </g>
      <circle cx="228" cy="38" r="19" fill="var(--art-ripple)" opacity=".8" />
      <circle cx="228" cy="38" r="13" fill="var(--art-water-deep)" opacity=".6" />
      <path d="M74 46C68 30 92 20 112 28C126 34 122 50 108 52S80 58 74 46z" fill="var(--art-wood-shade)" />
      <path
        d="M84 36l6 10M96 33l6 11M107 34l4 9"
        stroke="var(--art-coin)"
        strokeLinecap="round"
        strokeWidth="3"
      />
    </>
  );
}

/** In the hall the phone lies by a small lamp; through the open door a bed can be seen. */
export function PhoneInTheHall() {
  return (
    <>
      <Room floor={172} />
      <path d="M170 26H270V172H170z" fill="var(--art-hill-3)" />
      <NightOutside x={196} y={44} width={62} height={62} />
      <path d="M196 44h62v62h-62z" fill="none" stroke="var(--art-paper)" strokeWidth="3" opacity=".8" />
      <clipPath id="a-door">
        <path d="M170 26H270V172H170z" />
      </clipPath>
      <g clipPath="url(#a-door)">
        <Placed x={276} y={170} scale={0.94}>
          <Bed />
        </Placed>
      </g>
      <path d="M166 174V22H274V174" fill="none" stroke="var(--art-paper)" strokeWidth="8" />
      <Glow x={112} y={86} radius={44} />
      <path d="M64 124H146V132H64zM72 132H78V186H72zM132 132H138V186H132z" fill="var(--art-wood-shade)" />
      <path d="M78 140H132V152H78z" fill="var(--art-wood)" />
      <Placed x={122} y={124} scale={0.78}>
        <Lamp />
      </Placed>
      <path d="M70 118H104Q108 118 108 124H66Q66 118 70 118z" fill="var(--art-ink)" />
      <path d="M72 117H102" stroke="var(--art-stone)" strokeLinecap="round" strokeWidth="2.500" />
    </>
  );
}

/** A clock with three hours marked, and the letters on their tray. */
export function ClockAndLetters() {
  return (
    <>
      <path d="M0 0H320V150H0z" fill="var(--art-hill-1)" />
      <TableTop y={148} />
      <Clock x={130} y={78} radius={54} hands="M0 0L-19-11M0 0L2-26">
        <path
          d="M0 0L-25-14.500A29 29 0 0 1-15-25zM0 0L25-15A29 29 0 0 1 29-2zM0 0L9 27.500A29 29 0 0 0 20 21z"
          fill="var(--art-coin)"
        />
      </Clock>
      <Shade x={222} y={176} width={106} />
      <Placed x={224} y={132} scale={2.1} turn={-8}>
        <Envelope />
      </Placed>
      <Placed x={216} y={146} scale={2.1} turn={5}>
        <Envelope />
      </Placed>
      <path d="M168 148H176L180 168H264L268 148H276L270 178H174z" fill="var(--art-wood-shade)" />
    </>
  );
}

/** A phone whose feed has become a garden. */
export function GardenInThePhone() {
  return (
    <>
      <Glow x={160} y={100} radius={92} />
      <OpenPhone x={160} y={106} scale={1.14}>
        <path d="M-32-50Q-32-57-25-57H23Q30-57 30-50V10H-32z" fill="var(--art-water)" />
        <circle cx="10" cy="-30" r="11" fill="var(--art-coin)" />
        <path d="M-32 4Q-16-12 0 2T30-2V50Q30 57 23 57H-25Q-32 57-32 50z" fill="var(--art-leaf)" />
        <path d="M-32 24Q-10 12 8 26T30 24V50Q30 57 23 57H-25Q-32 57-32 50z" fill="var(--art-leaf-shade)" />
      </OpenPhone>
      <Leaves
        sprigs={[
          { at: [128, 160], turn: -140, length: 40 },
          { at: [128, 160], turn: -100, length: 50 },
          { at: [190, 164], turn: -60, length: 56 },
          { at: [192, 164], turn: -20, length: 40 },
          { at: [160, 166], turn: -90, length: 40 },
        ]}
      />
      <Blossoms
        at={[
          [122, 104],
          [220, 112],
          [160, 118],
          [96, 130],
        ]}
        radius={10}
      />
      <Placed x={184} y={128} scale={0.8}>
        <Bird />
      </Placed>
    </>
  );
}

/** By night a cart is left to wait under a lantern. */
export function ParkedCart() {
  return (
    <>
      <Night />
      <path d="M0 156Q160 146 320 156V200H0z" fill="var(--art-hill-2)" />
      <path d="M96 170V40Q96 30 106 30H116" fill="none" stroke="var(--art-ink)" strokeWidth="5" />
      <path d="M116 30V40" stroke="var(--art-ink)" strokeWidth="2" />
      <Shared shape="lantern" x={116} y={82} />
      <ellipse cx="184" cy="174" rx="72" ry="8" fill="var(--art-ink)" opacity=".3" />
      <path d="M168 68H204V106H168z" fill="var(--art-wood)" />
      <path d="M182 68h8v38h-8z" fill="var(--art-clay)" />
      <g fill="none" stroke="var(--art-paper)" strokeLinecap="round" strokeLinejoin="round">
        <path d="M248 74H236L222 138H152L142 84H232" strokeWidth="5" />
        <path d="M146 102H228M149 120H225M166 86L170 136M188 86V136M210 86L206 136" strokeWidth="2.500" />
        <path d="M222 138Q230 156 218 156H158" strokeWidth="4" />
      </g>
      <circle cx="166" cy="166" r="7.500" fill="var(--art-stone)" />
      <circle cx="212" cy="166" r="7.500" fill="var(--art-stone)" />
    </>
  );
}
