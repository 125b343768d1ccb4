import { Placed } from "../kit.tsx";
import { Lamp } from "../objects.tsx";
import { HandOnTable } from "../library/people.tsx";
import { Chair, NightOutside, Shade } from "../library/rooms.tsx";
import { Glow } from "../library/shared-shapes.tsx";
import { Arrow, SideHead, SideSitter } from "../library/sitters.tsx";
import { Pane, Room } from "./furnishings.tsx";
import { BigWheel, LyingFigure, Wheelchair } from "./people.tsx";

/** At a desk somebody in a wheelchair lets a shoulder go round. */
export function ShouldersAtTheDesk() {
  return (
    <>
      <Room floor={168} />
      <path
        d="M186 118H300V126H186zM196 126H202V184H196zM286 126H292V184H286z"
        fill="var(--art-wood-shade)"
      />
      <path d="M214 60H290Q294 60 294 64V104Q294 108 290 108H214z" fill="var(--art-stone-shade)" />
      <path
        d="M208 60H284Q288 60 288 64V104Q288 108 284 108H208Q204 108 204 104V64Q204 60 208 60z"
        fill="var(--art-ink)"
      />
      <path d="M209 65H283V103H209z" fill="var(--art-water-deep)" opacity=".6" />
      <path d="M240 108H252L256 118H236z" fill="var(--art-stone)" />
      <Placed x={132} y={184} scale={1.06}>
        <SideSitter
          seat={<Wheelchair />}
          skin="brown"
          cloth="leaf"
          arm="M-4-92Q-12-70 0-64L10-61"
          hand="M14-59L24-57"
        />
        <BigWheel />
      </Placed>
      <Arrow d="M92 106Q82 74 112 58" tip={[112, 58, -24]} />
    </>
  );
}

/** Somebody with silver hair pushes against the wall; a chair stands ready. */
export function WallPush() {
  return (
    <>
      <Room floor={170} />
      <path d="M228 0H320V200H228z" fill="var(--art-hill-2)" />
      <path d="M228 0h5v200h-5z" fill="var(--art-paper)" opacity=".4" />
      <Placed x={84} y={184} scale={1.02}>
        <Chair cushion="plum" />
      </Placed>
      <ellipse cx="150" cy="186" rx="42" ry="5" fill="var(--art-wood-shade)" opacity=".6" />
      <SideHead x={180} y={50} turn={14} hair="silver" />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d="M150 112L138 146L132 178M150 112L150 146L150 180" stroke="var(--art-ink)" strokeWidth="15" />
        <path d="M134 183H146M152 184H164" stroke="var(--art-clay-shade)" strokeWidth="8" />
        <path d="M224 72L224 84" stroke="var(--art-skin-shade)" strokeWidth="8" />
        <path d="M172 78L200 92L220 80" stroke="var(--art-clay-shade)" strokeWidth="10" />
      </g>
      <path
        d="M138 116C140 92 150 74 164 64Q174 62 180 70C182 88 172 100 164 120Q150 126 138 116z"
        fill="var(--art-clay)"
      />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d="M222 66L224 58" stroke="var(--art-skin)" strokeWidth="8" />
        <path d="M168 76L196 82L219 69" stroke="var(--art-clay)" strokeWidth="10.500" />
        <path
          d="M168 76L196 82L219 69"
          stroke="var(--art-clay-shade)"
          strokeWidth="2"
          opacity=".6"
          transform="translate(0 5)"
        />
      </g>
    </>
  );
}

/** Two hands hang loose and are shaken out. */
export function ShakenHands() {
  return (
    <>
      <Glow x={160} y={100} radius={92} />
      <Placed x={112} y={94} scale={1.15} turn={172}>
        <HandOnTable sleeve="plum" skin="brown" />
      </Placed>
      <Placed x={208} y={94} scale={1.15} turn={-172} flip>
        <HandOnTable sleeve="plum" skin="brown" />
      </Placed>
      <path
        d="M66 118Q58 134 66 150M54 124Q48 136 54 146M254 118Q262 134 254 150M266 124Q272 136 266 146M150 134Q156 146 150 158M170 134Q164 146 170 158"
        fill="none"
        stroke="var(--art-clay)"
        strokeLinecap="round"
        strokeWidth="4"
      />
    </>
  );
}

const note = "M0 0V-26Q8-22 14-25";

/** In the evening a radio plays three songs. */
export function RadioAtNight() {
  return (
    <>
      <Room floor={176} />
      <Pane x={48} y={6} width={84} height={62}>
        <NightOutside x={48} y={6} width={84} height={62} />
      </Pane>
      <path d="M56 142H284V152H56zM68 152H276V196H68z" fill="var(--art-wood-shade)" />
      <path d="M76 158H168V190H76zM176 158H268V190H176z" fill="var(--art-wood)" />
      <Placed x={96} y={142} scale={0.7}>
        <Lamp />
      </Placed>
      <path d="M226 90L256 52" stroke="var(--art-stone)" strokeLinecap="round" strokeWidth="3" />
      <rect x="142" y="86" width="112" height="56" rx="10" fill="var(--art-clay)" />
      <path d="M236 86h8q10 0 10 10v36q0 10-10 10h-8z" fill="var(--art-clay-shade)" />
      <circle cx="172" cy="114" r="20" fill="var(--art-clay-shade)" />
      <path
        d="M158 106h28M154 114h36M158 122h28"
        stroke="var(--art-clay)"
        strokeLinecap="round"
        strokeWidth="2.500"
      />
      <path d="M202 98H240V110H202z" fill="var(--art-paper)" />
      <path d="M226 98V110" stroke="var(--art-ink)" strokeWidth="2" />
      <circle cx="210" cy="126" r="6.500" fill="var(--art-paper)" />
      <circle cx="232" cy="126" r="6.500" fill="var(--art-paper)" />
      <g fill="none" stroke="var(--art-ink)" strokeLinecap="round" strokeWidth="3.500">
        {[150, 184, 216].map((x, index) => (
          <path key={x} d={note} transform={`translate(${x + 7} ${70 - index * 12})`} />
        ))}
      </g>
      <g fill="var(--art-ink)">
        {[150, 184, 216].map((x, index) => (
          <ellipse
            key={x}
            cx={x + 2}
            cy={70 - index * 12}
            rx="6.500"
            ry="5"
            transform={`rotate(-18 ${x + 2} ${70 - index * 12})`}
          />
        ))}
      </g>
    </>
  );
}

/** Lying on a rug by lamplight, a knee drawn to the chest; it is night. */
export function KneeToChest() {
  return (
    <>
      <Room floor={128} />
      <Pane x={52} y={18} width={76} height={74}>
        <NightOutside x={52} y={18} width={76} height={74} />
      </Pane>
      <Glow x={228} y={58} radius={46} />
      <path d="M192 96H266V104H192zM202 104H208V136H202zM250 104H256V136H250z" fill="var(--art-wood-shade)" />
      <Placed x={228} y={96} scale={0.8}>
        <Lamp />
      </Placed>
      <Shade x={160} y={170} width={250} flat={0.14} />
      <ellipse cx="160" cy="168" rx="122" ry="17" fill="var(--art-water-deep)" />
      <ellipse
        cx="160"
        cy="168"
        rx="110"
        ry="13"
        fill="none"
        stroke="var(--art-paper)"
        strokeWidth="1.600"
        opacity=".7"
      />
      <Placed x={166} y={170} scale={1.12}>
        <LyingFigure cloth="clay" skin="brown" pose="knee held" />
      </Placed>
    </>
  );
}
