import { Bird } from "../figures.tsx";
import { Placed } from "../kit.tsx";
import { Bough } from "../plants.tsx";
import { strokes } from "../strokes.ts";
import { Glints, Ripples } from "../water.tsx";
import type { Moving } from "./moving.tsx";
import { HandOnTable } from "./people.tsx";
import { Shade, TableTop, WindowedWall } from "./rooms.tsx";
import { Glow, Lake, Rock, Shared, Sun } from "./shared-shapes.tsx";

/** What one sees: spectacles on the sill, and the hills beyond. */
export function EyesStep({ way = 0 }: Moving) {
  return (
    <>
      <Sun x={112 + way * 96} y={52 - Math.sin(way * Math.PI) * 12} radius={20} halo={34} />
      <Shared shape="range" x={0} y={112} />
      <Lake y={110} bottom={150} />
      <WindowedWall x={36} y={-10} width={248} height={152} />
      <TableTop y={162} grain={false} />
      <Shade x={166} y={178} width={126} />
      <path
        d="M111 152Q104 138 124 133L150 131M209 152Q216 138 196 133L170 131"
        fill="none"
        stroke="var(--art-ink)"
        strokeLinecap="round"
        strokeWidth="3.5"
        opacity=".75"
      />
      <g fill="var(--art-ripple)" fillOpacity=".45" stroke="var(--art-ink)" strokeWidth="4">
        <ellipse cx="134" cy="160" rx="23" ry="18" />
        <ellipse cx="186" cy="160" rx="23" ry="18" />
      </g>
      <path d="M156 156Q160 151 164 156" fill="none" stroke="var(--art-ink)" strokeWidth="4" />
    </>
  );
}

/** What one touches: a hand on a cool stone. */
export function HandOnStoneStep({ way = 0 }: Moving) {
  return (
    <>
      <Lake y={0} />
      <Glints x={10} y={10} width={280} height={170} seed={19} count={9} />
      <Ripples x={146} y={104} radius={186 + way * 14} flat={0.6} rings={4} />
      <Rock x={146} y={152} width={196} height={108} dry />
      <Placed x={190 - way * 34} y={136 + way * 4} scale={1.9} turn={-38 + way * 9}>
        <HandOnTable sleeve="clay" />
      </Placed>
      <Shared shape="lily" x={44} y={172} />
    </>
  );
}

/** What one hears: a bird sings. */
export function EarStep({ way = 1 }: Moving) {
  const heard = (wave: number) => Math.min(1, Math.max(0, way * 3 - wave));
  return (
    <>
      <Glow x={150} y={96} radius={84} />
      <Shared shape="valley" x={0} y={176} />
      <Lake y={174} />
      <Bough start={[-6, 170]} bend={[90, 150]} end={[206, 134]} leaf={24} count={8} />
      <Placed x={132} y={124} scale={2} turn={way * -4 + 4}>
        <Bird />
      </Placed>
      <g fill="none" stroke="var(--art-clay)" strokeLinecap="round" strokeWidth="4">
        <path d="M204 88Q214 104 204 122" opacity={heard(0)} />
        <path d="M222 76Q240 104 222 134" opacity={0.75 * heard(1)} />
        <path d="M240 64Q266 104 240 146" opacity={0.5 * heard(2)} />
      </g>
    </>
  );
}

const buds = [0, 9, 18, 27, 36];

/** What one smells: lavender in a cup. */
export function ScentStep({ way = 0 }: Moving) {
  return (
    <>
      <Glow x={160} y={80} radius={78} />
      <TableTop y={154} />
      <Shade x={162} y={186} width={110} />
      <Lavender turn={-22 + way * 4} />
      <Lavender turn={20 + way * 5} />
      <Lavender turn={-2 + way * 4} />
      <path d="M124 128H196L188 180Q160 190 132 180z" fill="var(--art-paper)" />
      <path d="M178 128H196L188 180Q176 185 162 185Q182 166 178 128z" fill="var(--art-paper-shade)" />
      <Placed x={0} y={way * -16}>
        <path
          {...strokes.steam}
          d="M214 100q14-12 26 0t26 0M222 78q12-10 22 0t22 0M60 92q12-10 22 0t22 0M64 114q10-10 18 0t18 0"
        />
      </Placed>
    </>
  );
}

