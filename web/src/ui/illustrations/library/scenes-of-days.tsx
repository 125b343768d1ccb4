import { Bird } from "../figures.tsx";
import { pathData } from "../geometry.ts";
import { Placed } from "../kit.tsx";
import { PaperBoat, Steam } from "../objects.tsx";
import { Cypress } from "../plants.tsx";
import { Cloud, Wood } from "../sky.tsx";
import { Glints, Ripples } from "../water.tsx";
import { TableTop, WindowedWall } from "./rooms.tsx";
import { Glow, Lake, Rock, Shared, Sun } from "./shared-shapes.tsx";

/** The newspaper is folded into a boat and tied to a post. */
export function NewspaperBoatScene() {
  return (
    <>
      <Sun x={68} y={46} radius={20} halo={34} />
      <Cloud x={196} y={34} width={74} />
      <Shared shape="slope" x={320} y={86} flip />
      <Lake y={84} />
      <Glints x={10} y={92} width={230} height={90} seed={23} count={8} />
      <Ripples x={132} y={150} radius={112} flat={0.22} />
      <Placed x={132} y={146} scale={1.7}>
        <PaperBoat />
        <path
          d="M-3-38V-6M-8-28v24M-13-18V-4"
          stroke="var(--art-stone)"
          strokeLinecap="round"
          strokeWidth="1.4"
        />
        <path
          d="M5-36V-8M9-30V-8M13-22V-8M17-14V-8"
          stroke="var(--art-stone)"
          strokeLinecap="round"
          strokeWidth="1.4"
        />
        <path
          d="M-40-14L-8-5M-36-9L-6-1M-32-4L-22-1M-31 1L-24 3"
          stroke="var(--art-stone)"
          strokeLinecap="round"
          strokeWidth="1.6"
        />
        <path d="M-18 1h13v6h-13z" fill="var(--art-clay)" opacity=".75" />
        <path
          d="M42-15L8-5M38-10L8-1M34-5L8 3M31 0L8 7"
          stroke="var(--art-stone)"
          strokeLinecap="round"
          strokeWidth="1.4"
        />
      </Placed>
      <path
        d="M214 122C236 148 256 150 278 128"
        fill="none"
        stroke="var(--art-wood-shade)"
        strokeWidth="2.4"
      />
      <path d="M272 104h14v80h-14z" fill="var(--art-wood-shade)" />
      <path d="M270 124h18v5h-18zM270 131h18v4h-18z" fill="var(--art-paper-shade)" />
      <ellipse cx="279" cy="104" rx="7" ry="2.6" fill="var(--art-wood)" />
      <Placed x={276} y={98} scale={0.62} flip>
        <Bird />
      </Placed>
      <Ripples x={279} y={184} radius={30} flat={0.22} />
      <Shared shape="reeds" x={22} y={206} />
    </>
  );
}

/** A way into the mist, and one lantern. */
export function LanternInMistScene() {
  return (
    <>
      <Shared shape="range" x={0} y={112} />
      <Mist y={88} />
      <path d="M0 116Q110 100 220 112T320 108V200H0z" fill="var(--art-leaf)" opacity=".45" />
      <g opacity=".4">
        <Cypress x={116} y={116} height={44} />
        <Cypress x={196} y={114} height={36} />
        <Cypress x={212} y={114} height={50} />
      </g>
      <Mist y={106} />
      <path d="M0 138Q130 124 320 138V200H0z" fill="var(--art-leaf)" />
      <path
        d="M168 118C150 124 196 132 182 142S86 164 96 200H216C206 174 226 160 222 146S172 130 184 118z"
        fill="var(--art-wood)"
      />
      <g opacity=".75">
        <Cypress x={58} y={146} height={74} />
        <Cypress x={84} y={142} height={56} />
      </g>
      <Mist y={124} />
      <Cypress x={28} y={176} height={110} />
      <path
        d="M0 178C50 168 86 176 94 184L92 200H0zM218 184C250 166 290 170 320 164V200H222z"
        fill="var(--art-leaf-shade)"
      />
      <Glow x={232} y={110} radius={46} />
      <path
        d="M262 186C258 140 264 110 262 66Q262 58 254 58H238"
        fill="none"
        stroke="var(--art-wood-shade)"
        strokeLinecap="round"
        strokeWidth="6"
      />
      <path d="M232 58v10" stroke="var(--art-ink)" strokeWidth="2" />
      <Shared shape="lantern" x={232} y={128} scale={1.5} />
    </>
  );
}

