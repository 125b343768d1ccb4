import { Placed } from "../kit.tsx";
import { Coins, Lamp } from "../objects.tsx";
import { Blossoms } from "../plants.tsx";
import { NightOutside, Shade, TableTop } from "../library/rooms.tsx";
import { Glow } from "../library/shared-shapes.tsx";
import { DayOutside, Pane, Room } from "./furnishings.tsx";

/** In a round mirror a friendly face with closed eyes; flowers before it. */
export function KindMirror() {
  return (
    <>
      <path d="M0 0H320V160H0z" fill="var(--art-hill-1)" />
      <circle cx="163" cy="88" r="75" fill="var(--art-hill-3)" opacity=".4" />
      <circle cx="160" cy="84" r="74" fill="var(--art-coin)" />
      <circle cx="160" cy="84" r="66" fill="var(--art-ripple)" />
      <clipPath id="a-mirror">
        <circle cx="160" cy="84" r="66" />
      </clipPath>
      <g clipPath="url(#a-mirror)">
        <path d="M122 92C112 30 208 30 198 92Q206 118 192 128H128Q114 118 122 92z" fill="var(--art-ink)" />
        <path d="M92 160Q96 126 146 122H174Q224 126 228 160z" fill="var(--art-leaf)" />
        <path d="M148 104H172V124Q160 134 148 124z" fill="var(--art-brown-shade)" />
        <path
          d="M132 78C132 50 188 50 188 78C188 104 174 114 160 114S132 104 132 78z"
          fill="var(--art-brown)"
        />
        <path d="M130 80C128 44 192 44 190 80Q180 60 160 60T130 80z" fill="var(--art-ink)" />
        <g fill="none" stroke="var(--art-ink)" strokeLinecap="round" strokeWidth="2.800">
          <path d="M141 82q6 5 12 0M167 82q6 5 12 0" />
          <path d="M150 98q10 8 20 0" />
        </g>
      </g>
      <TableTop y={160} grain={false} />
      <Shade x={256} y={182} width={50} />
      <path d="M244 146H270L266 182H248z" fill="var(--art-plum)" />
      <path
        d="M256 148L246 112M258 148L272 108M257 148V120"
        stroke="var(--art-reed)"
        strokeLinecap="round"
        strokeWidth="3"
      />
      <Blossoms
        at={[
          [246, 106],
          [273, 102],
          [258, 118],
        ]}
        radius={10}
      />
    </>
  );
}

/** A saying embroidered and framed, an old money tin under it, a lamp. */
export function OldSaying() {
  return (
    <>
      <path d="M0 0H320V150H0z" fill="var(--art-hill-1)" />
      <path d="M84 16H208V100H84z" fill="var(--art-wood-shade)" />
      <path d="M92 24H200V92H92z" fill="var(--art-paper)" />
      <path
        d="M104 46q7-8 14 0t14 0t14 0t14 0t14 0M112 62q7-8 14 0t14 0t14 0t14 0"
        fill="none"
        stroke="var(--art-clay)"
        strokeLinecap="round"
        strokeWidth="4"
      />
      <Blossoms
        at={[
          [104, 80],
          [188, 80],
          [188, 36],
        ]}
        radius={7}
      />
      <Glow x={246} y={90} radius={48} />
      <TableTop y={150} />
      <Placed x={248} y={164} scale={1.2}>
        <Lamp />
      </Placed>
      <Shade x={138} y={180} width={110} />
      <path d="M98 132H178V172Q178 180 138 180T98 172z" fill="var(--art-plum)" />
      <path d="M160 132H178V172Q178 178 152 180Q166 160 160 132z" fill="var(--art-plum-shade)" />
      <ellipse cx="138" cy="132" rx="40" ry="9" fill="var(--art-plum-shade)" />
      <path d="M124 130L152 134" stroke="var(--art-ink)" strokeLinecap="round" strokeWidth="5" />
      <path d="M98 150Q138 162 178 150" fill="none" stroke="var(--art-coin)" strokeWidth="4" />
      <Coins x={198} y={180} count={2} radius={13} />
    </>
  );
}