function Lavender({ turn }: { turn: number }) {
  return (
    <Placed x={160} y={140} turn={turn}>
      <path
        d="M0 0V-108M0-24Q-12-40-12-52M0-16Q10-32 12-44"
        fill="none"
        stroke="var(--art-reed)"
        strokeLinecap="round"
        strokeWidth="3"
      />
      <g strokeLinecap="round">
        <path
          d={buds.map((down) => `M-5-${108 - down}h0M5-${112 - down}h0`).join("")}
          stroke="var(--art-plum)"
          strokeWidth="9"
        />
        <path
          d={buds.map((down) => `M-6-${109 - down}h0M4-${113 - down}h0`).join("")}
          stroke="var(--art-blossom-shade)"
          strokeWidth="3.5"
        />
      </g>
    </Placed>
  );
}

/** What one tastes: an orange, cut open. */
export function TasteStep({ way = 0 }: Moving) {
  return (
    <>
      <Glow x={150} y={78} radius={74} />
      <TableTop y={122} />
      <Shade x={164} y={166} width={220} flat={0.16} />
      <ellipse cx="160" cy="156" rx="104" ry="25" fill="var(--art-paper-shade)" />
      <ellipse cx="160" cy="152" rx="104" ry="25" fill="var(--art-paper)" />
      <ellipse
        cx="160"
        cy="153"
        rx="74"
        ry="15"
        fill="none"
        stroke="var(--art-paper-shade)"
        strokeWidth="2"
      />
      <circle cx="112" cy="108" r="42" fill="var(--art-clay)" />
      <path d="M124 68a42 42 0 0 1-34 76Q136 128 124 68z" fill="var(--art-clay-shade)" />
      <Placed x={190 + way * 14} y={114 - way * 3} turn={way * 40}>
        <circle r="38" fill="var(--art-clay)" />
        <circle r="34" fill="var(--art-paper)" />
        <circle r="30" fill="var(--art-coin)" />
        <path d="M-30 0H30M-15-26L15 26M15-26L-15 26" stroke="var(--art-paper)" strokeWidth="3" />
        <circle r="4" fill="var(--art-paper)" />
      </Placed>
      <path d="M106 66Q108 52 124 46Q142 50 148 42Q140 66 116 62z" fill="var(--art-leaf)" />
    </>
  );
}

/** What the feet feel: the water, ankle-deep. */
export function FeetStep({ way = 0 }: Moving) {
  return (
    <>
      <Lake y={0} />
      <Glints x={10} y={10} width={280} height={170} seed={31} count={9} />
      <Ripples x={160} y={98} radius={146 + way * 22} flat={0.58} />
      <Placed x={126} y={112} scale={1 - way * 0.05} turn={-7}>
        <Foot />
      </Placed>
      <Placed x={194} y={112} scale={1 - way * 0.05} turn={7} flip>
        <Foot />
      </Placed>
      <Rock x={50} y={186} width={72} height={36} dry />
      <Rock x={286} y={44} width={50} height={26} dry />
      <Shared shape="pad" x={276} y={168} />
    </>
  );
}

function Foot() {
  return (
    <>
      <path d="M-22 46L-24 110H24L20 46z" fill="var(--art-cloth)" />
      <path d="M8 46H20L24 110H10z" fill="var(--art-cloth-shade)" />
      <path
        d="M-16 66C-20 30-28 2-26-22C-22-40 18-44 24-26C28-4 16 34 17 66Q0 74-16 66z"
        fill="var(--art-skin)"
      />
      <path
        d="M17 66C16 34 28-4 24-26Q22-32 16-35C20-8 2 30 5 69Q12 69 17 66z"
        fill="var(--art-skin-shade)"
        opacity=".7"
      />
      <g stroke="var(--art-skin)" strokeLinecap="round">
        <path d="M17-36V-44" strokeWidth="14" />
        <path d="M3-38V-45" strokeWidth="10.500" />
        <path d="M-8-36V-42" strokeWidth="9.500" />
        <path d="M-17-31V-36" strokeWidth="9" />
        <path d="M-24-24V-28" strokeWidth="8" />
      </g>
      <path d="M-18 52Q0 44 19 52L22 76H-22z" fill="var(--art-cloth)" />
      <path d="M6 48.500Q12 49 19 52L22 76H8z" fill="var(--art-cloth-shade)" />
    </>
  );
}