function Mist({ y }: { y: number }) {
  return (
    <path
      d={pathData`M0 ${y + 4}Q90 ${y - 8} 200 ${y}T320 ${y - 2}V${y + 14}Q220 ${y + 8} 120 ${y + 18}T0 ${y + 20}z`}
      fill="var(--art-halo)"
      opacity=".8"
    />
  );
}

/** A reed bends under a bird until it meets the water; it will come up again. */
export function BentReedScene() {
  return (
    <>
      <Sun x={98} y={58} radius={30} halo={50} />
      <Shared shape="slope" x={320} y={108} flip />
      <Wood x={-20} y={110} width={120} height={26} seed={33} depth={2} />
      <Lake y={106} />
      <Glints x={20} y={116} width={170} height={50} seed={41} count={6} />
      <Ripples x={112} y={160} radius={92} flat={0.22} />
      <g fill="none" strokeLinecap="round">
        <path
          d="M248 206C250 120 230 44 172 44C124 44 112 100 112 158"
          stroke="var(--art-leaf)"
          strokeWidth="4.5"
        />
        <path d="M116 112C113 128 112 140 112 150" stroke="var(--art-clay-shade)" strokeWidth="9" />
      </g>
      <path d="M244 206C246 150 238 110 214 92C256 108 262 160 256 206z" fill="var(--art-reed)" />
      <path
        d="M258 206C262 150 282 110 310 92C282 126 276 160 270 206zM226 206C226 180 214 160 190 150C222 156 238 176 238 206z"
        fill="var(--art-reed-shade)"
      />
      <Placed x={172} y={38} scale={1.05} flip>
        <Bird />
      </Placed>
      <Shared shape="lily" x={46} y={178} />
      <Rock x={300} y={190} width={60} height={22} />
    </>
  );
}

/** Tea on the window sill, the keyboard left alone for a while. */
export function SillTeaScene() {
  return (
    <>
      <Sun x={214} y={48} radius={22} halo={36} />
      <Cloud x={72} y={38} width={56} />
      <Shared shape="range" x={0} y={104} />
      <Lake y={102} bottom={130} />
      <WindowedWall x={44} y={-10} width={232} height={134} />
      <Placed x={112} y={84} scale={0.8}>
        <Steam />
      </Placed>
      <Shared shape="cup" x={112} y={130} scale={1.2} />
      <path d="M232 100H262L257 128H237z" fill="var(--art-clay)" />
      <path d="M252 100H262L257 128H247z" fill="var(--art-clay-shade)" />
      <path
        d="M246 100C240 84 226 78 216 80C224 88 236 92 246 100C246 80 250 66 262 60C264 76 256 90 248 100C256 88 268 84 278 88C270 96 258 96 247 100z"
        fill="var(--art-leaf)"
      />
      <TableTop y={158} grain={false} />
      <Keyboard />
    </>
  );
}

function Keyboard() {
  return (
    <>
      <path d="M74 176H262L280 204H56z" fill="var(--art-stone-shade)" />
      <path d="M76 173H260L276 200H60z" fill="var(--art-stone)" />
      <g stroke="var(--art-paper)" strokeDasharray="11 6.2" strokeWidth="7" opacity=".85">
        <path d="M86 180H254" />
        <path d="M80 190H262" />
        <path d="M74 200H268" />
      </g>
    </>
  );
}