/** By night a candle burns beside a picture and a flower. */
export function CandleAndPicture() {
  return (
    <>
      <path d="M0 0H320V150H0z" fill="var(--art-hill-1)" />
      <Pane x={60} y={8} width={84} height={80}>
        <NightOutside x={60} y={8} width={84} height={80} />
      </Pane>
      <Glow x={226} y={92} radius={58} />
      <TableTop y={146} />
      <Shade x={144} y={176} width={100} />
      <path d="M102 76H186V176H102z" fill="var(--art-wood-shade)" />
      <path d="M110 84H178V168H110z" fill="var(--art-water)" />
      <path d="M110 146Q140 128 178 144V168H110z" fill="var(--art-leaf)" />
      <path
        d="M126 132C118 96 170 96 162 132Q166 150 160 154H128Q122 150 126 132z"
        fill="var(--art-silver)"
      />
      <path d="M118 168Q122 148 144 148T170 168z" fill="var(--art-plum)" />
      <path d="M132 128C132 112 156 112 156 128S152 148 144 148S132 144 132 128z" fill="var(--art-skin)" />
      <Shade x={228} y={178} width={70} />
      <path d="M194 172H262Q258 182 228 182T194 172z" fill="var(--art-clay)" />
      <path d="M216 118H240V172H216z" fill="var(--art-paper)" />
      <path d="M231 118H240V172H231z" fill="var(--art-paper-shade)" />
      <path d="M228 84Q242 102 228 114Q214 102 228 84z" fill="var(--art-coin)" />
      <path d="M228 98Q233 106 228 112Q223 106 228 98z" fill="var(--art-paper)" />
      <path
        d="M74 182Q96 176 120 184"
        fill="none"
        stroke="var(--art-reed)"
        strokeLinecap="round"
        strokeWidth="3.500"
      />
      <Blossoms at={[[70, 180]]} radius={13} />
    </>
  );
}

/** Morning comes in by the open door; a coat and a bag hang ready. */
export function CoatByTheDoor() {
  return (
    <>
      <Room floor={170} />
      <DayOutside x={172} y={16} width={92} height={154} />
      <path
        d="M194 170C204 160 224 156 214 148S222 138 226 136C224 142 220 146 230 150S244 160 246 170z"
        fill="var(--art-wood)"
      />
      <path d="M172 170H264L300 200H130z" fill="var(--art-paper)" opacity=".35" />
      <path d="M168 172V12H268V172" fill="none" stroke="var(--art-paper)" strokeWidth="8" />
      <path d="M268 16L306 32V194L268 170z" fill="var(--art-plum)" />
      <circle cx="276" cy="104" r="4" fill="var(--art-coin)" />
      <path d="M58 40H142V48H58z" fill="var(--art-wood-shade)" />
      <path d="M84 48v8M120 48v6" stroke="var(--art-ink)" strokeLinecap="round" strokeWidth="4" />
      <path
        d="M84 56C70 60 62 68 60 84L56 138H66L68 150H100L102 138H112L108 84C106 68 98 60 84 56z"
        fill="var(--art-clay)"
      />
      <path d="M84 56C98 60 106 68 108 84L112 138H102L100 150H86z" fill="var(--art-clay-shade)" />
      <path
        d="M76 60L84 74L92 60"
        fill="none"
        stroke="var(--art-paper)"
        strokeLinejoin="round"
        strokeWidth="3.500"
      />
      <path d="M120 54Q128 72 132 92" fill="none" stroke="var(--art-wood-shade)" strokeWidth="3.500" />
      <path d="M112 92H146L150 124H110z" fill="var(--art-water-deep)" />
      <path d="M112 92H146L147 104H112z" fill="var(--art-ink)" opacity=".35" />
    </>
  );
}
